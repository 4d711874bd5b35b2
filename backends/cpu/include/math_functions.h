// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_MATH_FUNCTIONS_H
#define BACKENDS_CPU_INCLUDE_MATH_FUNCTIONS_H

// Math functions that CUDA and HIP have beyond the C library. They work on the host too, there as
// templates, so that a program's own host function of the same name is preferred.

#include <hip/cpu/special_functions.h>

// name(double), name(float), namef(float) on the device and their host templates.
#define __HIPCPU_MATH_UNARY(name)                                                                  \
  __HIPCPU_DEVICE__ double name(double x) { return __hipcpu_math::name(x); }                       \
  __HIPCPU_DEVICE__ float name(float x) { return __hipcpu_math::name(x); }                         \
  __HIPCPU_DEVICE__ float name##f(float x) { return __hipcpu_math::name(x); }                      \
  template <typename T>                                                                            \
  static inline __host__ __hipcpu_math::Real<T> name(T x) {                                        \
    return __hipcpu_math::name(static_cast<__hipcpu_math::Real<T>>(x));                            \
  }                                                                                                \
  template <typename T>                                                                            \
  static inline __host__ __hipcpu_math::Single<T> name##f(T x) {                                   \
    return __hipcpu_math::name(static_cast<float>(x));                                             \
  }
__HIPCPU_MATH_UNARY(rsqrt)
__HIPCPU_MATH_UNARY(rcbrt)
__HIPCPU_MATH_UNARY(sinpi)
__HIPCPU_MATH_UNARY(cospi)
__HIPCPU_MATH_UNARY(tanpi)
__HIPCPU_MATH_UNARY(erfinv)
__HIPCPU_MATH_UNARY(erfcinv)
__HIPCPU_MATH_UNARY(erfcx)
__HIPCPU_MATH_UNARY(normcdf)
__HIPCPU_MATH_UNARY(normcdfinv)
__HIPCPU_MATH_UNARY(cyl_bessel_i0)
__HIPCPU_MATH_UNARY(cyl_bessel_i1)
#undef __HIPCPU_MATH_UNARY

__HIPCPU_DEVICE__ float exp10(float x) { return __builtin_exp10f(x); }

// Functions of several arguments, double and float by name.
#define __HIPCPU_MATH_DEFINE(type, name, parameters, ...) \
  __HIPCPU_DEVICE__ type name parameters { __VA_ARGS__ }
#define __HIPCPU_MATH(name, doubleParameters, floatParameters, ...)           \
  __HIPCPU_MATH_DEFINE(double, name, doubleParameters, return __VA_ARGS__;)   \
  __HIPCPU_MATH_DEFINE(float, name##f, floatParameters, return __VA_ARGS__;)
__HIPCPU_MATH(rhypot, (double x, double y), (float x, float y),
              1 / __hipcpu_math::length(x, y))
__HIPCPU_MATH(norm3d, (double x, double y, double z), (float x, float y, float z),
              __hipcpu_math::length(x, y, z))
__HIPCPU_MATH(rnorm3d, (double x, double y, double z), (float x, float y, float z),
              1 / __hipcpu_math::length(x, y, z))
__HIPCPU_MATH(norm4d, (double x, double y, double z, double w), (float x, float y, float z, float w),
              __hipcpu_math::length(x, y, z, w))
__HIPCPU_MATH(rnorm4d, (double x, double y, double z, double w),
              (float x, float y, float z, float w), 1 / __hipcpu_math::length(x, y, z, w))
__HIPCPU_MATH(norm, (int n, const double* p), (int n, const float* p),
              __hipcpu_math::lengthOf(n, p))
__HIPCPU_MATH(rnorm, (int n, const double* p), (int n, const float* p),
              1 / __hipcpu_math::lengthOf(n, p))
#undef __HIPCPU_MATH
#undef __HIPCPU_MATH_DEFINE

__HIPCPU_DEVICE__ float fdividef(float x, float y) { return x / y; }
__HIPCPU_DEVICE__ double powi(double x, int n) { return __builtin_powi(x, n); }
__HIPCPU_DEVICE__ float powif(float x, int n) { return __builtin_powif(x, n); }

__HIPCPU_DEVICE__ void sincos(double x, double* sine, double* cosine) {
  *sine = __builtin_sin(x);
  *cosine = __builtin_cos(x);
}
__HIPCPU_DEVICE__ void sincosf(float x, float* sine, float* cosine) {
  *sine = __builtin_sinf(x);
  *cosine = __builtin_cosf(x);
}
__HIPCPU_DEVICE__ void sincos(float x, float* sine, float* cosine) { sincosf(x, sine, cosine); }
__HIPCPU_DEVICE__ void sincospi(double x, double* sine, double* cosine) {
  *sine = __hipcpu_math::sinpi(x);
  *cosine = __hipcpu_math::cospi(x);
}
__HIPCPU_DEVICE__ void sincospif(float x, float* sine, float* cosine) {
  *sine = __hipcpu_math::sinpi(x);
  *cosine = __hipcpu_math::cospi(x);
}
__HIPCPU_DEVICE__ void sincospi(float x, float* sine, float* cosine) { sincospif(x, sine, cosine); }

#endif
