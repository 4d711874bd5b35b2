// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Half precision: rounding to nearest even, operators, pairs, comparisons, conversions, shuffles.
#include "test/backends/cpu/kernels/check.h"

#include <hip/hip_fp16.h>

__global__ void kernel(float* out) {
  const __half a = __float2half(1.5f), b = __float2half_rn(2049.0f);
  const __half2 fused = __hfma2(__floats2half2_rn(2, 3), __float2half2_rn(4), __halves2half2(a, b));
  out[0] = __half2float(__hadd(a, b));
  out[1] = __low2float(fused);
  out[2] = __high2float(fused);
  out[3] = __half2float(a * a - a / __float2half(2.0f));
  out[4] = __hlt(a, b) && !__hgt(a, b) && __heq(a, a);
  out[5] = __half2float(hsqrt(__float2half(9.0f)));
  out[6] = float(__half2int_rn(__float2half(2.5f)));
  out[7] = __half2float(__int2half_rn(-77));
  out[8] = float(__half_as_ushort(__float2half(1.0f)));
  out[9] = __half2float(__float2half(1e6f)) > 65504.0f;
  __half sum = __float2half(0.0f);
  for (int i = 0; i < 10; ++i)
    sum += __float2half(0.1f);
  out[10] = __half2float(sum);
  out[11] = __half2float(__hneg(a)) + __half2float(__habs(__float2half(-3.0f)));
}

__global__ void store(__half* out) { out[threadIdx.x] = __float2half(threadIdx.x * 0.25f); }
__global__ void load(const __half* in, float* out) {
  out[threadIdx.x] = __half2float(__hmul(in[threadIdx.x], __float2half(2.0f)));
}

int main() {
  Array<float> out(12), doubled(64);
  Array<__half> halves(64);
  kernel<<<1, 1>>>(out);
  const std::vector<float> expected = {2050, 9.5f, 2060, 1.5f, 1, 3, 2, -77, 0x3c00, 1, 1.0f, 1.5f};
  const std::vector<float> results = out.read();
  for (int i = 0; i < 12; ++i)
    if (i != 10)
      EXPECT_EQ(results[i], expected[i]);
  EXPECT_EQ(results[10] > 0.995f && results[10] < 1.005f, true);

  store<<<1, 64>>>(halves);
  load<<<1, 64>>>(halves, doubled);
  EXPECT_EACH(doubled, [](int i) { return i * 0.5f; });
  return finish();
}
