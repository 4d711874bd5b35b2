// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The device's own math functions: names with f, fast intrinsics, rounding of single operations.
#include "test/backends/cpu/kernels/check.h"

#include <cmath>

__global__ void kernel(float x, float* out) {
  out[0] = __sinf(x);
  out[1] = __cosf(x);
  out[2] = __expf(x);
  out[3] = __logf(x);
  out[4] = __powf(x, 2.0f);
  out[5] = __fdividef(x, 3.0f);
  out[6] = rsqrtf(x);
  out[7] = __fsqrt_rn(x);
  out[8] = __frcp_rn(x);
  float sine, cosine;
  sincosf(x, &sine, &cosine);
  out[9] = sine + cosine;
  out[10] = exp10f(x);
  out[11] = normcdff(x);
  out[12] = sinpif(x) + cospif(x);
  out[13] = fmaf(x, x, 1.0f);
  out[14] = __saturatef(x) + __saturatef(-x);
  out[15] = fdividef(x, 4.0f);
}

// A product and a sum: fused where they stand in one expression, never through the intrinsics.
__global__ void fused(float a, float c, float* out) {
  out[0] = a * a + c;
  out[1] = fmaf(a, a, c);
}
__global__ void notFused(float a, float c, float* out) {
  out[0] = __fadd_rn(__fmul_rn(a, a), c);
  out[1] = __fmul_rn(a, a) + c;
}

int main() {
  const float x = 0.75f, pi = 3.14159265f;
  const std::vector<double> expected = {
      sin(x), cos(x), exp(x), log(x), x * x, x / 3, 1 / sqrt(x), sqrt(x), 1 / x, sin(x) + cos(x),
      pow(10, x), erfc(-x / sqrt(2.0)) / 2, sin(pi * x) + cos(pi * x), x * x + 1, x, x / 4};
  Array<float> out(16), sums(4);
  kernel<<<1, 1>>>(x, out);
  const std::vector<float> results = out.read();
  for (int i = 0; i < 16; ++i)
    if (std::fabs(results[i] - expected[i]) > 2e-6 * (1 + std::fabs(expected[i]))) {
      ++failures;
      std::cout << "out[" << i << "] is " << results[i] << ", not " << expected[i] << "\n";
    }

  const float a = 1 + 1.0f / 4096;
  fused<<<1, 1>>>(a, -(a * a), sums);
  notFused<<<1, 1>>>(a, -(a * a), sums + 2);
  EXPECT_EACH(sums, [=](int i) { return i < 2 ? fmaf(a, a, -(a * a)) : 0.0f; });
  return finish();
}
