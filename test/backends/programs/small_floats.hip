// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Half precision and bfloat16.
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

__global__ void useHalf(__half* h, __half2* h2, float* f) {
  int i = threadIdx.x;
  __half a = __float2half(f[i]);
  h[i] = __hadd(__hmul(a, h[i]), __hfma(a, a, h[0]));
  h[i] = h[i] + a * h[1];
  if (__hgt(a, h[i])) h[i] = hsqrt(a);
  h2[i] = __hadd2(h2[i], __floats2half2_rn(f[i], f[i]));
  float2 both = __half22float2(h2[i]);
  f[i] = __half2float(h[i]) + both.x + __low2float(h2[i]) + __half2float(__high2half(h2[i]));
  h[i] = __shfl_down_sync(0xffffffff, h[i], 1);
}

__global__ void useBfloat16(__hip_bfloat16* b, __hip_bfloat162* b2, float* f) {
  int i = threadIdx.x;
  __hip_bfloat16 a = __float2bfloat16(f[i]);
  b[i] = __hadd(__hmul(a, b[i]), __hfma(a, a, b[0]));
  b[i] = b[i] + a * b[1];
  if (__hgt(a, b[i])) b[i] = __hmax(a, b[i]);
  b2[i] = __hadd2(b2[i], __halves2bfloat162(a, a));
  f[i] = __bfloat162float(b[i]) + __low2float(b2[i]) + static_cast<float>(b[i]);
}

int main() {
  useHalf<<<1, 64>>>(nullptr, nullptr, nullptr);
  useBfloat16<<<1, 64>>>(nullptr, nullptr, nullptr);
  return 0;
}
