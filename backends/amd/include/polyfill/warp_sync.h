// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The warp functions with a mask, over those without. All lanes of a wavefront run in step, so a
// mask only selects whose predicate counts; a lane that calls is in the mask, as CUDA demands.
// A mask of 32 bits holds for both halves of a 64-lane wavefront: 0xffffffff is every lane.
#ifndef BACKENDS_AMD_INCLUDE_POLYFILL_WARP_SYNC_H
#define BACKENDS_AMD_INCLUDE_POLYFILL_WARP_SYNC_H

#ifdef HIP_AMD_OWN_WARP_SYNC

#define HIP_AMD_DEVICE static __device__ inline __attribute__((always_inline, unused))

namespace hip_amd {
// Lanes that execute this together.
HIP_AMD_DEVICE unsigned long long active() { return __ballot(1); }

template <class Mask>
HIP_AMD_DEVICE unsigned long long wide(Mask mask) {
  static_assert(sizeof(Mask) <= 8, "A mask of lanes has at most 64 bits");
  const unsigned long long bits = static_cast<unsigned long long>(mask);
  return sizeof(Mask) == 8 ? bits : (bits & 0xffffffffull) | bits << 32;
}

// Moves a value of any size in words of 32 bits; move(word) is one of the __shfl functions.
template <class T, class Move>
HIP_AMD_DEVICE T byWords(T value, Move move) {
  constexpr int kWords = (sizeof(T) + 3) / 4;
  int words[kWords] = {};
  __builtin_memcpy(words, &value, sizeof(T));
#pragma unroll
  for (int i = 0; i < kWords; ++i) words[i] = move(words[i]);
  __builtin_memcpy(&value, words, sizeof(T));
  return value;
}

template <class T>
HIP_AMD_DEVICE T readLane(T value, int lane) {
  return byWords(value, [=](int word) { return __builtin_amdgcn_readlane(word, lane); });
}

// Combines the values of the lanes in mask; every lane of it gets the result.
template <class Mask, class T, class Combine>
HIP_AMD_DEVICE T reduce(Mask mask, T value, Combine combine) {
  const unsigned long long members = wide(mask);
  T result = value;
  bool first = true;
  for (unsigned long long left = active(); left; left &= left - 1) {
    const int lane = __builtin_ctzll(left); // the same in every lane
    const T other = readLane(value, lane);
    if (!(members >> lane & 1)) continue;
    result = first ? other : combine(result, other);
    first = false;
  }
  return result;
}
} // namespace hip_amd

template <class Mask, class T>
HIP_AMD_DEVICE T __shfl_sync(Mask, T var, int srcLane, int width = warpSize) {
  return hip_amd::byWords(var, [=](int word) { return __shfl(word, srcLane, width); });
}
template <class Mask, class T>
HIP_AMD_DEVICE T __shfl_up_sync(Mask, T var, unsigned int delta, int width = warpSize) {
  return hip_amd::byWords(var, [=](int word) { return __shfl_up(word, delta, width); });
}
template <class Mask, class T>
HIP_AMD_DEVICE T __shfl_down_sync(Mask, T var, unsigned int delta, int width = warpSize) {
  return hip_amd::byWords(var, [=](int word) { return __shfl_down(word, delta, width); });
}
template <class Mask, class T>
HIP_AMD_DEVICE T __shfl_xor_sync(Mask, T var, int laneMask, int width = warpSize) {
  return hip_amd::byWords(var, [=](int word) { return __shfl_xor(word, laneMask, width); });
}

template <class Mask>
HIP_AMD_DEVICE unsigned long long __ballot_sync(Mask mask, int predicate) {
  return __ballot(predicate) & hip_amd::wide(mask);
}
template <class Mask>
HIP_AMD_DEVICE int __any_sync(Mask mask, int predicate) {
  return (__ballot(predicate) & hip_amd::wide(mask)) != 0;
}
template <class Mask>
HIP_AMD_DEVICE int __all_sync(Mask mask, int predicate) {
  return (__ballot(!predicate) & hip_amd::wide(mask)) == 0;
}
// A template, so that ROCm's own function wins where there is one.
template <int = 0>
HIP_AMD_DEVICE unsigned long long __activemask() {
  return hip_amd::active();
}

// Each round serves every lane whose value equals the first unserved lane's.
template <class Mask, class T>
HIP_AMD_DEVICE unsigned long long __match_any_sync(Mask mask, T value) {
  unsigned long long result = 0;
  for (unsigned long long left = hip_amd::active(); left;) {
    const T other = hip_amd::readLane(value, __builtin_ctzll(left));
    const bool same = value == other;
    const unsigned long long lanes = __ballot(same);
    if (same) result = lanes;
    left &= ~lanes;
  }
  return result & hip_amd::wide(mask);
}
template <class Mask, class T>
HIP_AMD_DEVICE unsigned long long __match_all_sync(Mask mask, T value, int* pred) {
  const unsigned long long members = hip_amd::wide(mask) & hip_amd::active();
  const T first = __shfl_sync(mask, value, __builtin_ctzll(members));
  *pred = (__ballot(value != first) & members) == 0;
  return *pred ? members : 0;
}
template <class T>
HIP_AMD_DEVICE unsigned long long __match_any(T value) {
  return __match_any_sync(~0ull, value);
}
template <class T>
HIP_AMD_DEVICE unsigned long long __match_all(T value, int* pred) {
  return __match_all_sync(~0ull, value, pred);
}

template <class Mask, class T>
HIP_AMD_DEVICE T __reduce_add_sync(Mask mask, T value) {
  return hip_amd::reduce(mask, value, [](T a, T b) { return a + b; });
}
template <class Mask, class T>
HIP_AMD_DEVICE T __reduce_min_sync(Mask mask, T value) {
  return hip_amd::reduce(mask, value, [](T a, T b) { return b < a ? b : a; });
}
template <class Mask, class T>
HIP_AMD_DEVICE T __reduce_max_sync(Mask mask, T value) {
  return hip_amd::reduce(mask, value, [](T a, T b) { return a < b ? b : a; });
}
template <class Mask, class T>
HIP_AMD_DEVICE T __reduce_and_sync(Mask mask, T value) {
  return hip_amd::reduce(mask, value, [](T a, T b) { return a & b; });
}
template <class Mask, class T>
HIP_AMD_DEVICE T __reduce_or_sync(Mask mask, T value) {
  return hip_amd::reduce(mask, value, [](T a, T b) { return a | b; });
}
template <class Mask, class T>
HIP_AMD_DEVICE T __reduce_xor_sync(Mask mask, T value) {
  return hip_amd::reduce(mask, value, [](T a, T b) { return a ^ b; });
}

// Orders the memory accesses of a wavefront; its lanes are in step already.
HIP_AMD_DEVICE void __syncwarp() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "wavefront");
  __builtin_amdgcn_wave_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "wavefront");
}
template <class Mask>
HIP_AMD_DEVICE void __syncwarp(Mask) {
  __syncwarp();
}

#endif // HIP_AMD_OWN_WARP_SYNC
#endif // BACKENDS_AMD_INCLUDE_POLYFILL_WARP_SYNC_H
