// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Matrix product, naive and with tiles in shared memory.
#include "bench/cpu/Case.h"
#include "bench/cpu/openmp.h"

__global__ void naiveKernel(float* c, const float* a, const float* b, int n) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= n || y >= n) return;
  float sum = 0;
  for (int k = 0; k < n; ++k) sum += a[y * n + k] * b[k * n + x];
  c[y * n + x] = sum;
}

constexpr int kTile = 32;

__global__ void tiledKernel(float* c, const float* a, const float* b, int n) {
  __shared__ float tileA[kTile][kTile];
  __shared__ float tileB[kTile][kTile];
  int x = blockIdx.x * kTile + threadIdx.x;
  int y = blockIdx.y * kTile + threadIdx.y;
  float sum = 0;
  for (int k = 0; k < n; k += kTile) {
    tileA[threadIdx.y][threadIdx.x] = a[y * n + k + threadIdx.x];
    tileB[threadIdx.y][threadIdx.x] = b[(k + threadIdx.y) * n + x];
    __syncthreads();
    for (int i = 0; i < kTile; ++i) sum += tileA[threadIdx.y][i] * tileB[i][threadIdx.x];
    __syncthreads();
  }
  c[y * n + x] = sum;
}

BENCHMARK(matmul_naive, bench::Bound::Compute) {
  const int n = bench.size(256, 50);
  auto c = bench.output<float>(n * n, 1e-4);
  const float* a = bench.input<float>(n * n, bench::uniform);
  const float* b = bench.input<float>(n * n, bench::uniform);
  const dim3 block(32, 8), grid((n + 31) / 32, (n + 7) / 8);
  bench.hip = [=] { naiveKernel<<<grid, block>>>(c.hip, a, b, n); };
  bench.openmp = [=] { matmulNaive(c.openmp, a, b, n); };
}

BENCHMARK(matmul_tiled, bench::Bound::Compute) {
  const int n = bench.size(256, 64);
  auto c = bench.output<float>(n * n, 1e-4);
  const float* a = bench.input<float>(n * n, bench::uniform);
  const float* b = bench.input<float>(n * n, bench::uniform);
  const dim3 block(kTile, kTile), grid(n / kTile, n / kTile);
  bench.hip = [=] { tiledKernel<<<grid, block>>>(c.hip, a, b, n); };
  bench.openmp = [=] { matmulTiled(c.openmp, a, b, n); };
}
