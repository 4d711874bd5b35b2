// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Warp functions in HIP's spelling without a mask: they act on the lanes that execute them
// together. CUDA's own functions of these names are gone from sm_70 on, and still declared for
// the host pass, so HIP's carry another name behind a macro.
#ifndef BACKENDS_NVIDIA_INCLUDE_DEVICE_WARP_H
#define BACKENDS_NVIDIA_INCLUDE_DEVICE_WARP_H

#define HIP_DEVICE static __device__ __forceinline__

#define __shfl __hip_shfl
#define __shfl_up __hip_shfl_up
#define __shfl_down __hip_shfl_down
#define __shfl_xor __hip_shfl_xor
#define __ballot __hip_ballot
#define __any __hip_any
#define __all __hip_all

template <class T>
HIP_DEVICE T __hip_shfl(T var, int srcLane, int width = 32) {
  return __shfl_sync(__activemask(), var, srcLane, width);
}
template <class T>
HIP_DEVICE T __hip_shfl_up(T var, unsigned int delta, int width = 32) {
  return __shfl_up_sync(__activemask(), var, delta, width);
}
template <class T>
HIP_DEVICE T __hip_shfl_down(T var, unsigned int delta, int width = 32) {
  return __shfl_down_sync(__activemask(), var, delta, width);
}
template <class T>
HIP_DEVICE T __hip_shfl_xor(T var, int laneMask, int width = 32) {
  return __shfl_xor_sync(__activemask(), var, laneMask, width);
}

HIP_DEVICE unsigned long long __hip_ballot(int predicate) { return __ballot_sync(__activemask(), predicate); }
HIP_DEVICE unsigned long long __ballot64(int predicate) { return __ballot_sync(__activemask(), predicate); }
HIP_DEVICE int __hip_any(int predicate) { return __any_sync(__activemask(), predicate); }
HIP_DEVICE int __hip_all(int predicate) { return __all_sync(__activemask(), predicate); }

#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 700
template <class T>
HIP_DEVICE unsigned long long __match_any(T value) {
  return __match_any_sync(__activemask(), value);
}
template <class T>
HIP_DEVICE unsigned long long __match_all(T value, int* pred) {
  return __match_all_sync(__activemask(), value, pred);
}
#endif

HIP_DEVICE unsigned int __lane_id() {
  unsigned int lane;
  asm("mov.u32 %0, %%laneid;" : "=r"(lane));
  return lane;
}
HIP_DEVICE unsigned long long __lanemask_lt() {
  unsigned int mask;
  asm("mov.u32 %0, %%lanemask_lt;" : "=r"(mask));
  return mask;
}
HIP_DEVICE unsigned long long __lanemask_gt() {
  unsigned int mask;
  asm("mov.u32 %0, %%lanemask_gt;" : "=r"(mask));
  return mask;
}
HIP_DEVICE unsigned long long __lanemask_eq() {
  unsigned int mask;
  asm("mov.u32 %0, %%lanemask_eq;" : "=r"(mask));
  return mask;
}
// Set bits of the mask's lower or upper 32 lanes that lie below this lane, plus y.
HIP_DEVICE unsigned int __mbcnt_lo(unsigned int x, unsigned int y) {
  return static_cast<unsigned int>(__popc(x & static_cast<unsigned int>(__lanemask_lt()))) + y;
}
HIP_DEVICE unsigned int __mbcnt_hi(unsigned int, unsigned int y) { return y; }

// AMD's permutes count the source lane in bytes.
HIP_DEVICE unsigned int __hip_ds_bpermute(int index, unsigned int src) {
  return __shfl_sync(__activemask(), src, (index >> 2) & 31);
}
HIP_DEVICE float __hip_ds_bpermutef(int index, float src) {
  return __shfl_sync(__activemask(), src, (index >> 2) & 31);
}
template <class T>
HIP_DEVICE T __hip_readfirstlane(T value) {
  const unsigned int active = __activemask();
  return __shfl_sync(active, value, __ffs(static_cast<int>(active)) - 1);
}

#endif // BACKENDS_NVIDIA_INCLUDE_DEVICE_WARP_H
