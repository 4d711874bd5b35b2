// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cpu/Case.h"
#include "bench/cpu/openmp.h"

__global__ void stencil2dKernel(float* out, const float* in, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return;
  int i = y * width + x;
  out[i] = 0.5F * in[i] + 0.125F * (in[i - 1] + in[i + 1] + in[i - width] + in[i + width]);
}

BENCHMARK(stencil2d, bench::Bound::Memory) {
  const int width = bench.size(1024, 75), height = bench.size(1024, 41);
  auto out = bench.output<float>(width * height, 1e-6);
  const float* in = bench.input<float>(width * height, bench::uniform);
  const dim3 block(32, 8), grid((width + 31) / 32, (height + 7) / 8);
  bench.hip = [=] { stencil2dKernel<<<grid, block>>>(out.hip, in, width, height); };
  bench.openmp = [=] { stencil2d(out.openmp, in, width, height); };
}
