// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cpu/Case.h"
#include "bench/cpu/openmp.h"

constexpr int kRadius = 4;
constexpr int kBlock = 256;

__global__ void stencil1dKernel(float* out, const float* in, int n) {
  __shared__ float tile[kBlock + 2 * kRadius];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int t = threadIdx.x + kRadius;
  tile[t] = i < n ? in[i] : 0.0F;
  if (threadIdx.x < kRadius) {
    tile[t - kRadius] = i >= kRadius ? in[i - kRadius] : 0.0F;
    tile[t + kBlock] = i + kBlock < n ? in[i + kBlock] : 0.0F;
  }
  __syncthreads();
  if (i >= n) return;
  float sum = 0;
  for (int k = -kRadius; k <= kRadius; ++k) sum += tile[t + k];
  out[i] = sum;
}

BENCHMARK(stencil1d, bench::Bound::Memory) {
  const int n = bench.size(2 << 20, 5000);
  auto out = bench.output<float>(n, 1e-5);
  const float* in = bench.input<float>(n, bench::uniform);
  bench.hip = [=] { stencil1dKernel<<<(n + kBlock - 1) / kBlock, kBlock>>>(out.hip, in, n); };
  bench.openmp = [=] { stencil1d(out.openmp, in, n); };
}
