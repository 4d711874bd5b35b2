// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
// Math that CUDA has on both sides and the C library has not, and the device intrinsics.
#define __isthmus_minmax(name)                                                              \
  __isthmus_both int name(int, int);                                                        \
  __isthmus_both unsigned name(unsigned, unsigned);                                         \
  __isthmus_both unsigned name(int, unsigned);                                              \
  __isthmus_both unsigned name(unsigned, int);                                              \
  __isthmus_both long name(long, long);                                                     \
  __isthmus_both unsigned long name(unsigned long, unsigned long);                          \
  __isthmus_both unsigned long name(long, unsigned long);                                   \
  __isthmus_both unsigned long name(unsigned long, long);                                   \
  __isthmus_both long long name(long long, long long);                                      \
  __isthmus_both unsigned long long name(unsigned long long, unsigned long long);           \
  __isthmus_both unsigned long long name(long long, unsigned long long);                    \
  __isthmus_both unsigned long long name(unsigned long long, long long);                    \
  __isthmus_both float name(float, float);                                                  \
  __isthmus_both double name(double, double);                                               \
  __isthmus_both double name(float, double);                                                \
  __isthmus_both double name(double, float);
__isthmus_minmax(min)
__isthmus_minmax(max)
#undef __isthmus_minmax

#define __isthmus_real(name)             \
  __isthmus_both float name##f(float);   \
  __isthmus_both float name(float);      \
  __isthmus_both double name(double);
__isthmus_real(rsqrt)
__isthmus_real(rcbrt)
__isthmus_real(sinpi)
__isthmus_real(cospi)
__isthmus_real(erfinv)
__isthmus_real(erfcinv)
__isthmus_real(erfcx)
__isthmus_real(normcdf)
__isthmus_real(normcdfinv)
__isthmus_real(cyl_bessel_i0)
__isthmus_real(cyl_bessel_i1)
#undef __isthmus_real

__isthmus_both void sincospif(float, float*, float*);
__isthmus_both void sincospi(double, double*, double*);
__isthmus_both float rhypotf(float, float);
__isthmus_both double rhypot(double, double);
__isthmus_both float norm3df(float, float, float);
__isthmus_both double norm3d(double, double, double);
__isthmus_both float rnorm3df(float, float, float);
__isthmus_both double rnorm3d(double, double, double);
__isthmus_both float norm4df(float, float, float, float);
__isthmus_both double norm4d(double, double, double, double);
__isthmus_both float rnorm4df(float, float, float, float);
__isthmus_both double rnorm4d(double, double, double, double);
__isthmus_both float normf(int, const float*);
__isthmus_both double norm(int, const double*);
__isthmus_both float rnormf(int, const float*);
__isthmus_both double rnorm(int, const double*);
__isthmus_both float fdividef(float, float);
__isthmus_both float saturate(float);
__isthmus_both int mulhi(int, int);
__isthmus_both unsigned umin(unsigned, unsigned);
__isthmus_both unsigned umax(unsigned, unsigned);
__isthmus_both long long llmin(long long, long long);
__isthmus_both long long llmax(long long, long long);
__isthmus_both unsigned long long ullmin(unsigned long long, unsigned long long);
__isthmus_both unsigned long long ullmax(unsigned long long, unsigned long long);
__isthmus_both float int_as_float(int);
__isthmus_both int float_as_int(float);

// The GNU C library declares some of these itself, for the host.
#define __isthmus_fast(name) extern "C" __isthmus_both float name(float) noexcept(true);
__isthmus_fast(__expf)
__isthmus_fast(__exp10f)
__isthmus_fast(__logf)
__isthmus_fast(__log2f)
__isthmus_fast(__log10f)
__isthmus_fast(__sinf)
__isthmus_fast(__cosf)
__isthmus_fast(__tanf)
__isthmus_fast(__tanhf)
#undef __isthmus_fast
extern "C" __isthmus_both float __powf(float, float) noexcept(true);
extern "C" __isthmus_both void __sincosf(float, float*, float*) noexcept(true);
__isthmus_device float __saturatef(float);
__isthmus_device float __fdividef(float, float);

// Each in the four rounding modes.
#define __isthmus_rounded(result, name, ...)      \
  __isthmus_device result name##_rn(__VA_ARGS__); \
  __isthmus_device result name##_rz(__VA_ARGS__); \
  __isthmus_device result name##_ru(__VA_ARGS__); \
  __isthmus_device result name##_rd(__VA_ARGS__);
__isthmus_rounded(float, __fadd, float, float)
__isthmus_rounded(float, __fsub, float, float)
__isthmus_rounded(float, __fmul, float, float)
__isthmus_rounded(float, __fdiv, float, float)
__isthmus_rounded(float, __fmaf, float, float, float)
__isthmus_rounded(float, __fsqrt, float)
__isthmus_rounded(float, __frcp, float)
__isthmus_device float __frsqrt_rn(float);
__isthmus_rounded(double, __dadd, double, double)
__isthmus_rounded(double, __dsub, double, double)
__isthmus_rounded(double, __dmul, double, double)
__isthmus_rounded(double, __ddiv, double, double)
__isthmus_rounded(double, __fma, double, double, double)
__isthmus_rounded(double, __dsqrt, double)
__isthmus_rounded(double, __drcp, double)
__isthmus_rounded(int, __float2int, float)
__isthmus_rounded(unsigned, __float2uint, float)
__isthmus_rounded(long long, __float2ll, float)
__isthmus_rounded(unsigned long long, __float2ull, float)
__isthmus_rounded(int, __double2int, double)
__isthmus_rounded(unsigned, __double2uint, double)
__isthmus_rounded(long long, __double2ll, double)
__isthmus_rounded(unsigned long long, __double2ull, double)
__isthmus_rounded(float, __double2float, double)
__isthmus_rounded(float, __int2float, int)
__isthmus_rounded(float, __uint2float, unsigned)
__isthmus_rounded(float, __ll2float, long long)
__isthmus_rounded(float, __ull2float, unsigned long long)
__isthmus_rounded(double, __ll2double, long long)
__isthmus_rounded(double, __ull2double, unsigned long long)
#undef __isthmus_rounded
__isthmus_device double __int2double_rn(int);
__isthmus_device double __uint2double_rn(unsigned);

__isthmus_device float __int_as_float(int);
__isthmus_device int __float_as_int(float);
__isthmus_device float __uint_as_float(unsigned);
__isthmus_device unsigned __float_as_uint(float);
__isthmus_device double __longlong_as_double(long long);
__isthmus_device long long __double_as_longlong(double);
__isthmus_device double __hiloint2double(int, int);
__isthmus_device int __double2hiint(double);
__isthmus_device int __double2loint(double);

__isthmus_device int __popc(unsigned);
__isthmus_device int __popcll(unsigned long long);
__isthmus_device int __clz(int);
__isthmus_device int __clzll(long long);
__isthmus_device int __ffs(int);
__isthmus_device int __ffsll(long long);
__isthmus_device unsigned __brev(unsigned);
__isthmus_device unsigned long long __brevll(unsigned long long);
__isthmus_device int __mul24(int, int);
__isthmus_device unsigned __umul24(unsigned, unsigned);
__isthmus_device int __mulhi(int, int);
__isthmus_device unsigned __umulhi(unsigned, unsigned);
__isthmus_device long long __mul64hi(long long, long long);
__isthmus_device unsigned long long __umul64hi(unsigned long long, unsigned long long);
__isthmus_device unsigned __byte_perm(unsigned, unsigned, unsigned);
__isthmus_device unsigned __sad(int, int, unsigned);
__isthmus_device unsigned __usad(unsigned, unsigned, unsigned);
__isthmus_device int __hadd(int, int);
__isthmus_device int __rhadd(int, int);
__isthmus_device unsigned __uhadd(unsigned, unsigned);
__isthmus_device unsigned __urhadd(unsigned, unsigned);
__isthmus_device unsigned __funnelshift_l(unsigned, unsigned, unsigned);
__isthmus_device unsigned __funnelshift_r(unsigned, unsigned, unsigned);
__isthmus_device unsigned __funnelshift_lc(unsigned, unsigned, unsigned);
__isthmus_device unsigned __funnelshift_rc(unsigned, unsigned, unsigned);
__isthmus_device unsigned __fns(unsigned, unsigned, int);

#define CUDART_INF_F __builtin_inff()
#define CUDART_INF __builtin_inf()
#define CUDART_NAN_F __builtin_nanf("")
#define CUDART_NAN __builtin_nan("")
#define CUDART_PI_F 3.141592654f
#define CUDART_PI 3.1415926535897931
#define CUDART_PIO2_F 1.570796327f
#define CUDART_PIO4_F 0.785398163f
#define CUDART_SQRT_TWO_F 1.414213562f
#define CUDART_L2E_F 1.442695041f
#define CUDART_LN2_F 0.693147181f
#define CUDART_ONE_F 1.0f
#define CUDART_ZERO_F 0.0f
#define CUDART_MAX_NORMAL_F 3.402823466e38f
#define CUDART_NORM_HUGE_F 3.402823466e38f
