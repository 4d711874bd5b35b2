// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Vector types with HIP's operators, complex numbers, constants and integer functions.
#include <hip/hip_complex.h>
#include <hip/hip_math_constants.h>
#include <hip/hip_runtime.h>

#include <cmath>
#include <cstdio>

__host__ __device__ inline float dot(float4 a, float4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }

struct Results {
  float4 vector;
  int2 integers;
  hipFloatComplex product;
  hipDoubleComplex quotient;
  double mathematics, fast;
  unsigned int bits[10];
};

__global__ void compute(Results* r, const unsigned int* u) {
  float4 v = make_float4(1, 2, 3, 4);
  v = v + v * 2.0f - make_float4(1, 1, 1, 1) / v;
  v += make_float4(1, 0.5f, 1.0f / 3, 0.25f);
  r->vector = -v;
  int2 n = make_int2(5, 6);
  n = n * 3 + 1;
  n += n;
  r->integers = n == make_int2(32, 38) ? n : make_int2(0, 0);
  r->product = hipCmulf(make_hipFloatComplex(1, 2), hipConjf(make_hipFloatComplex(3, 4)));
  r->quotient = hipCdiv(make_hipDoubleComplex(-5, 10), make_hipDoubleComplex(1, 2));
  r->mathematics = sin(HIP_PI / 2) + rsqrt(4.0) + fma(2.0, 3.0, 4.0) + __dmul_rn(2.0, 2.0) + dot(v, v);
  r->fast = __sinf(0.0f) + __expf(0.0f) + __fdividef(6.0f, 3.0f) + erff(0.0f) + HIP_PI_F + hipCabsf(r->product);
  r->bits[0] = __popc(u[0]) + __clz(static_cast<int>(u[1])) + __ffs(static_cast<int>(u[2]));
  r->bits[1] = __brev(u[1]);
  r->bits[2] = __umulhi(u[0], 0x10000u);
  r->bits[3] = __byte_perm(0x33221100u, 0x77665544u, 0x7531);
  r->bits[4] = __funnelshift_l(0x80000000u, 1u, 1);
  r->bits[5] = static_cast<unsigned int>(__dp4a(0x01020304, 0x01010101, 5));
  r->bits[6] = static_cast<unsigned int>(__float_as_int(1.0f));
  r->bits[7] = min(u[0], u[1]) + max(u[1], u[2]);
  r->bits[8] = __ldg(&u[2]);
  r->bits[9] = static_cast<unsigned int>(__popcll(0xff00ff00ff00ff00ull) + __ffsll(8ll) + __clzll(1ll));
}

int main() {
  float4 value = make_float4(1, 2, 3, 4);
  value = value * value;
  const unsigned int words[3] = {0xf0f0f0f0u, 1, 16};
  unsigned int* u;
  Results *device, r;
  if (hipMalloc(&u, sizeof words) != hipSuccess) return 77;
  (void)hipMalloc(&device, sizeof r);
  (void)hipMemcpy(u, words, sizeof words, hipMemcpyHostToDevice);
  compute<<<1, 1>>>(device, u);
  if (hipMemcpy(&r, device, sizeof r, hipMemcpyDeviceToHost) != hipSuccess) return 1;
  const unsigned int bits[10] = {16 + 31 + 5, 0x80000000u, 0xf0f0, 0x77553311u, 3, 15, 0x3f800000, 17, 16, 32 + 4 + 63};
  int wrong = value.w != 16;
  for (int i = 0; i < 10; ++i)
    if (r.bits[i] != bits[i]) wrong += std::printf("bits %d: %x, expected %x\n", i, r.bits[i], bits[i]) > 0;
  const double values[] = {r.vector.x, r.vector.y, r.vector.z, r.vector.w, r.product.x, r.product.y,
                           r.quotient.x, r.quotient.y, r.mathematics, r.fast};
  const double expected[] = {-3, -6, -9, -12, 11, 2, 3, 4, 285.5, 1 + 2 + 3.14159265 + 11.18033989};
  for (int i = 0; i < 10; ++i)
    if (!(std::fabs(values[i] - expected[i]) < 1e-3))
      wrong += std::printf("value %d: %.9g, expected %.9g\n", i, values[i], expected[i]) > 0;
  if (r.integers.x != 32 || r.integers.y != 38) wrong += std::printf("%d %d\n", static_cast<int>(r.integers.x), static_cast<int>(r.integers.y)) > 0;
  return wrong != 0;
}
