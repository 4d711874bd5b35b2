// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every device header in one source, and a little of each; also compiled as older and newer C++.
#include <hip/hip_bf16.h>
#include <hip/hip_complex.h>
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_fp16.h>
#include <hip/hip_fp8.h>
#include <hip/hip_math_constants.h>
#include <hip/hip_runtime.h>

namespace cg = cooperative_groups;

__global__ void kernel(float* p, half* h, __hip_bfloat16* b) {
  p[0] = min(p[0], 1.0f) + min(1, 2.0) + rsqrtf(p[0]) + HIP_PI_F;
  h[0] = static_cast<__half>(b[0]);
  h[1] = __float2half(2);
  float4 v = {1, 2};
  v = v * 2;
  p[1] = v.x + __shfl_down_sync(~0u, p[0], 1);
  atomicAdd(p, 1);
  const auto tile = cg::tiled_partition<16>(cg::this_thread_block());
  p[2] = tile.shfl(p[1], 0) + cg::reduce(tile, 1, cg::plus<int>());
}
void launch(float* p, half* h, __hip_bfloat16* b) { kernel<<<1, 32>>>(p, h, b); }
