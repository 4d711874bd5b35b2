// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_WARP_H
#define BACKENDS_CPU_INCLUDE_WARP_H

// Shuffles, votes, matches and reductions of a warp, over the two collectives of the compiler: read a
// value of another lane, and ballot. Templates, so that a program's own overloads are preferred.
// Widths are powers of two up to the warp size; `mask` is any integer with one bit per lane.

#include <hip/cpu/builtins.h>
#include <hip/cpu/coordinates.h>

// The value of lane `source`, for trivially copyable types of any size.
template <typename T>
__HIPCPU_DEVICE__ T __hipcpu_read_lane(T value, int source) {
  if constexpr (sizeof(T) <= 4) {
    int bits = 0;
    __builtin_memcpy(&bits, &value, sizeof(T));
    bits = __hipcpu_shuffle32(bits, source);
    __builtin_memcpy(&value, &bits, sizeof(T));
  } else {
    constexpr unsigned words = (sizeof(T) + 7) / 8;
    long bits[words] = {};
    __builtin_memcpy(bits, &value, sizeof(T));
#pragma unroll
    for (unsigned i = 0; i < words; ++i) bits[i] = __hipcpu_shuffle64(bits[i], source);
    __builtin_memcpy(&value, bits, sizeof(T));
  }
  return value;
}

__HIPCPU_DEVICE__ unsigned int __lane_id() { return __hipcpu_lane(); }

template <typename T>
__HIPCPU_DEVICE__ T __shfl(T value, int source, int width = warpSize) {
  const int lane = static_cast<int>(__hipcpu_lane());
  return __hipcpu_read_lane(value, (lane & ~(width - 1)) | (source & (width - 1)));
}
template <typename T>
__HIPCPU_DEVICE__ T __shfl_up(T value, unsigned int delta, int width = warpSize) {
  const int lane = static_cast<int>(__hipcpu_lane());
  const int distance = static_cast<int>(delta);
  return __hipcpu_read_lane(value, (lane & (width - 1)) < distance ? lane : lane - distance);
}
template <typename T>
__HIPCPU_DEVICE__ T __shfl_down(T value, unsigned int delta, int width = warpSize) {
  const int lane = static_cast<int>(__hipcpu_lane());
  const int distance = static_cast<int>(delta);
  return __hipcpu_read_lane(value, (lane & (width - 1)) + distance >= width ? lane : lane + distance);
}
template <typename T>
__HIPCPU_DEVICE__ T __shfl_xor(T value, int laneMask, int width = warpSize) {
  const int lane = static_cast<int>(__hipcpu_lane());
  const int source = lane ^ laneMask;
  return __hipcpu_read_lane(value, source >= (lane & ~(width - 1)) + width ? lane : source);
}

// The _sync spellings: the lanes named by the mask are those that execute the call.
template <typename Mask, typename T>
__HIPCPU_DEVICE__ T __shfl_sync(Mask, T value, int source, int width = warpSize) {
  return __shfl(value, source, width);
}
template <typename Mask, typename T>
__HIPCPU_DEVICE__ T __shfl_up_sync(Mask, T value, unsigned int delta, int width = warpSize) {
  return __shfl_up(value, delta, width);
}
template <typename Mask, typename T>
__HIPCPU_DEVICE__ T __shfl_down_sync(Mask, T value, unsigned int delta, int width = warpSize) {
  return __shfl_down(value, delta, width);
}
template <typename Mask, typename T>
__HIPCPU_DEVICE__ T __shfl_xor_sync(Mask, T value, int laneMask, int width = warpSize) {
  return __shfl_xor(value, laneMask, width);
}

__HIPCPU_DEVICE__ unsigned long long __ballot(int predicate) { return __hipcpu_ballot(predicate); }
__HIPCPU_DEVICE__ unsigned long long __ballot64(int predicate) { return __hipcpu_ballot(predicate); }
__HIPCPU_DEVICE__ unsigned long long __activemask() { return __hipcpu_ballot(1); }
__HIPCPU_DEVICE__ int __any(int predicate) { return __hipcpu_ballot(predicate) != 0; }
__HIPCPU_DEVICE__ int __all(int predicate) { return __hipcpu_ballot(!predicate) == 0; }

// A negative mask such as -1 names every lane.
template <typename Mask>
__HIPCPU_DEVICE__ unsigned long long __ballot_sync(Mask mask, int predicate) {
  return __hipcpu_ballot(predicate) & static_cast<unsigned long long>(mask);
}
template <typename Mask>
__HIPCPU_DEVICE__ int __any_sync(Mask mask, int predicate) {
  return __ballot_sync(mask, predicate) != 0;
}
template <typename Mask>
__HIPCPU_DEVICE__ int __all_sync(Mask mask, int predicate) {
  return __ballot_sync(mask, !predicate) == 0;
}

__HIPCPU_DEVICE__ unsigned long long __lanemask_eq() { return 1ull << __hipcpu_lane(); }
__HIPCPU_DEVICE__ unsigned long long __lanemask_lt() { return __lanemask_eq() - 1; }
__HIPCPU_DEVICE__ unsigned long long __lanemask_le() { return __lanemask_lt() | __lanemask_eq(); }
__HIPCPU_DEVICE__ unsigned long long __lanemask_gt() {
  return ~__lanemask_le() & (~0ull >> (64 - warpSize));
}
__HIPCPU_DEVICE__ unsigned long long __lanemask_ge() { return __lanemask_gt() | __lanemask_eq(); }

// Takes one value after the other from the lanes that are left, and removes those that hold it: one
// round per different value, in step for all lanes.
template <typename Mask, typename T>
__HIPCPU_DEVICE__ unsigned long long __match_any_sync(Mask mask, T value) {
  unsigned long long left = __hipcpu_ballot(1);
  unsigned long long same = 0;
#pragma unroll 1
  while (left != 0) {
    const T candidate = __hipcpu_read_lane(value, __builtin_ctzll(left));
    const unsigned long long holders = __hipcpu_ballot(value == candidate) & left;
    if (value == candidate) same = holders;
    left &= ~holders;
    if (holders == 0) break;  // not equal to itself
  }
  return same & static_cast<unsigned long long>(mask);
}
template <typename Mask, typename T>
__HIPCPU_DEVICE__ unsigned long long __match_all_sync(Mask mask, T value, int* equal) {
  const unsigned long long lanes = static_cast<unsigned long long>(mask) & __hipcpu_ballot(1);
  const T first = __hipcpu_read_lane(value, __builtin_ctzll(lanes));
  *equal = __all_sync(lanes, value == first);
  return *equal ? lanes : 0;
}
template <typename T>
__HIPCPU_DEVICE__ unsigned long long __match_any(T value) {
  return __match_any_sync(~0ull, value);
}
template <typename T>
__HIPCPU_DEVICE__ unsigned long long __match_all(T value, int* equal) {
  return __match_all_sync(~0ull, value, equal);
}

// Combines the values of the lanes of a mask; `combine` sees accumulator a and value b.
#define __HIPCPU_REDUCE_SYNC(name, combine)                                        \
  template <typename Mask, typename T>                                             \
  __HIPCPU_DEVICE__ T __reduce_##name##_sync(Mask mask, T value) {                 \
    const unsigned long long lanes =                                               \
        static_cast<unsigned long long>(mask) & __hipcpu_ballot(1);                \
    T a = __hipcpu_read_lane(value, __builtin_ctzll(lanes));                       \
    bool started = false;                                                          \
    _Pragma("unroll 1") for (int lane = 0; lane < warpSize; ++lane) {              \
      const T b = __hipcpu_read_lane(value, lane);                                 \
      if (lanes >> lane & 1) {                                                     \
        if (started) a = (combine);                                                \
        started = true;                                                            \
      }                                                                            \
    }                                                                              \
    return a;                                                                      \
  }
__HIPCPU_REDUCE_SYNC(add, a + b)
__HIPCPU_REDUCE_SYNC(min, b < a ? b : a)
__HIPCPU_REDUCE_SYNC(max, a < b ? b : a)
__HIPCPU_REDUCE_SYNC(and, a & b)
__HIPCPU_REDUCE_SYNC(or, a | b)
__HIPCPU_REDUCE_SYNC(xor, a ^ b)
#undef __HIPCPU_REDUCE_SYNC

// HIP's names for the hardware's data movement.
__HIPCPU_DEVICE__ unsigned int __hip_ds_bpermute(int index, unsigned int value) {
  return __hipcpu_read_lane(value, (index >> 2) & (warpSize - 1));
}
__HIPCPU_DEVICE__ float __hip_ds_bpermutef(int index, float value) {
  return __hipcpu_read_lane(value, (index >> 2) & (warpSize - 1));
}
template <typename T>
__HIPCPU_DEVICE__ T __hip_readfirstlane(T value) {
  return __hipcpu_read_lane(value, __builtin_ctzll(__hipcpu_ballot(1)));
}
__HIPCPU_DEVICE__ unsigned int __mbcnt_lo(unsigned int mask, unsigned int base) {
  return base + __builtin_popcount(mask & static_cast<unsigned int>(__lanemask_lt()));
}
__HIPCPU_DEVICE__ unsigned int __mbcnt_hi(unsigned int mask, unsigned int base) {
  return base + __builtin_popcount(mask & static_cast<unsigned int>(__lanemask_lt() >> 32));
}

#endif
