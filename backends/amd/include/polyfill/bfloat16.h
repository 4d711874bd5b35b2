// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// __hip_bfloat16 for a ROCm that has no <hip/hip_bf16.h>: 16 bits, computed as float, rounded to
// the nearest even value. Every operation on the type is f(float...) rounded once.
#ifndef BACKENDS_AMD_INCLUDE_POLYFILL_BFLOAT16_H
#define BACKENDS_AMD_INCLUDE_POLYFILL_BFLOAT16_H

#include <hip/hip_runtime.h>

#define HIP_AMD_BOTH static __host__ __device__ inline __attribute__((unused))

struct __hip_bfloat16_raw {
  unsigned short x;
};
struct __hip_bfloat162_raw {
  unsigned short x, y;
};

namespace hip_amd {
HIP_AMD_BOTH float widenBfloat16(unsigned short bits) {
  const unsigned int word = static_cast<unsigned int>(bits) << 16;
  float value;
  __builtin_memcpy(&value, &word, sizeof value);
  return value;
}
HIP_AMD_BOTH unsigned short roundBfloat16(float value) {
  unsigned int word;
  __builtin_memcpy(&word, &value, sizeof word);
  if ((word & 0x7fffffffu) > 0x7f800000u) return static_cast<unsigned short>(word >> 16 | 0x40); // a quiet NaN
  return static_cast<unsigned short>((word + 0x7fffu + (word >> 16 & 1)) >> 16);
}
} // namespace hip_amd

struct __hip_bfloat16 {
  __hip_bfloat16() = default;
  __host__ __device__ __hip_bfloat16(float value) : __x(hip_amd::roundBfloat16(value)) {}
  __host__ __device__ __hip_bfloat16(double value) : __hip_bfloat16(static_cast<float>(value)) {}
  __host__ __device__ __hip_bfloat16(int value) : __hip_bfloat16(static_cast<float>(value)) {}
  __host__ __device__ __hip_bfloat16(unsigned int value) : __hip_bfloat16(static_cast<float>(value)) {}
  __host__ __device__ __hip_bfloat16(const __hip_bfloat16_raw& raw) : __x(raw.x) {}
  __host__ __device__ operator float() const { return hip_amd::widenBfloat16(__x); }
  __host__ __device__ operator __hip_bfloat16_raw() const { return {__x}; }

  unsigned short __x;
};
struct __hip_bfloat162 {
  __hip_bfloat162() = default;
  __host__ __device__ __hip_bfloat162(__hip_bfloat16 a, __hip_bfloat16 b) : x(a), y(b) {}
  __host__ __device__ __hip_bfloat162(const __hip_bfloat162_raw& raw)
      : x(__hip_bfloat16_raw{raw.x}), y(__hip_bfloat16_raw{raw.y}) {}

  __hip_bfloat16 x, y;
};
typedef __hip_bfloat16 __nv_bfloat16;
typedef __hip_bfloat162 __nv_bfloat162;

// --- conversions
HIP_AMD_BOTH float __bfloat162float(__hip_bfloat16 a) { return a; }
HIP_AMD_BOTH __hip_bfloat16 __float2bfloat16(float a) { return a; }
HIP_AMD_BOTH __hip_bfloat16 __float2bfloat16_rn(float a) { return a; }
HIP_AMD_BOTH __hip_bfloat16 __double2bfloat16(double a) { return a; }
HIP_AMD_BOTH short __bfloat16_as_short(__hip_bfloat16 a) { return static_cast<short>(a.__x); }
HIP_AMD_BOTH unsigned short __bfloat16_as_ushort(__hip_bfloat16 a) { return a.__x; }
HIP_AMD_BOTH __hip_bfloat16 __ushort_as_bfloat16(unsigned short a) { return __hip_bfloat16_raw{a}; }
HIP_AMD_BOTH __hip_bfloat16 __short_as_bfloat16(short a) { return __hip_bfloat16_raw{static_cast<unsigned short>(a)}; }
HIP_AMD_BOTH float2 __bfloat1622float2(__hip_bfloat162 a) { return make_float2(a.x, a.y); }
HIP_AMD_BOTH __hip_bfloat162 __float22bfloat162_rn(float2 a) { return {a.x, a.y}; }
HIP_AMD_BOTH __hip_bfloat162 __floats2bfloat162_rn(float a, float b) { return {a, b}; }
HIP_AMD_BOTH __hip_bfloat162 __float2bfloat162_rn(float a) { return {a, a}; }
HIP_AMD_BOTH __hip_bfloat162 __bfloat162bfloat162(__hip_bfloat16 a) { return {a, a}; }
HIP_AMD_BOTH __hip_bfloat162 __halves2bfloat162(__hip_bfloat16 a, __hip_bfloat16 b) { return {a, b}; }
HIP_AMD_BOTH __hip_bfloat16 __low2bfloat16(__hip_bfloat162 a) { return a.x; }
HIP_AMD_BOTH __hip_bfloat16 __high2bfloat16(__hip_bfloat162 a) { return a.y; }
HIP_AMD_BOTH float __low2float(__hip_bfloat162 a) { return a.x; }
HIP_AMD_BOTH float __high2float(__hip_bfloat162 a) { return a.y; }
HIP_AMD_BOTH __hip_bfloat162 __low2bfloat162(__hip_bfloat162 a) { return {a.x, a.x}; }
HIP_AMD_BOTH __hip_bfloat162 __high2bfloat162(__hip_bfloat162 a) { return {a.y, a.y}; }
HIP_AMD_BOTH __hip_bfloat162 __lowhigh2highlow(__hip_bfloat162 a) { return {a.y, a.x}; }
HIP_AMD_BOTH __hip_bfloat162 __lows2bfloat162(__hip_bfloat162 a, __hip_bfloat162 b) { return {a.x, b.x}; }
HIP_AMD_BOTH __hip_bfloat162 __highs2bfloat162(__hip_bfloat162 a, __hip_bfloat162 b) { return {a.y, b.y}; }

// --- arithmetic: the operator, the function and the function on pairs
#define HIP_AMD_BF16_BINARY(name, op)                                                              \
  HIP_AMD_BOTH __hip_bfloat16 __h##name(__hip_bfloat16 a, __hip_bfloat16 b) {                      \
    return static_cast<float>(a) op static_cast<float>(b);                                         \
  }                                                                                                \
  HIP_AMD_BOTH __hip_bfloat16 operator op(__hip_bfloat16 a, __hip_bfloat16 b) {                    \
    return __h##name(a, b);                                                                        \
  }                                                                                                \
  HIP_AMD_BOTH __hip_bfloat16& operator op##=(__hip_bfloat16& a, __hip_bfloat16 b) {               \
    return a = __h##name(a, b);                                                                    \
  }                                                                                                \
  HIP_AMD_BOTH __hip_bfloat162 operator op(__hip_bfloat162 a, __hip_bfloat162 b) {                 \
    return {__h##name(a.x, b.x), __h##name(a.y, b.y)};                                             \
  }                                                                                                \
  HIP_AMD_BOTH __hip_bfloat162& operator op##=(__hip_bfloat162& a, __hip_bfloat162 b) {            \
    return a = a op b;                                                                             \
  }
HIP_AMD_BF16_BINARY(add, +)
HIP_AMD_BF16_BINARY(sub, -)
HIP_AMD_BF16_BINARY(mul, *)
HIP_AMD_BF16_BINARY(div, /)
#undef HIP_AMD_BF16_BINARY
HIP_AMD_BOTH __hip_bfloat162 __hadd2(__hip_bfloat162 a, __hip_bfloat162 b) { return a + b; }
HIP_AMD_BOTH __hip_bfloat162 __hsub2(__hip_bfloat162 a, __hip_bfloat162 b) { return a - b; }
HIP_AMD_BOTH __hip_bfloat162 __hmul2(__hip_bfloat162 a, __hip_bfloat162 b) { return a * b; }
HIP_AMD_BOTH __hip_bfloat162 __h2div(__hip_bfloat162 a, __hip_bfloat162 b) { return a / b; }
HIP_AMD_BOTH __hip_bfloat16 __hfma(__hip_bfloat16 a, __hip_bfloat16 b, __hip_bfloat16 c) {
  return __builtin_fmaf(a, b, c);
}
HIP_AMD_BOTH __hip_bfloat162 __hfma2(__hip_bfloat162 a, __hip_bfloat162 b, __hip_bfloat162 c) {
  return {__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)};
}
HIP_AMD_BOTH __hip_bfloat16 __hneg(__hip_bfloat16 a) { return -static_cast<float>(a); }
HIP_AMD_BOTH __hip_bfloat16 operator-(__hip_bfloat16 a) { return __hneg(a); }
HIP_AMD_BOTH __hip_bfloat162 __hneg2(__hip_bfloat162 a) { return {__hneg(a.x), __hneg(a.y)}; }
HIP_AMD_BOTH __hip_bfloat16 __habs(__hip_bfloat16 a) { return __builtin_fabsf(a); }
HIP_AMD_BOTH __hip_bfloat162 __habs2(__hip_bfloat162 a) { return {__habs(a.x), __habs(a.y)}; }
HIP_AMD_BOTH __hip_bfloat16 __hmax(__hip_bfloat16 a, __hip_bfloat16 b) { return __builtin_fmaxf(a, b); }
HIP_AMD_BOTH __hip_bfloat16 __hmin(__hip_bfloat16 a, __hip_bfloat16 b) { return __builtin_fminf(a, b); }
HIP_AMD_BOTH __hip_bfloat162 __hmax2(__hip_bfloat162 a, __hip_bfloat162 b) {
  return {__hmax(a.x, b.x), __hmax(a.y, b.y)};
}
HIP_AMD_BOTH __hip_bfloat162 __hmin2(__hip_bfloat162 a, __hip_bfloat162 b) {
  return {__hmin(a.x, b.x), __hmin(a.y, b.y)};
}

// --- comparisons: false for NaN, the ones with u true for NaN; the pair forms give 1 or 0, the
// ones with b whether both hold
#define HIP_AMD_BF16_COMPARE(name, op)                                                             \
  HIP_AMD_BOTH bool __h##name(__hip_bfloat16 a, __hip_bfloat16 b) {                                \
    return static_cast<float>(a) op static_cast<float>(b);                                         \
  }                                                                                                \
  HIP_AMD_BOTH bool __h##name##u(__hip_bfloat16 a, __hip_bfloat16 b) {                             \
    return __builtin_isunordered(static_cast<float>(a), static_cast<float>(b)) || __h##name(a, b); \
  }                                                                                                \
  HIP_AMD_BOTH bool operator op(__hip_bfloat16 a, __hip_bfloat16 b) { return __h##name(a, b); }    \
  HIP_AMD_BOTH __hip_bfloat162 __h##name##2(__hip_bfloat162 a, __hip_bfloat162 b) {                \
    return {__h##name(a.x, b.x) ? 1.0f : 0.0f, __h##name(a.y, b.y) ? 1.0f : 0.0f};                 \
  }                                                                                                \
  HIP_AMD_BOTH bool __hb##name##2(__hip_bfloat162 a, __hip_bfloat162 b) {                          \
    return __h##name(a.x, b.x) && __h##name(a.y, b.y);                                             \
  }                                                                                                \
  HIP_AMD_BOTH bool __hb##name##u2(__hip_bfloat162 a, __hip_bfloat162 b) {                         \
    return __h##name##u(a.x, b.x) && __h##name##u(a.y, b.y);                                       \
  }
HIP_AMD_BF16_COMPARE(eq, ==)
HIP_AMD_BF16_COMPARE(ne, !=)
HIP_AMD_BF16_COMPARE(lt, <)
HIP_AMD_BF16_COMPARE(le, <=)
HIP_AMD_BF16_COMPARE(gt, >)
HIP_AMD_BF16_COMPARE(ge, >=)
#undef HIP_AMD_BF16_COMPARE
HIP_AMD_BOTH bool __hisnan(__hip_bfloat16 a) { return __builtin_isnan(static_cast<float>(a)); }
HIP_AMD_BOTH int __hisinf(__hip_bfloat16 a) {
  return __builtin_isinf(static_cast<float>(a)) ? (static_cast<float>(a) > 0 ? 1 : -1) : 0;
}

// --- functions of one argument, and the same on pairs
#define HIP_AMD_BF16_MATH(name, expression)                                                        \
  static __device__ inline __attribute__((unused)) __hip_bfloat16 h##name(__hip_bfloat16 h) {      \
    const float a = h;                                                                             \
    return expression;                                                                             \
  }                                                                                                \
  static __device__ inline __attribute__((unused)) __hip_bfloat162 h2##name(__hip_bfloat162 h) {   \
    return {h##name(h.x), h##name(h.y)};                                                           \
  }
HIP_AMD_BF16_MATH(ceil, ceilf(a))
HIP_AMD_BF16_MATH(floor, floorf(a))
HIP_AMD_BF16_MATH(trunc, truncf(a))
HIP_AMD_BF16_MATH(rint, rintf(a))
HIP_AMD_BF16_MATH(sqrt, sqrtf(a))
HIP_AMD_BF16_MATH(rsqrt, rsqrtf(a))
HIP_AMD_BF16_MATH(rcp, 1.0f / a)
HIP_AMD_BF16_MATH(exp, expf(a))
HIP_AMD_BF16_MATH(exp2, exp2f(a))
HIP_AMD_BF16_MATH(exp10, exp10f(a))
HIP_AMD_BF16_MATH(log, logf(a))
HIP_AMD_BF16_MATH(log2, log2f(a))
HIP_AMD_BF16_MATH(log10, log10f(a))
HIP_AMD_BF16_MATH(sin, sinf(a))
HIP_AMD_BF16_MATH(cos, cosf(a))
#undef HIP_AMD_BF16_MATH

#define HIPRT_ONE_BF16 __ushort_as_bfloat16(0x3F80)
#define HIPRT_ZERO_BF16 __ushort_as_bfloat16(0x0000)
#define HIPRT_INF_BF16 __ushort_as_bfloat16(0x7F80)
#define HIPRT_MAX_NORMAL_BF16 __ushort_as_bfloat16(0x7F7F)
#define HIPRT_MIN_DENORM_BF16 __ushort_as_bfloat16(0x0001)
#define HIPRT_NAN_BF16 __ushort_as_bfloat16(0x7FFF)
#define HIPRT_NEG_ZERO_BF16 __ushort_as_bfloat16(0x8000)

#endif // BACKENDS_AMD_INCLUDE_POLYFILL_BFLOAT16_H
