// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_LIBM_H
#define BACKENDS_CPU_INCLUDE_LIBM_H

// Device overloads of the C math functions. The builtins keep the names of libm visible to the
// optimiser, which replaces calls in vector loops by libmvec's. The C++ overloads for float and
// integer arguments are the C++ library's own: they are constexpr, hence host and device functions.
// Included before <cmath>, whose using-declarations then carry these into namespace std.

#include <hip/cpu/execution_space.h>

#define __HIPCPU_LIBM_UNARY(name)                                             \
  __HIPCPU_DEVICE__ double name(double x) { return __builtin_##name(x); }     \
  __HIPCPU_DEVICE__ float name##f(float x) { return __builtin_##name##f(x); }
__HIPCPU_LIBM_UNARY(acos)
__HIPCPU_LIBM_UNARY(acosh)
__HIPCPU_LIBM_UNARY(asin)
__HIPCPU_LIBM_UNARY(asinh)
__HIPCPU_LIBM_UNARY(atan)
__HIPCPU_LIBM_UNARY(atanh)
__HIPCPU_LIBM_UNARY(cbrt)
__HIPCPU_LIBM_UNARY(ceil)
__HIPCPU_LIBM_UNARY(cos)
__HIPCPU_LIBM_UNARY(cosh)
__HIPCPU_LIBM_UNARY(erf)
__HIPCPU_LIBM_UNARY(erfc)
__HIPCPU_LIBM_UNARY(exp)
__HIPCPU_LIBM_UNARY(exp2)
__HIPCPU_LIBM_UNARY(exp10)
__HIPCPU_LIBM_UNARY(expm1)
__HIPCPU_LIBM_UNARY(fabs)
__HIPCPU_LIBM_UNARY(floor)
__HIPCPU_LIBM_UNARY(lgamma)
__HIPCPU_LIBM_UNARY(log)
__HIPCPU_LIBM_UNARY(log10)
__HIPCPU_LIBM_UNARY(log1p)
__HIPCPU_LIBM_UNARY(log2)
__HIPCPU_LIBM_UNARY(logb)
__HIPCPU_LIBM_UNARY(nearbyint)
__HIPCPU_LIBM_UNARY(rint)
__HIPCPU_LIBM_UNARY(round)
__HIPCPU_LIBM_UNARY(sin)
__HIPCPU_LIBM_UNARY(sinh)
__HIPCPU_LIBM_UNARY(sqrt)
__HIPCPU_LIBM_UNARY(tan)
__HIPCPU_LIBM_UNARY(tanh)
__HIPCPU_LIBM_UNARY(tgamma)
__HIPCPU_LIBM_UNARY(trunc)
#undef __HIPCPU_LIBM_UNARY

#define __HIPCPU_LIBM_TO_INTEGER(type, name)                                 \
  __HIPCPU_DEVICE__ type name(double x) { return __builtin_##name(x); }      \
  __HIPCPU_DEVICE__ type name##f(float x) { return __builtin_##name##f(x); }
__HIPCPU_LIBM_TO_INTEGER(int, ilogb)
__HIPCPU_LIBM_TO_INTEGER(long, lrint)
__HIPCPU_LIBM_TO_INTEGER(long, lround)
__HIPCPU_LIBM_TO_INTEGER(long long, llrint)
__HIPCPU_LIBM_TO_INTEGER(long long, llround)
#undef __HIPCPU_LIBM_TO_INTEGER

#define __HIPCPU_LIBM_BINARY(name)                                                               \
  __HIPCPU_DEVICE__ double name(double x, double y) { return __builtin_##name(x, y); }           \
  __HIPCPU_DEVICE__ float name##f(float x, float y) { return __builtin_##name##f(x, y); }
__HIPCPU_LIBM_BINARY(atan2)
__HIPCPU_LIBM_BINARY(copysign)
__HIPCPU_LIBM_BINARY(fdim)
__HIPCPU_LIBM_BINARY(fmax)
__HIPCPU_LIBM_BINARY(fmin)
__HIPCPU_LIBM_BINARY(fmod)
__HIPCPU_LIBM_BINARY(hypot)
__HIPCPU_LIBM_BINARY(nextafter)
__HIPCPU_LIBM_BINARY(pow)
__HIPCPU_LIBM_BINARY(remainder)
#undef __HIPCPU_LIBM_BINARY

#define __HIPCPU_LIBM_SCALE(name, exponentType)                                                \
  __HIPCPU_DEVICE__ double name(double x, exponentType n) { return __builtin_##name(x, n); }   \
  __HIPCPU_DEVICE__ float name##f(float x, exponentType n) { return __builtin_##name##f(x, n); }
__HIPCPU_LIBM_SCALE(ldexp, int)
__HIPCPU_LIBM_SCALE(scalbn, int)
__HIPCPU_LIBM_SCALE(scalbln, long)
#undef __HIPCPU_LIBM_SCALE

__HIPCPU_DEVICE__ double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }
__HIPCPU_DEVICE__ float fmaf(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
__HIPCPU_DEVICE__ double frexp(double x, int* exponent) { return __builtin_frexp(x, exponent); }
__HIPCPU_DEVICE__ float frexpf(float x, int* exponent) { return __builtin_frexpf(x, exponent); }
__HIPCPU_DEVICE__ double modf(double x, double* whole) { return __builtin_modf(x, whole); }
__HIPCPU_DEVICE__ float modff(float x, float* whole) { return __builtin_modff(x, whole); }
__HIPCPU_DEVICE__ double remquo(double x, double y, int* quotient) {
  return __builtin_remquo(x, y, quotient);
}
__HIPCPU_DEVICE__ float remquof(float x, float y, int* quotient) {
  return __builtin_remquof(x, y, quotient);
}
__HIPCPU_DEVICE__ double nan(const char* tag) { return __builtin_nan(tag); }
__HIPCPU_DEVICE__ float nanf(const char* tag) { return __builtin_nanf(tag); }

// C++ overloads that the C++ library has on the host only, because they are not constexpr there.
__HIPCPU_DEVICE__ float frexp(float x, int* exponent) { return __builtin_frexpf(x, exponent); }
__HIPCPU_DEVICE__ float ldexp(float x, int n) { return __builtin_ldexpf(x, n); }
__HIPCPU_DEVICE__ float modf(float x, float* whole) { return __builtin_modff(x, whole); }
__HIPCPU_DEVICE__ float remquo(float x, float y, int* quotient) {
  return __builtin_remquof(x, y, quotient);
}

// Functions of glibc without a builtin: called by name.
extern "C" {
#define __HIPCPU_LIBM_BESSEL(kind)                                                    \
  __device__ __attribute__((const, nothrow)) double kind##0(double x);                \
  __device__ __attribute__((const, nothrow)) float kind##0f(float x);                 \
  __device__ __attribute__((const, nothrow)) double kind##1(double x);                \
  __device__ __attribute__((const, nothrow)) float kind##1f(float x);                 \
  __device__ __attribute__((const, nothrow)) double kind##n(int order, double x);     \
  __device__ __attribute__((const, nothrow)) float kind##nf(int order, float x);
__HIPCPU_LIBM_BESSEL(j)
__HIPCPU_LIBM_BESSEL(y)
#undef __HIPCPU_LIBM_BESSEL
}  // extern "C"

#endif
