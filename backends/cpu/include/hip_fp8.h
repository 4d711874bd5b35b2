// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_HIP_FP8_H
#define BACKENDS_CPU_INCLUDE_HIP_FP8_H

// Eight-bit floating point in four formats: e4m3 and e5m2 (OCP) and their fnuz variants (finite, one
// zero). Storage types with conversions; arithmetic happens in the types that they convert to.

#include <hip/cpu/hip_bf16.h>
#include <hip/cpu/hip_fp16.h>

typedef unsigned char __hip_fp8_storage_t;
typedef unsigned short __hip_fp8x2_storage_t;
typedef unsigned int __hip_fp8x4_storage_t;

enum __hip_saturation_t { __HIP_NOSAT = 0, __HIP_SATFINITE = 1 };
enum __hip_fp8_interpretation_t {
  __HIP_E4M3 = 0,
  __HIP_E5M2 = 1,
  __HIP_E4M3_FNUZ = 2,
  __HIP_E5M2_FNUZ = 3
};

// What tells the formats apart. `overflow` is the code for what is too large and not saturated.
struct __hipcpu_fp8_format {
  int mantissaBits;
  int bias;
  unsigned char largest;
  unsigned char overflow;
  unsigned char nan;
};
__HIPCPU_HOST_DEVICE__ constexpr __hipcpu_fp8_format
__hipcpu_fp8_format_of(__hip_fp8_interpretation_t interpretation) {
  return interpretation == __HIP_E4M3        ? __hipcpu_fp8_format{3, 7, 0x7e, 0x7f, 0x7f}
         : interpretation == __HIP_E5M2      ? __hipcpu_fp8_format{2, 15, 0x7b, 0x7c, 0x7e}
         : interpretation == __HIP_E4M3_FNUZ ? __hipcpu_fp8_format{3, 8, 0x7f, 0x80, 0x80}
                                             : __hipcpu_fp8_format{2, 16, 0x7f, 0x80, 0x80};
}

__HIPCPU_HOST_DEVICE__ double __hipcpu_fp8_magnitude(__hipcpu_fp8_format format, unsigned char code) {
  const int exponent = code >> format.mantissaBits;
  const int mantissa = code & ((1 << format.mantissaBits) - 1);
  const int hidden = exponent == 0 ? 0 : 1 << format.mantissaBits;
  return __builtin_ldexp(hidden + mantissa,
                         (exponent == 0 ? 1 : exponent) - format.bias - format.mantissaBits);
}

/// Rounds to nearest even. Too large a magnitude becomes the largest finite one if `saturation` says
/// so, otherwise infinity or, in formats without one, NaN.
__HIPCPU_HOST_DEVICE__ __hip_fp8_storage_t
__hip_cvt_double_to_fp8(double x, __hip_saturation_t saturation,
                        __hip_fp8_interpretation_t interpretation) {
  const __hipcpu_fp8_format format = __hipcpu_fp8_format_of(interpretation);
  const unsigned char sign = __builtin_signbit(x) ? 0x80 : 0;
  if (x != x) return format.nan == 0x80 ? 0x80 : sign | format.nan;

  const double magnitude = __builtin_fabs(x);
  unsigned char code = 0;
  if (magnitude > 0 && !__builtin_isinf(magnitude)) {
    // Counts in units of the last place; a carry runs over into the exponent field by itself.
    int exponent = __builtin_ilogb(magnitude);
    if (exponent < 1 - format.bias) exponent = 1 - format.bias;
    const double units = __builtin_rint(__builtin_ldexp(magnitude, format.mantissaBits - exponent));
    const double biased = static_cast<double>(exponent + format.bias - 1);
    const double whole = biased * (1 << format.mantissaBits) + units;
    code = whole > format.largest ? 0xff : static_cast<unsigned char>(whole);
  } else if (magnitude > 0) {
    code = 0xff;
  }
  if (code == 0xff) code = saturation == __HIP_SATFINITE ? format.largest : format.overflow;
  if (code == 0 && format.nan == 0x80) return 0;  // fnuz has no negative zero
  return code | sign;
}

__HIPCPU_HOST_DEVICE__ float __hipcpu_fp8_to_float(__hip_fp8_storage_t x,
                                                   __hip_fp8_interpretation_t interpretation) {
  const __hipcpu_fp8_format format = __hipcpu_fp8_format_of(interpretation);
  const unsigned char code = x & 0x7f;
  const float sign = x & 0x80 ? -1.0f : 1.0f;
  if (format.nan == 0x80 ? x == 0x80 : code > format.overflow || code == format.nan)
    return __builtin_nanf("");
  if (format.nan != 0x80 && code == format.overflow) return sign * __builtin_inff();
  return sign * static_cast<float>(__hipcpu_fp8_magnitude(format, code));
}

// The other sources and the pairs, by way of double and float, which hold every value of theirs.
#define __HIPCPU_CVT_TO_FP8(name, type, pairName, pairType, ...)                                   \
  __HIPCPU_HOST_DEVICE__ __hip_fp8_storage_t __hip_cvt_##name##_to_fp8(                            \
      type x, __hip_saturation_t saturation, __hip_fp8_interpretation_t interpretation) {          \
    return __hip_cvt_double_to_fp8(__VA_ARGS__, saturation, interpretation);                       \
  }                                                                                                \
  __HIPCPU_CVT_TO_FP8X2(name, type, pairName, pairType)
#define __HIPCPU_CVT_TO_FP8X2(name, type, pairName, pairType)                                      \
  __HIPCPU_HOST_DEVICE__ __hip_fp8x2_storage_t __hip_cvt_##pairName##_to_fp8x2(                    \
      pairType v, __hip_saturation_t saturation, __hip_fp8_interpretation_t interpretation) {      \
    return static_cast<__hip_fp8x2_storage_t>(                                                     \
        __hip_cvt_##name##_to_fp8(type{v.x}, saturation, interpretation) |                         \
        __hip_cvt_##name##_to_fp8(type{v.y}, saturation, interpretation) << 8);                    \
  }
__HIPCPU_CVT_TO_FP8X2(double, double, double2, double2)
__HIPCPU_CVT_TO_FP8(float, float, float2, float2, x)
__HIPCPU_CVT_TO_FP8(halfraw, __half_raw, halfraw2, __half2_raw, static_cast<float>(__half(x)))
__HIPCPU_CVT_TO_FP8(bfloat16raw, __hip_bfloat16_raw, bfloat16raw2, __hip_bfloat162_raw,
                    static_cast<float>(__hip_bfloat16(x)))
#undef __HIPCPU_CVT_TO_FP8X2
#undef __HIPCPU_CVT_TO_FP8

__HIPCPU_HOST_DEVICE__ __half_raw __hip_cvt_fp8_to_halfraw(__hip_fp8_storage_t x,
                                                           __hip_fp8_interpretation_t interpretation) {
  return __half(__hipcpu_fp8_to_float(x, interpretation));
}
__HIPCPU_HOST_DEVICE__ __half2_raw
__hip_cvt_fp8x2_to_halfraw2(__hip_fp8x2_storage_t v, __hip_fp8_interpretation_t interpretation) {
  return __half2(__hipcpu_fp8_to_float(v & 0xff, interpretation),
                 __hipcpu_fp8_to_float(v >> 8, interpretation));
}

// The storage types as classes: one, two and four values.
#define __HIPCPU_FP8_TYPE(name, interpretation)                                                   \
  struct __hip_fp8_##name {                                                                       \
    __hip_fp8_storage_t __x;                                                                      \
    static constexpr __hip_saturation_t __default_saturation = __HIP_SATFINITE;                   \
    static constexpr __hip_fp8_interpretation_t __default_interpret = interpretation;             \
    __hip_fp8_##name() = default;                                                                 \
    template <typename T, typename = __hipcpu_enable_if<__hipcpu_is_arithmetic<T>>>                   \
    __host__ __device__ explicit __hip_fp8_##name(T x)                                            \
        : __x(__hip_cvt_double_to_fp8(static_cast<double>(x), __HIP_SATFINITE, interpretation)) {} \
    __host__ __device__ explicit __hip_fp8_##name(__half x)                                       \
        : __hip_fp8_##name(static_cast<float>(x)) {}                                              \
    __host__ __device__ explicit __hip_fp8_##name(__hip_bfloat16 x)                               \
        : __hip_fp8_##name(static_cast<float>(x)) {}                                              \
    __host__ __device__ explicit operator float() const {                                         \
      return __hipcpu_fp8_to_float(__x, interpretation);                                          \
    }                                                                                             \
    __host__ __device__ explicit operator __half() const { return float(*this); }                 \
    __host__ __device__ explicit operator __hip_bfloat16() const { return float(*this); }         \
  };                                                                                              \
  struct __hip_fp8x2_##name {                                                                     \
    __hip_fp8x2_storage_t __x;                                                                    \
    __hip_fp8x2_##name() = default;                                                               \
    __host__ __device__ explicit __hip_fp8x2_##name(float2 v)                                     \
        : __x(__hip_cvt_float2_to_fp8x2(v, __HIP_SATFINITE, interpretation)) {}                   \
    __host__ __device__ explicit __hip_fp8x2_##name(double2 v)                                    \
        : __x(__hip_cvt_double2_to_fp8x2(v, __HIP_SATFINITE, interpretation)) {}                  \
    __host__ __device__ explicit __hip_fp8x2_##name(__half2 v)                                    \
        : __hip_fp8x2_##name(float2(v.x, v.y)) {}                                                 \
    __host__ __device__ explicit __hip_fp8x2_##name(__hip_bfloat162 v)                            \
        : __hip_fp8x2_##name(float2(v.x, v.y)) {}                                                 \
    __host__ __device__ explicit operator float2() const {                                        \
      return float2(__hipcpu_fp8_to_float(__x & 0xff, interpretation),                            \
                    __hipcpu_fp8_to_float(__x >> 8, interpretation));                             \
    }                                                                                             \
    __host__ __device__ explicit operator __half2() const {                                       \
      return __hip_cvt_fp8x2_to_halfraw2(__x, interpretation);                                    \
    }                                                                                             \
  };                                                                                              \
  struct __hip_fp8x4_##name {                                                                     \
    __hip_fp8x4_storage_t __x;                                                                    \
    __hip_fp8x4_##name() = default;                                                               \
    __host__ __device__ explicit __hip_fp8x4_##name(float4 v)                                     \
        : __x(__hip_fp8x2_##name(float2(v.x, v.y)).__x |                                          \
              static_cast<unsigned int>(__hip_fp8x2_##name(float2(v.z, v.w)).__x) << 16) {}       \
    __host__ __device__ explicit __hip_fp8x4_##name(double4 v)                                    \
        : __x(__hip_fp8x2_##name(double2(v.x, v.y)).__x |                                         \
              static_cast<unsigned int>(__hip_fp8x2_##name(double2(v.z, v.w)).__x) << 16) {}      \
    __host__ __device__ explicit __hip_fp8x4_##name(__half2 low, __half2 high)                    \
        : __hip_fp8x4_##name(float4(low.x, low.y, high.x, high.y)) {}                             \
    __host__ __device__ explicit __hip_fp8x4_##name(__hip_bfloat162 low, __hip_bfloat162 high)    \
        : __hip_fp8x4_##name(float4(low.x, low.y, high.x, high.y)) {}                             \
    __host__ __device__ explicit operator float4() const {                                        \
      return float4(__hipcpu_fp8_to_float(__x & 0xff, interpretation),                            \
                    __hipcpu_fp8_to_float(__x >> 8 & 0xff, interpretation),                       \
                    __hipcpu_fp8_to_float(__x >> 16 & 0xff, interpretation),                      \
                    __hipcpu_fp8_to_float(__x >> 24, interpretation));                            \
    }                                                                                             \
  };
__HIPCPU_FP8_TYPE(e4m3, __HIP_E4M3)
__HIPCPU_FP8_TYPE(e5m2, __HIP_E5M2)
__HIPCPU_FP8_TYPE(e4m3_fnuz, __HIP_E4M3_FNUZ)
__HIPCPU_FP8_TYPE(e5m2_fnuz, __HIP_E5M2_FNUZ)
#undef __HIPCPU_FP8_TYPE

#endif
