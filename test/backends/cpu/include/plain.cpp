// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <hip/hip_runtime.h>

#include <vector>

static_assert(sizeof(float3) == 12 && alignof(float3) == 4);
static_assert(sizeof(double4) == 32 && alignof(double4) == 16);
static_assert(alignof(float2) == 8 && alignof(float4) == 16 && alignof(uchar4) == 4);

int main() {
  const float4 v = {1, 2, 3, 4};
  const float4 sum = v + 2.0f * v - make_float4(1, 1, 1, 1);
  std::vector<uint2> pairs(3, uint2{1, 2});
  const uint3 extent = {1, 2, 3};
  const dim3 grid(extent);
  return static_cast<int>(sum.x) + static_cast<int>(pairs[0].y + grid.z);
}
