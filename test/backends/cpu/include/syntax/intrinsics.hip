// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Math, integer and conversion intrinsics.
#include <hip/hip_runtime.h>

__global__ void kernel(float* f, double* d, int* i, unsigned* u, unsigned long long* l) {
  f[0] = __expf(f[0]) + __fdividef(1.0f, f[0]) + __sinf(f[0]) + __powf(f[0], 2.0f) + __logf(f[0]);
  f[1] = __fmaf_rn(f[0], f[1], f[2]) + __fadd_rd(f[0], f[1]) + __fsqrt_ru(f[0]) + __fdiv_rz(f[0], f[1]);
  d[0] = __fma_rd(d[0], d[1], d[2]) + __ddiv_rn(d[0], d[1]) + __dadd_rn(d[0], 1) + __drcp_rn(d[0]);
  float sine, cosine;
  sincosf(f[0], &sine, &cosine);
  __sincosf(f[0], &sine, &cosine);
  sincospi(f[0], &sine, &cosine);
  f[2] = rsqrtf(f[0]) + rsqrt(f[0]) + rcbrtf(f[0]) + rhypotf(f[0], f[1]) + norm3df(1, 2, 3) + sine;
  d[1] = rsqrt(d[0]) + erfinv(d[0]) + normcdf(d[0]) + normcdfinv(d[0]) + erfcx(d[0]) + exp10(d[0]);
  d[2] = sinpi(d[0]) + cospi(d[0]) + cyl_bessel_i0(d[0]) + norm(3, d) + rnorm4d(1, 2, 3, 4);
  i[0] = __popc(u[0]) + __popcll(l[0]) + __clz(i[0]) + __clzll(l[0]) + __ffs(u[0]) + __ffsll(l[0]);
  u[0] = __brev(u[0]) + __byte_perm(u[0], u[1], 0x3210) + __funnelshift_l(u[0], u[1], 7);
  i[1] = __mul24(i[0], i[1]) + __mulhi(i[0], i[1]) + __hadd(i[0], i[1]) + __dp4a(i[0], i[1], i[2]);
  l[0] = __umul64hi(l[0], l[1]) + __brevll(l[0]) + __umulhi(u[0], u[1]) + __usad(u[0], u[1], 3);
  i[2] = __float2int_rn(f[0]) + __double2uint_rz(d[0]) + __float_as_int(f[0]) + __double2hiint(d[0]);
  f[3] = __int_as_float(i[0]) + __int2float_rd(i[0]) + __ull2float_ru(l[0]) + __saturatef(f[0]);
  d[3] = __hiloint2double(i[0], i[1]) + __longlong_as_double(l[0]) + __ll2double_rz(l[0]);
  f[4] = __ldg(&f[0]) + __ldcs(&f[1]);
  __stcg(&f[5], 1.0f);
  l[1] = clock64() + wall_clock64();
  __nanosleep(100);
  if (i[0] == 12345) __trap();
}
float onHost(float x) { return rsqrtf(x) + rsqrt(x) + normcdf(x) + erfinv(0.5) + sinpi(x); }
