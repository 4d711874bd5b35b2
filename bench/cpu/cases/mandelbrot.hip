// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cpu/Case.h"
#include "bench/cpu/openmp.h"

__global__ void mandelbrotKernel(int* iterations, int width, int height, int limit) {
  int px = blockIdx.x * blockDim.x + threadIdx.x;
  int py = blockIdx.y * blockDim.y + threadIdx.y;
  if (px >= width || py >= height) return;
  const float cx = fmaf(3.0F / width, px, -2.0F), cy = fmaf(2.0F / height, py, -1.0F);
  float x = 0, y = 0;
  int n = 0;
  while (n < limit && fmaf(x, x, y * y) < 4.0F) {
    const float next = fmaf(x, x, fmaf(-y, y, cx));
    y = fmaf(2.0F * x, y, cy);
    x = next;
    ++n;
  }
  iterations[py * width + px] = n;
}

BENCHMARK(mandelbrot, bench::Bound::Compute) {
  const int width = bench.size(256, 75), height = bench.size(192, 41), limit = 200;
  auto iterations = bench.output<int>(width * height);
  const dim3 block(16, 16), grid((width + 15) / 16, (height + 15) / 16);
  bench.hip = [=] { mandelbrotKernel<<<grid, block>>>(iterations.hip, width, height, limit); };
  bench.openmp = [=] { mandelbrot(iterations.openmp, width, height, limit); };
}
