// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cpu/Case.h"
#include "bench/cpu/openmp.h"

constexpr int kTile = 32, kRows = 8;

__global__ void transposeKernel(float* out, const float* in, int width, int height) {
  __shared__ float tile[kTile][kTile + 1];
  int x = blockIdx.x * kTile + threadIdx.x;
  int y = blockIdx.y * kTile + threadIdx.y;
  for (int j = 0; j < kTile; j += kRows)
    if (x < width && y + j < height) tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * width + x];
  __syncthreads();
  x = blockIdx.y * kTile + threadIdx.x;
  y = blockIdx.x * kTile + threadIdx.y;
  for (int j = 0; j < kTile; j += kRows)
    if (x < height && y + j < width) out[(y + j) * height + x] = tile[threadIdx.x][threadIdx.y + j];
}

BENCHMARK(transpose, bench::Bound::Memory) {
  const int width = bench.size(1000, 75), height = bench.size(600, 41);
  auto out = bench.output<float>(width * height);
  const float* in = bench.input<float>(width * height, bench::uniform);
  const dim3 block(kTile, kRows), grid((width + kTile - 1) / kTile, (height + kTile - 1) / kTile);
  bench.hip = [=] { transposeKernel<<<grid, block>>>(out.hip, in, width, height); };
  bench.openmp = [=] { transpose(out.openmp, in, width, height); };
}
