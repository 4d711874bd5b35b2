// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Atomics on global memory: many bins, and counters that all threads add to.
#include "bench/cpu/Case.h"
#include "bench/cpu/openmp.h"

__global__ void scatterAddKernel(int* bins, const int* index, const int* value, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) atomicAdd(&bins[index[i]], value[i]);
}

static void prepare(bench::Case& bench, int count) {
  const int n = bench.size(1 << 18, 5000);
  auto bins = bench.output<int>(count);
  const int* index = bench.input<int>(n, [=](std::size_t i) { return bench::hashOf(i) % count; });
  const int* value = bench.input<int>(n, [](std::size_t i) { return bench::hashOf(i + 9) % 10; });
  bench.hip = [=] {
    (void)hipMemset(bins.hip, 0, count * sizeof(int));
    scatterAddKernel<<<(n + 255) / 256, 256>>>(bins.hip, index, value, n);
  };
  bench.openmp = [=] {
    (void)hipMemset(bins.openmp, 0, count * sizeof(int));
    scatterAdd(bins.openmp, index, value, n);
  };
}

BENCHMARK(scatter_many, bench::Bound::Memory) { prepare(bench, 1 << 16); }
BENCHMARK(scatter_few, bench::Bound::Memory) { prepare(bench, 4); }
