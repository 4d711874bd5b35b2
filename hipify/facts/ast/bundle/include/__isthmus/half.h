// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
// 16-bit floating point, and storage types of 8 bits.
#define __isthmus_half_arithmetic(T)                     \
  __isthmus_both friend T operator+(const T&, const T&); \
  __isthmus_both friend T operator-(const T&, const T&); \
  __isthmus_both friend T operator*(const T&, const T&); \
  __isthmus_both friend T operator/(const T&, const T&); \
  __isthmus_both friend T operator-(const T&);
#define __isthmus_half_compare(T, op) \
  __isthmus_both friend bool operator op(const T&, const T&);

#define __isthmus_half_types(H, H2, Raw, Raw2)                                      \
  struct Raw { unsigned short x; };                                                 \
  struct Raw2 { unsigned short x, y; };                                             \
  struct H {                                                                        \
    unsigned short __x;                                                             \
    H() = default;                                                                  \
    __isthmus_both H(const Raw&);                                                   \
    __isthmus_both H(float);                                                        \
    __isthmus_both H(double);                                                       \
    __isthmus_both H(short);                                                        \
    __isthmus_both H(unsigned short);                                               \
    __isthmus_both H(int);                                                          \
    __isthmus_both H(unsigned);                                                     \
    __isthmus_both H(long);                                                         \
    __isthmus_both H(unsigned long);                                                \
    __isthmus_both H(long long);                                                    \
    __isthmus_both H(unsigned long long);                                           \
    __isthmus_both operator float() const;                                          \
    __isthmus_both operator Raw() const;                                            \
    __isthmus_both H& operator=(float);                                             \
    __isthmus_both H& operator=(double);                                            \
    __isthmus_both H& operator+=(const H&);                                         \
    __isthmus_both H& operator-=(const H&);                                         \
    __isthmus_both H& operator*=(const H&);                                         \
    __isthmus_both H& operator/=(const H&);                                         \
    __isthmus_both H& operator++();                                                 \
    __isthmus_both H& operator--();                                                 \
    __isthmus_half_arithmetic(H)                                                    \
    __isthmus_half_compare(H, <) __isthmus_half_compare(H, >)                       \
    __isthmus_half_compare(H, <=) __isthmus_half_compare(H, >=)                     \
    __isthmus_half_compare(H, ==) __isthmus_half_compare(H, !=)                     \
  };                                                                                \
  struct __align__(4) H2 {                                                          \
    H x, y;                                                                         \
    H2() = default;                                                                 \
    __isthmus_both H2(const H&, const H&);                                          \
    __isthmus_both H2(const Raw2&);                                                 \
    __isthmus_both H2& operator+=(const H2&);                                       \
    __isthmus_both H2& operator-=(const H2&);                                       \
    __isthmus_both H2& operator*=(const H2&);                                       \
    __isthmus_both H2& operator/=(const H2&);                                       \
    __isthmus_half_arithmetic(H2)                                                   \
    __isthmus_half_compare(H2, ==) __isthmus_half_compare(H2, !=)                   \
  };                                                                                \
  __isthmus_half_functions(H, H2)
// Functions that exist for both 16-bit formats.
#define __isthmus_unary(T, name) __isthmus_both T name(T);
#define __isthmus_binary(R, T, name) __isthmus_both R name(T, T);
#define __isthmus_ternary(T, name) __isthmus_both T name(T, T, T);
#define __isthmus_half_functions(H, H2)                                                      \
  __isthmus_binary(H, H, __hadd) __isthmus_binary(H, H, __hsub)                              \
  __isthmus_binary(H, H, __hmul) __isthmus_binary(H, H, __hdiv)                              \
  __isthmus_binary(H, H, __hadd_rn) __isthmus_binary(H, H, __hsub_rn)                        \
  __isthmus_binary(H, H, __hmul_rn) __isthmus_binary(H, H, __hadd_sat)                       \
  __isthmus_binary(H, H, __hsub_sat) __isthmus_binary(H, H, __hmul_sat)                      \
  __isthmus_binary(H, H, __hmax) __isthmus_binary(H, H, __hmin)                              \
  __isthmus_binary(H, H, __hmax_nan) __isthmus_binary(H, H, __hmin_nan)                      \
  __isthmus_ternary(H, __hfma) __isthmus_ternary(H, __hfma_sat)                              \
  __isthmus_ternary(H, __hfma_relu) __isthmus_unary(H, __hneg) __isthmus_unary(H, __habs)    \
  __isthmus_binary(bool, H, __hlt) __isthmus_binary(bool, H, __hgt)                          \
  __isthmus_binary(bool, H, __hle) __isthmus_binary(bool, H, __hge)                          \
  __isthmus_binary(bool, H, __heq) __isthmus_binary(bool, H, __hne)                          \
  __isthmus_both bool __hisnan(H);                                                           \
  __isthmus_both int __hisinf(H);                                                            \
  __isthmus_binary(H2, H2, __hadd2) __isthmus_binary(H2, H2, __hsub2)                        \
  __isthmus_binary(H2, H2, __hmul2) __isthmus_binary(H2, H2, __h2div)                        \
  __isthmus_binary(H2, H2, __hmax2) __isthmus_binary(H2, H2, __hmin2)                        \
  __isthmus_ternary(H2, __hfma2) __isthmus_ternary(H2, __hfma2_relu)                         \
  __isthmus_ternary(H2, __hcmadd) __isthmus_unary(H2, __hneg2) __isthmus_unary(H2, __habs2)  \
  __isthmus_binary(H2, H2, __hlt2) __isthmus_binary(H2, H2, __hgt2)                          \
  __isthmus_binary(H2, H2, __hle2) __isthmus_binary(H2, H2, __hge2)                          \
  __isthmus_binary(H2, H2, __heq2) __isthmus_binary(H2, H2, __hne2)                          \
  __isthmus_binary(bool, H2, __hblt2) __isthmus_binary(bool, H2, __hbgt2)                    \
  __isthmus_binary(bool, H2, __hble2) __isthmus_binary(bool, H2, __hbge2)                    \
  __isthmus_binary(bool, H2, __hbeq2) __isthmus_binary(bool, H2, __hbne2)                    \
  __isthmus_unary(H, hsqrt) __isthmus_unary(H, hrsqrt) __isthmus_unary(H, hrcp)              \
  __isthmus_unary(H, hexp) __isthmus_unary(H, hexp2) __isthmus_unary(H, hexp10)              \
  __isthmus_unary(H, hlog) __isthmus_unary(H, hlog2) __isthmus_unary(H, hlog10)              \
  __isthmus_unary(H, hsin) __isthmus_unary(H, hcos) __isthmus_unary(H, htanh)                \
  __isthmus_unary(H, hfloor) __isthmus_unary(H, hceil) __isthmus_unary(H, htrunc)            \
  __isthmus_unary(H, hrint) __isthmus_unary(H2, h2sqrt) __isthmus_unary(H2, h2rsqrt)         \
  __isthmus_unary(H2, h2rcp) __isthmus_unary(H2, h2exp) __isthmus_unary(H2, h2exp2)          \
  __isthmus_unary(H2, h2log) __isthmus_unary(H2, h2log2) __isthmus_unary(H2, h2sin)          \
  __isthmus_unary(H2, h2cos) __isthmus_unary(H2, h2tanh) __isthmus_unary(H2, h2floor)        \
  __isthmus_unary(H2, h2ceil) __isthmus_unary(H2, h2rint) __isthmus_unary(H2, h2trunc)
__isthmus_half_types(__half, __half2, __half_raw, __half2_raw)
__isthmus_half_types(__nv_bfloat16, __nv_bfloat162, __nv_bfloat16_raw, __nv_bfloat162_raw)
typedef __half half;
typedef __half2 half2;
typedef __half __nv_half;
typedef __half2 __nv_half2;
typedef __half nv_half;
typedef __half2 nv_half2;
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;

__isthmus_both float __half2float(__half);
__isthmus_both __half __float2half(float);
__isthmus_both __half __float2half_rn(float);
__isthmus_both __half __float2half_rz(float);
__isthmus_both __half __float2half_rd(float);
__isthmus_both __half __float2half_ru(float);
__isthmus_both __half __double2half(double);
__isthmus_both __half2 __float2half2_rn(float);
__isthmus_both __half2 __floats2half2_rn(float, float);
__isthmus_both float2 __half22float2(__half2);
__isthmus_both __half2 __float22half2_rn(float2);
__isthmus_both __half2 __half2half2(__half);
__isthmus_both __half2 __halves2half2(__half, __half);
__isthmus_both __half2 make_half2(__half, __half);
__isthmus_both __half __low2half(__half2);
__isthmus_both __half __high2half(__half2);
__isthmus_both float __low2float(__half2);
__isthmus_both float __high2float(__half2);
__isthmus_both __half2 __low2half2(__half2);
__isthmus_both __half2 __high2half2(__half2);
__isthmus_both __half2 __lowhigh2highlow(__half2);
__isthmus_both __half2 __lows2half2(__half2, __half2);
__isthmus_both __half2 __highs2half2(__half2, __half2);
__isthmus_both unsigned short __half_as_ushort(__half);
__isthmus_both short __half_as_short(__half);
__isthmus_both __half __ushort_as_half(unsigned short);
__isthmus_both __half __short_as_half(short);

__isthmus_both float __bfloat162float(__nv_bfloat16);
__isthmus_both __nv_bfloat16 __float2bfloat16(float);
__isthmus_both __nv_bfloat16 __float2bfloat16_rn(float);
__isthmus_both __nv_bfloat16 __float2bfloat16_rz(float);
__isthmus_both __nv_bfloat16 __double2bfloat16(double);
__isthmus_both __nv_bfloat162 __float2bfloat162_rn(float);
__isthmus_both __nv_bfloat162 __floats2bfloat162_rn(float, float);
__isthmus_both float2 __bfloat1622float2(__nv_bfloat162);
__isthmus_both __nv_bfloat162 __float22bfloat162_rn(float2);
__isthmus_both __nv_bfloat162 __bfloat162bfloat162(__nv_bfloat16);
__isthmus_both __nv_bfloat162 __halves2bfloat162(__nv_bfloat16, __nv_bfloat16);
__isthmus_both __nv_bfloat162 make_bfloat162(__nv_bfloat16, __nv_bfloat16);
__isthmus_both __nv_bfloat16 __low2bfloat16(__nv_bfloat162);
__isthmus_both __nv_bfloat16 __high2bfloat16(__nv_bfloat162);
__isthmus_both float __low2float(__nv_bfloat162);
__isthmus_both float __high2float(__nv_bfloat162);
__isthmus_both unsigned short __bfloat16_as_ushort(__nv_bfloat16);
__isthmus_both __nv_bfloat16 __ushort_as_bfloat16(unsigned short);

#define __isthmus_half_integer(T, name)                       \
  __isthmus_both T __half2##name##_rn(__half);                \
  __isthmus_both T __half2##name##_rz(__half);                \
  __isthmus_both T __half2##name##_ru(__half);                \
  __isthmus_both T __half2##name##_rd(__half);                \
  __isthmus_both __half __##name##2half_rn(T);                \
  __isthmus_both __half __##name##2half_rz(T);                \
  __isthmus_both T __bfloat162##name##_rn(__nv_bfloat16);     \
  __isthmus_both T __bfloat162##name##_rz(__nv_bfloat16);     \
  __isthmus_both __nv_bfloat16 __##name##2bfloat16_rn(T);
__isthmus_half_integer(short, short)
__isthmus_half_integer(unsigned short, ushort)
__isthmus_half_integer(int, int)
__isthmus_half_integer(unsigned, uint)
__isthmus_half_integer(long long, ll)
__isthmus_half_integer(unsigned long long, ull)
#undef __isthmus_half_integer

#define __isthmus_small_float(name, Storage, Wide)  \
  struct name {                                     \
    Storage __x;                                    \
    name() = default;                               \
    template <class... T> __isthmus_both explicit name(T...); \
    __isthmus_both explicit operator Wide() const;  \
  };
typedef unsigned char __nv_fp8_storage_t;
typedef unsigned short __nv_fp8x2_storage_t;
typedef unsigned __nv_fp8x4_storage_t;
__isthmus_small_float(__nv_fp8_e4m3, __nv_fp8_storage_t, float)
__isthmus_small_float(__nv_fp8_e5m2, __nv_fp8_storage_t, float)
__isthmus_small_float(__nv_fp8x2_e4m3, __nv_fp8x2_storage_t, float2)
__isthmus_small_float(__nv_fp8x2_e5m2, __nv_fp8x2_storage_t, float2)
__isthmus_small_float(__nv_fp8x4_e4m3, __nv_fp8x4_storage_t, float4)
__isthmus_small_float(__nv_fp8x4_e5m2, __nv_fp8x4_storage_t, float4)
#undef __isthmus_small_float
enum __nv_saturation_t { __NV_NOSAT, __NV_SATFINITE };
enum __nv_fp8_interpretation_t { __NV_E4M3, __NV_E5M2 };
