// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// __hip_bfloat16 and __hip_bfloat162: operators, functions, conversions.
#include <hip/hip_bf16.h>
#include <hip/hip_bfloat16.h>
#include <hip/hip_runtime.h>

template <typename H, typename H2>
__device__ float common(H* h, H2* v, int* i) {
  __shared__ H tile[32];
  __shared__ H2 pairs[32];
  tile[0] = h[0];
  pairs[0] = v[0];
  h[0] = h[1] + h[2] * h[3] - h[4] / h[5];
  h[0] += h[1];
  h[0] = -h[0];
  ++h[0];
  h[1] = 1.0f;
  h[2] = 2;
  h[3] = H(3.0);
  float f = h[1];
  double d = h[3];
  v[0] = v[1] * v[2] + v[3];
  h[4] = __hadd(h[0], h[1]) + __hfma(h[0], h[1], h[2]) + __hmax(h[0], h[1]) + hexp(h[0]);
  v[1] = __hfma2(v[0], h2exp(v[1]), __lowhigh2highlow(v[2])) + __heq2(v[0], v[1]);
  h[5] = __shfl_xor(h[0], 1) + __shfl_down_sync(~0u, h[0], 1) + __ldg(&h[3]);
  v[4] = __shfl_xor(v[3], 1);
  atomicAdd(h, h[1]);
  unsafeAtomicAdd(v, v[1]);
  i[0] = __heq(h[0], h[1]) + (h[0] < h[1]) + __hbgt2(v[0], v[1]) + __hisnan(h[0]) + (int)h[2];
  return f + d + __low2float(v[0]) + (float)tile[0] + (float)pairs[0].x;
}
__global__ void kernel(__hip_bfloat16* b, __hip_bfloat162* w, float* f, int* i) {
  f[0] = common(b, w, i) + __bfloat162float(b[0]);
  b[0] = __float2bfloat16(f[0]) + __double2bfloat16(1.0) + __ushort2bfloat16_rd(3);
  w[0] = __floats2bfloat162_rn(1.0f, 2.0f);
  const float2 g = __bfloat1622float2(w[0]);
  w[1] = __float22bfloat162_rn(g);
  w[2] = __bfloat162bfloat162(b[0]);
  i[0] = __bfloat162int_rn(b[0]);
  hip_bfloat16 old(3.0f);
  f[1] = old;
}
float onHost(__hip_bfloat16 b) { return (float)(b + b); }
