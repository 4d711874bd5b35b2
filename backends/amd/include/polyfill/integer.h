// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Integer and packed functions of CUDA that ROCm lacks.
#ifndef BACKENDS_AMD_INCLUDE_POLYFILL_INTEGER_H
#define BACKENDS_AMD_INCLUDE_POLYFILL_INTEGER_H

#include <type_traits>

// Dot product of four signed or unsigned bytes, plus c.
static __device__ inline __attribute__((unused)) int __dp4a(int a, int b, int c) {
  for (int i = 0; i < 32; i += 8) c += static_cast<signed char>(a >> i) * static_cast<signed char>(b >> i);
  return c;
}
static __device__ inline __attribute__((unused)) unsigned int __dp4a(unsigned int a, unsigned int b, unsigned int c) {
  for (int i = 0; i < 32; i += 8) c += (a >> i & 0xff) * (b >> i & 0xff);
  return c;
}
// Dot product of two 16-bit parts of a with the lower or upper two bytes of b, plus c.
static __device__ inline __attribute__((unused)) int __dp2a_lo(int a, int b, int c) {
  return c + static_cast<short>(a) * static_cast<signed char>(b) +
         static_cast<short>(a >> 16) * static_cast<signed char>(b >> 8);
}
static __device__ inline __attribute__((unused)) int __dp2a_hi(int a, int b, int c) {
  return __dp2a_lo(a, b >> 16, c);
}

// Templates without a real parameter: where ROCm has the function, it wins.
template <int = 0>
static __device__ inline unsigned int __funnelshift_l(unsigned int lo, unsigned int hi, unsigned int shift) {
  return static_cast<unsigned int>(((static_cast<unsigned long long>(hi) << 32 | lo) << (shift & 31)) >> 32);
}
template <int = 0>
static __device__ inline unsigned int __funnelshift_r(unsigned int lo, unsigned int hi, unsigned int shift) {
  return static_cast<unsigned int>((static_cast<unsigned long long>(hi) << 32 | lo) >> (shift & 31));
}
template <int = 0>
static __device__ inline unsigned int __funnelshift_lc(unsigned int lo, unsigned int hi, unsigned int shift) {
  return shift >= 32 ? lo : __funnelshift_l(lo, hi, shift);
}
template <int = 0>
static __device__ inline unsigned int __funnelshift_rc(unsigned int lo, unsigned int hi, unsigned int shift) {
  return shift >= 32 ? hi : __funnelshift_r(lo, hi, shift);
}

// uint64_t is unsigned long on Linux; older ROCm has __ffsll for long long only, and calling it
// with the other is ambiguous there. An exact match of a template goes first.
template <class T>
static __device__ inline
    typename std::enable_if<std::is_same<T, unsigned long>::value || std::is_same<T, long>::value, int>::type
    __ffsll(T input) {
  return __builtin_ffsll(static_cast<long long>(input));
}

// ROCm 5.2 declares its clocks for the device pass only, so that the host pass cannot read a kernel.
#ifndef __HIP_DEVICE_COMPILE__
template <int = 0>
static __device__ inline long long int wall_clock64() {
  return 0;
}
#endif

#endif // BACKENDS_AMD_INCLUDE_POLYFILL_INTEGER_H
