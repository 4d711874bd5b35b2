// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// 256 bins, counted in shared memory by each block.
#include "bench/cpu/Case.h"
#include "bench/cpu/openmp.h"

__global__ void histogramKernel(unsigned* bins, const unsigned char* in, int n) {
  __shared__ unsigned local[256];
  local[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    atomicAdd(&local[in[i]], 1U);
  __syncthreads();
  atomicAdd(&bins[threadIdx.x], local[threadIdx.x]);
}

BENCHMARK(histogram, bench::Bound::Compute) {
  const int n = bench.size(1 << 20, 5000);
  auto bins = bench.output<unsigned>(256);
  const auto* in = bench.input<unsigned char>(n, [](std::size_t i) { return bench::hashOf(i) & bench::hashOf(i * 3 + 1); });
  bench.hip = [=] {
    (void)hipMemset(bins.hip, 0, 256 * sizeof(unsigned));
    histogramKernel<<<64, 256>>>(bins.hip, in, n);
  };
  bench.openmp = [=] { histogram(bins.openmp, in, n); };
}
