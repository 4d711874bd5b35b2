// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Vector types with HIP's operators, complex numbers, constants and integer functions.
#include <hip/hip_complex.h>
#include <hip/hip_math_constants.h>
#include <hip/hip_runtime.h>

__host__ __device__ inline float dot(float4 a, float4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }

__global__ void compute(float4* v, int2* n, hipFloatComplex* c, hipDoubleComplex* z, double* d, unsigned* u) {
  int i = threadIdx.x;
  v[i] = v[i] + v[0] * 2.0f - make_float4(1, 2, 3, 4) / v[1];
  v[i] += v[2];
  n[i] = -n[i] + n[0] * 3;
  if (n[i] == n[1]) v[i].x = dot(v[0], v[1]);
  c[i] = hipCmulf(c[i], make_hipFloatComplex(1, 2));
  c[i].x = hipCabsf(hipCaddf(c[i], hipConjf(c[0]))) + hipCrealf(c[1]) + hipCimagf(c[2]);
  z[i] = hipCdiv(z[i], make_hipDoubleComplex(1, 2));
  d[i] = sin(d[i]) * HIP_PI + rsqrt(d[i]) + fma(d[0], d[1], d[2]) + __dmul_rn(d[0], d[1]);
  d[i] += __sinf(v[i].x) + __expf(v[i].y) + __fdividef(v[i].z, 3.0f) + erff(v[i].w) + HIP_PI_F;
  u[i] = __popc(u[0]) + __clz(static_cast<int>(u[1])) + __ffs(static_cast<int>(u[2])) + __brev(u[3]) +
         __umulhi(u[4], u[5]) + __byte_perm(u[6], u[7], 0x3210) + __funnelshift_l(u[0], u[1], 3) +
         __dp4a(u[1], u[2], u[3]) + static_cast<unsigned>(__float_as_int(v[0].x)) + min(u[0], u[1]) + __ldg(&u[8]);
}

int main() {
  float4 value = make_float4(1, 2, 3, 4);
  value = value * value;
  compute<<<1, 64>>>(nullptr, nullptr, nullptr, nullptr, nullptr, nullptr);
  return value.w == 16 ? 0 : 1;
}
