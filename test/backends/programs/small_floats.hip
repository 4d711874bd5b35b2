// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Half precision and bfloat16: every operation rounds once, so small numbers come out exact.
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

#include <cstdio>

__global__ void useHalf(__half* h, __half2* h2, float* f) {
  const int i = threadIdx.x;
  const __half a = __float2half(f[i]);
  h[i] = __hadd(__hmul(a, a), __hfma(a, a, a));            // 2aa + a
  h[i] = h[i] + a * __float2half(2.0f);                    // 2aa + 3a
  if (__hgt(a, __float2half(2.5f))) h[i] = __hneg(h[i]);
  h2[i] = __hadd2(__floats2half2_rn(f[i], 1.0f), __half2half2(a)); // 2a, 1 + a
  const float2 both = __half22float2(h2[i]);
  f[i] = __half2float(h[i]) + both.x + both.y + __low2float(h2[i]) + __half2float(__high2half(h2[i]));
  h[i] = __shfl_down_sync(0xffffffff, h[i], 1);
}

__global__ void useBfloat16(__hip_bfloat16* b, __hip_bfloat162* b2, float* f) {
  const int i = threadIdx.x;
  const __hip_bfloat16 a = __float2bfloat16(f[i]);
  b[i] = __hadd(__hmul(a, a), __hfma(a, a, a));
  b[i] = b[i] + a * __float2bfloat16(2.0f);
  if (__hgt(a, __float2bfloat16(2.5f))) b[i] = __hneg(b[i]);
  b2[i] = __hadd2(__halves2bfloat162(a, __float2bfloat16(1.0f)), __bfloat162bfloat162(a));
  const float2 both = __bfloat1622float2(b2[i]);
  f[i] = __bfloat162float(b[i]) + both.x + both.y + __low2float(b2[i]) + static_cast<float>(__high2bfloat16(b2[i]));
}

static int check(const char* what, const float* f) {
  int wrong = 0;
  for (int i = 0; i < 4; ++i) {
    const float polynomial = 2.0f * i * i + 3.0f * i;
    const float expected = (i > 2.5f ? -polynomial : polynomial) + 2 * (2.0f * i + 1 + i);
    if (f[i] != expected) wrong += std::printf("%s %d: %g, expected %g\n", what, i, f[i], expected) > 0;
  }
  return wrong;
}

int main() {
  float host[4] = {0, 1, 2, 3}, out[4];
  float* f;
  void *small, *pairs;
  if (hipMalloc(&f, sizeof host) != hipSuccess) return 77;
  (void)hipMalloc(&small, 64);
  (void)hipMalloc(&pairs, 64);
  (void)hipMemcpy(f, host, sizeof host, hipMemcpyHostToDevice);
  useHalf<<<1, 4>>>(static_cast<__half*>(small), static_cast<__half2*>(pairs), f);
  (void)hipMemcpy(out, f, sizeof out, hipMemcpyDeviceToHost);
  int wrong = check("half", out);
  (void)hipMemcpy(f, host, sizeof host, hipMemcpyHostToDevice);
  useBfloat16<<<1, 4>>>(static_cast<__hip_bfloat16*>(small), static_cast<__hip_bfloat162*>(pairs), f);
  (void)hipMemcpy(out, f, sizeof out, hipMemcpyDeviceToHost);
  wrong += check("bfloat16", out);
  return wrong != 0 || hipDeviceSynchronize() != hipSuccess;
}
