// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Sum of an array: grid-stride loop, warp reduction, shared memory, one atomic for a block.
#if HIPCPU_KERNELS
__device__ int warpSum(int v) {
  for (int d = warpSize / 2; d > 0; d >>= 1) v += __shfl_down(v, d);
  return v;
}
extern "C" __global__ void reduce(const int* in, int* out, int n) {
  __shared__ int partial[64];
  int t = threadIdx.x, v = 0;
  for (int i = blockIdx.x * blockDim.x + t; i < n; i += gridDim.x * blockDim.x) v += in[i];
  v = warpSum(v);
  if (t % warpSize == 0) partial[t / warpSize] = v;
  __syncthreads();
  v = t < blockDim.x / warpSize ? partial[t] : 0;
  if (t < warpSize) v = warpSum(v);
  if (t == 0) atomicAdd(out, v);
}
extern "C" __global__ void reduceTree(const float* in, float* out, unsigned n) {
  __shared__ float s[256];
  unsigned t = threadIdx.x;
  float v = 0;
  for (unsigned i = blockIdx.x * blockDim.x + t; i < n; i += gridDim.x * blockDim.x) v += in[i];
  s[t] = v;
  __syncthreads();
  for (unsigned d = blockDim.x / 2; d > 0; d >>= 1) {
    if (t < d) s[t] += s[t + d];
    __syncthreads();
  }
  if (t == 0) out[blockIdx.x] = s[0];
}
#else
TEST_CASE("grid stride reduce") {
  const int n = 10007;
  std::vector<int> in(n);
  std::vector<float> reals(n), sums(7);
  int sum = 0, result = 0;
  for (int i = 0; i < n; ++i) sum += in[i] = i % 10, reals[i] = i % 10;
  launch("reduce", {7}, {256}, 0, static_cast<const int*>(in.data()), &result, n);
  CHECK(result == sum);
  launch("reduceTree", {7}, {256}, 0, static_cast<const float*>(reals.data()), sums.data(), unsigned{n});
  float total = 0;
  for (float v : sums) total += v;
  CHECK(total == sum);
}
#endif
