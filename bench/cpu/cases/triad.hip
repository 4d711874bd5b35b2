// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cpu/Case.h"
#include "bench/cpu/openmp.h"

__global__ void triadKernel(float* a, const float* b, const float* c, float scale, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) a[i] = b[i] + scale * c[i];
}

BENCHMARK(triad, bench::Bound::Memory) {
  const int n = bench.size(4 << 20, 5000);
  auto a = bench.output<float>(n);
  const float* b = bench.input<float>(n, bench::uniform);
  const float* c = bench.input<float>(n, bench::uniform);
  bench.hip = [=] { triadKernel<<<(n + 255) / 256, 256>>>(a.hip, b, c, 3.0F, n); };
  bench.openmp = [=] { triad(a.openmp, b, c, 3.0F, n); };
}
