// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Device functions that HIP has and CUDA has not, or has under another name.
#ifndef BACKENDS_NVIDIA_INCLUDE_DEVICE_BUILTINS_H
#define BACKENDS_NVIDIA_INCLUDE_DEVICE_BUILTINS_H

#include <hip/nvidia/device/scoped_atomics.h>
#include <hip/nvidia/device/warp.h>

// --- clocks. wall_clock64 counts nanoseconds (hipDeviceAttributeWallClockRate: 1000000 kHz).
HIP_DEVICE long long int __clock64() { return clock64(); }
HIP_DEVICE long long int __clock() { return clock64(); }
HIP_DEVICE long long int wall_clock64() {
  long long int time;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(time));
  return time;
}

HIP_DEVICE unsigned int __smid() {
  unsigned int id;
  asm volatile("mov.u32 %0, %%smid;" : "=r"(id));
  return id;
}

// --- atomics. NVIDIA's floating-point atomics need no distinction of memory kinds.
HIP_DEVICE float unsafeAtomicAdd(float* addr, float value) { return atomicAdd(addr, value); }
HIP_DEVICE float safeAtomicAdd(float* addr, float value) { return atomicAdd(addr, value); }
HIP_DEVICE void atomicAddNoRet(float* addr, float value) { (void)atomicAdd(addr, value); }
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 600
HIP_DEVICE double unsafeAtomicAdd(double* addr, double value) { return atomicAdd(addr, value); }
HIP_DEVICE double safeAtomicAdd(double* addr, double value) { return atomicAdd(addr, value); }
#endif

namespace hip_nvidia {
// T where it is floating point, and no overload otherwise.
template <class T>
struct Floating;
template <>
struct Floating<float> {
  typedef float Type;
};
template <>
struct Floating<double> {
  typedef double Type;
};
} // namespace hip_nvidia

// Templates, so that a program's own function of the same signature goes first: CUDA has none
// for floating point, and programs bring theirs.
#define HIP_NVIDIA_EXTREME(name, Better)                                                                    \
  template <class T>                                                                                        \
  HIP_DEVICE typename hip_nvidia::Floating<T>::Type name(T* addr, T value) {                                \
    return hip_nvidia::replaceIfAt(addr, value, hip_nvidia::Better(), __HIP_MEMORY_SCOPE_AGENT);            \
  }
HIP_NVIDIA_EXTREME(atomicMax, Greater)
HIP_NVIDIA_EXTREME(atomicMin, Less)
HIP_NVIDIA_EXTREME(unsafeAtomicMax, Greater)
HIP_NVIDIA_EXTREME(unsafeAtomicMin, Less)
HIP_NVIDIA_EXTREME(safeAtomicMax, Greater)
HIP_NVIDIA_EXTREME(safeAtomicMin, Less)
#undef HIP_NVIDIA_EXTREME

// --- bit fields
HIP_DEVICE unsigned int __bitextract_u32(unsigned int src, unsigned int offset, unsigned int width) {
  offset &= 31;
  width &= 31;
  return width ? (src << (32 - offset - width)) >> (32 - width) : 0;
}
HIP_DEVICE unsigned long long __bitextract_u64(unsigned long long src, unsigned int offset, unsigned int width) {
  offset &= 63;
  width &= 63;
  return width ? (src << (64 - offset - width)) >> (64 - width) : 0;
}
HIP_DEVICE unsigned int __bitinsert_u32(unsigned int into, unsigned int from, unsigned int offset, unsigned int width) {
  const unsigned int mask = (1u << (width & 31)) - 1;
  return (into & ~(mask << (offset & 31))) | ((from & mask) << (offset & 31));
}
HIP_DEVICE unsigned long long __bitinsert_u64(unsigned long long into, unsigned long long from, unsigned int offset,
                                              unsigned int width) {
  const unsigned long long mask = (1ull << (width & 63)) - 1;
  return (into & ~(mask << (offset & 63))) | ((from & mask) << (offset & 63));
}
HIP_DEVICE unsigned int __lastbit_u32_u64(unsigned long long input) {
  return input ? static_cast<unsigned int>(__ffsll(static_cast<long long>(input))) - 1 : 0xFFFFFFFFu;
}
// Position of the offset-th set bit from base on (below it for a negative offset); -1 if none.
HIP_DEVICE int __fns64(unsigned long long mask, unsigned int base, int offset) {
  if (offset == 0) return (mask >> base) & 1 ? static_cast<int>(base) : -1;
  const int step = offset > 0 ? 1 : -1;
  int left = offset > 0 ? offset : -offset;
  for (int bit = static_cast<int>(base); bit >= 0 && bit < 64; bit += step)
    if ((mask >> bit) & 1 && --left == 0) return bit;
  return -1;
}
HIP_DEVICE int __fns32(unsigned long long mask, unsigned int base, int offset) {
  return __fns64(mask & 0xFFFFFFFFull, base, offset);
}

#endif // BACKENDS_NVIDIA_INCLUDE_DEVICE_BUILTINS_H
