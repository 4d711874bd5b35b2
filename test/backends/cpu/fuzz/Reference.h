// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef TEST_BACKENDS_CPU_FUZZ_REFERENCE_H
#define TEST_BACKENDS_CPU_FUZZ_REFERENCE_H

// The device language for the slow direct executor: kernels compile as plain C++ over
// the meetings of Executor.h.

#include "test/backends/cpu/fuzz/Executor.h"

#define warpSize fuzzWarpSize

#define __global__
#define __device__
#define __shared__ static
#define __constant__
#define __noinline__ __attribute__((noinline))
#define FUZZ_LOOP(site) fuzz::Place fuzzPlace(site);
#define FUZZ_NEXT fuzz::nextIteration();
#define FUZZ_SITE(site) fuzz::setSite(site);
#define FUZZ_DYNAMIC(type, name) type* const name = static_cast<type*>(fuzz::dynamicShared());

inline void __syncthreads() { fuzz::meetInBlock(false); }
inline int __syncthreads_count(int predicate) { return fuzz::meetInBlock(predicate != 0).yes; }
inline int __syncthreads_or(int predicate) { return fuzz::meetInBlock(predicate != 0).yes != 0; }
inline int __syncthreads_and(int predicate) { return fuzz::meetInBlock(predicate == 0).yes == 0; }
inline void __syncwarp() { fuzz::meetInWarp(0); }
inline void __threadfence() {}
inline unsigned __lane_id() { return fuzz::laneId(); }

inline std::uint64_t __ballot(int predicate) {
  const auto meeting = fuzz::meetInWarp(predicate != 0);
  std::uint64_t mask = 0;
  for (int lane = 0; lane < 64; ++lane)
    if (meeting->active >> lane & 1) mask |= meeting->values[lane] << lane;
  return mask;
}
inline std::uint64_t __activemask() { return __ballot(1); }
inline int __any(int predicate) { return __ballot(predicate) != 0; }
inline int __all(int predicate) { return __ballot(!predicate) == 0; }

namespace fuzz {
template <typename T>
std::uint64_t bitsOf(T value) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof value);
  return bits;
}
template <typename T>
T fromBits(std::uint64_t bits) {
  T value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}
template <typename T>
T readLane(T value, int source) {
  const auto meeting = meetInWarp(bitsOf(value));
  return source < 0 || source >= fuzzWarpSize ? value : fromBits<T>(meeting->values[source]);
}
}  // namespace fuzz

template <typename T>
T __shfl(T value, int source, int width) {
  const int first = int(__lane_id()) / width * width;
  return fuzz::readLane(value, first + (source & (width - 1)));
}
template <typename T>
T __shfl_up(T value, unsigned delta, int width) {
  const int lane = int(__lane_id());
  return fuzz::readLane(value, lane - int(delta) >= lane / width * width ? lane - int(delta) : lane);
}
template <typename T>
T __shfl_down(T value, unsigned delta, int width) {
  const int lane = int(__lane_id());
  return fuzz::readLane(value, lane + int(delta) < (lane / width + 1) * width ? lane + int(delta) : lane);
}
template <typename T>
T __shfl_xor(T value, int mask, int width) {
  const int lane = int(__lane_id());
  return fuzz::readLane(value, (lane ^ mask) < (lane / width + 1) * width ? lane ^ mask : lane);
}
template <typename T>
std::uint64_t __match_any_sync(std::uint64_t mask, T value) {
  const auto meeting = fuzz::meetInWarp(fuzz::bitsOf(value));
  std::uint64_t same = 0;
  for (int lane = 0; lane < 64; ++lane)
    if ((meeting->active >> lane & 1) && fuzz::fromBits<T>(meeting->values[lane]) == value)
      same |= std::uint64_t(1) << lane;
  return same & mask;
}
template <typename T>
std::uint64_t __match_all_sync(std::uint64_t mask, T value, int* equal) {
  const std::uint64_t active = __activemask();
  *equal = __match_any_sync(mask, value) == (active & mask);
  // One lane of the group that differs makes all differ.
  *equal = __all(*equal);
  return *equal ? active & mask : 0;
}
#define FUZZ_REDUCE(name, combine)                                              \
  template <typename T>                                                         \
  T __reduce_##name##_sync(std::uint64_t mask, T value) {                       \
    const auto meeting = fuzz::meetInWarp(fuzz::bitsOf(value));                 \
    bool started = false;                                                       \
    T a = value;                                                                \
    for (int lane = 0; lane < 64; ++lane) {                                     \
      if (!(meeting->active & mask & std::uint64_t(1) << lane)) continue;       \
      const T b = fuzz::fromBits<T>(meeting->values[lane]);                     \
      a = started ? T(combine) : b;                                             \
      started = true;                                                           \
    }                                                                           \
    return a;                                                                   \
  }
FUZZ_REDUCE(add, a + b)
FUZZ_REDUCE(min, b < a ? b : a)
FUZZ_REDUCE(max, a < b ? b : a)
FUZZ_REDUCE(and, a & b)
FUZZ_REDUCE(or, a | b)
FUZZ_REDUCE(xor, a ^ b)
#undef FUZZ_REDUCE

// One fiber runs at a time.
#define FUZZ_ATOMIC(name, ...)                        \
  template <typename T>                               \
  T name(T* address, T value) {                       \
    const T old = *address;                           \
    *address = __VA_ARGS__;                           \
    return old;                                       \
  }
FUZZ_ATOMIC(atomicAdd, T(old + value))
FUZZ_ATOMIC(atomicMin, value < old ? value : old)
FUZZ_ATOMIC(atomicMax, old < value ? value : old)
FUZZ_ATOMIC(atomicAnd, T(old & value))
FUZZ_ATOMIC(atomicOr, T(old | value))
FUZZ_ATOMIC(atomicXor, T(old ^ value))
#undef FUZZ_ATOMIC

#endif
