// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ROCm before 5.7 writes atomicInc and atomicDec with an LLVM intrinsic that compilers from
// LLVM 17 on no longer have; the builtins of today do the same.
#ifndef BACKENDS_AMD_INCLUDE_POLYFILL_ATOMIC_H
#define BACKENDS_AMD_INCLUDE_POLYFILL_ATOMIC_H

#if HIP_VERSION_MAJOR < 5 || (HIP_VERSION_MAJOR == 5 && HIP_VERSION_MINOR < 7)
#if defined(__clang_major__) && __clang_major__ >= 17

namespace hip_amd {
static __device__ inline __attribute__((unused)) unsigned int increment(unsigned int* address, unsigned int limit) {
#ifdef __HIP_DEVICE_COMPILE__
  return __builtin_amdgcn_atomic_inc32(address, limit, __ATOMIC_RELAXED, "agent");
#else
  return *address + limit; // never called on the host
#endif
}
static __device__ inline __attribute__((unused)) unsigned int decrement(unsigned int* address, unsigned int limit) {
#ifdef __HIP_DEVICE_COMPILE__
  return __builtin_amdgcn_atomic_dec32(address, limit, __ATOMIC_RELAXED, "agent");
#else
  return *address - limit;
#endif
}
} // namespace hip_amd

// Function-like, so that only calls are meant.
#define atomicInc(address, limit) hip_amd::increment(address, limit)
#define atomicDec(address, limit) hip_amd::decrement(address, limit)

#endif
#endif
#endif // BACKENDS_AMD_INCLUDE_POLYFILL_ATOMIC_H
