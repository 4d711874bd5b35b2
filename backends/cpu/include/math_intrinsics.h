// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_MATH_INTRINSICS_H
#define BACKENDS_CPU_INCLUDE_MATH_INTRINSICS_H

// Fast intrinsics, which are the accurate functions here, and arithmetic with a rounding mode in its
// name (rn, rd, ru, rz), which is never fused with its neighbours.

#include <hip/cpu/rounding.h>

#define __HIPCPU_FAST_MATH(name) \
  __HIPCPU_DEVICE__ float __##name##f(float x) { return __builtin_##name##f(x); }
__HIPCPU_FAST_MATH(cos)
__HIPCPU_FAST_MATH(exp)
__HIPCPU_FAST_MATH(exp10)
__HIPCPU_FAST_MATH(log)
__HIPCPU_FAST_MATH(log10)
__HIPCPU_FAST_MATH(log2)
__HIPCPU_FAST_MATH(sin)
__HIPCPU_FAST_MATH(tan)
__HIPCPU_FAST_MATH(tanh)
#undef __HIPCPU_FAST_MATH

__HIPCPU_DEVICE__ float __powf(float x, float y) { return __builtin_powf(x, y); }
__HIPCPU_DEVICE__ void __sincosf(float x, float* sine, float* cosine) {
  *sine = __builtin_sinf(x);
  *cosine = __builtin_cosf(x);
}
__HIPCPU_DEVICE__ float __fdividef(float x, float y) { return x / y; }
__HIPCPU_DEVICE__ float __frsqrt_rn(float x) { return 1.0f / __builtin_sqrtf(x); }
/// Clamped to [0, 1]; NaN gives zero.
__HIPCPU_DEVICE__ float __saturatef(float x) {
  return __builtin_fminf(__builtin_fmaxf(x, 0.0f), 1.0f);
}

#define __HIPCPU_CLASSIFY(name, builtin)                                    \
  __HIPCPU_DEVICE__ bool __##name(double x) { return builtin(x); }          \
  __HIPCPU_DEVICE__ bool __##name##f(float x) { return builtin(x); }
__HIPCPU_CLASSIFY(finite, __builtin_isfinite)
__HIPCPU_CLASSIFY(isinf, __builtin_isinf)
__HIPCPU_CLASSIFY(isnan, __builtin_isnan)
__HIPCPU_CLASSIFY(signbit, __builtin_signbit)
#undef __HIPCPU_CLASSIFY

// Exact error of a sum: the part of a + b that `sum` lost (Knuth, TwoSum).
template <typename T>
__HIPCPU_DEVICE__ T __hipcpu_sum_error(T a, T b, T sum) {
#pragma clang fp contract(off) reassociate(off)
  const T bPart = sum - a;
  return (a - (sum - bPart)) + (b - bPart);
}

// The expressions after the table give the nearest result and a value with the sign of its error.
#define __HIPCPU_ROUNDED_BINARY(type, prefix, operation, mode, nearestValue, errorValue)   \
  __HIPCPU_DEVICE__ type __##prefix##operation##_##mode(type a, type b) {                  \
    _Pragma("clang fp contract(off)") const type nearest = nearestValue;                   \
    return __hipcpu_round_##mode(nearest, errorValue);                                     \
  }
#define __HIPCPU_ROUNDED_UNARY(type, prefix, operation, mode, nearestValue, errorValue)    \
  __HIPCPU_DEVICE__ type __##prefix##operation##_##mode(type a) {                          \
    _Pragma("clang fp contract(off)") const type nearest = nearestValue;                   \
    return __hipcpu_round_##mode(nearest, errorValue);                                     \
  }
#define __HIPCPU_ROUNDED_MODE(type, prefix, suffix, mode)                                         \
  __HIPCPU_ROUNDED_BINARY(type, prefix, add, mode, a + b, __hipcpu_sum_error(a, b, nearest))      \
  __HIPCPU_ROUNDED_BINARY(type, prefix, sub, mode, a - b, __hipcpu_sum_error(a, -b, nearest))     \
  __HIPCPU_ROUNDED_BINARY(type, prefix, mul, mode, a* b, __builtin_fma##suffix(a, b, -nearest))   \
  __HIPCPU_ROUNDED_BINARY(type, prefix, div, mode, a / b,                                         \
                          __builtin_copysign##suffix(1, b) *                                      \
                              __builtin_fma##suffix(-nearest, b, a))                              \
  __HIPCPU_ROUNDED_UNARY(type, prefix, rcp, mode, 1 / a,                                          \
                         __builtin_copysign##suffix(1, a) *                                       \
                             __builtin_fma##suffix(-nearest, a, 1))                               \
  __HIPCPU_ROUNDED_UNARY(type, prefix, sqrt, mode, __builtin_sqrt##suffix(a),                     \
                         __builtin_fma##suffix(-nearest, nearest, a))
#define __HIPCPU_ROUNDED(mode)                    \
  __HIPCPU_ROUNDED_MODE(float, f, f, mode)        \
  __HIPCPU_ROUNDED_MODE(double, d, , mode)
__HIPCPU_ROUNDED(rn)
__HIPCPU_ROUNDED(rd)
__HIPCPU_ROUNDED(ru)
__HIPCPU_ROUNDED(rz)
#undef __HIPCPU_ROUNDED
#undef __HIPCPU_ROUNDED_MODE
#undef __HIPCPU_ROUNDED_UNARY
#undef __HIPCPU_ROUNDED_BINARY

// The error of a fused multiply-add, from the exact product and two exact sums (Boldo and Muller).
template <typename T>
__HIPCPU_DEVICE__ T __hipcpu_fma_error(T a, T b, T c, T nearest, T product, T productError) {
#pragma clang fp contract(off) reassociate(off)
  const T low = c + productError;
  const T lowError = __hipcpu_sum_error(c, productError, low);
  const T high = product + low;
  const T highError = __hipcpu_sum_error(product, low, high);
  return ((high - nearest) + highError) + lowError;
}
#define __HIPCPU_FMA_MODE(type, name, suffix, mode)                                               \
  __HIPCPU_DEVICE__ type name##_##mode(type a, type b, type c) {                                  \
    const type nearest = __builtin_fma##suffix(a, b, c);                                          \
    const type product = a * b;                                                                   \
    return __hipcpu_round_##mode(nearest,                                                         \
                                 __hipcpu_fma_error(a, b, c, nearest, product,                    \
                                                    __builtin_fma##suffix(a, b, -product)));      \
  }
#define __HIPCPU_FMA(mode)                       \
  __HIPCPU_FMA_MODE(float, __fmaf, f, mode)      \
  __HIPCPU_FMA_MODE(double, __fma, , mode)
__HIPCPU_FMA(rn)
__HIPCPU_FMA(rd)
__HIPCPU_FMA(ru)
__HIPCPU_FMA(rz)
#undef __HIPCPU_FMA
#undef __HIPCPU_FMA_MODE

#endif
