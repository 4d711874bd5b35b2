// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A 5x5 filter in constant memory over an image.
#include "bench/cpu/Case.h"
#include "bench/cpu/openmp.h"

constexpr int kRadius = 2, kSide = 2 * kRadius + 1;

__constant__ float filterWeights[kSide * kSide];

__global__ void convolutionKernel(float* out, const float* in, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < kRadius || y < kRadius || x >= width - kRadius || y >= height - kRadius) return;
  float sum = 0;
  for (int dy = 0; dy < kSide; ++dy)
    for (int dx = 0; dx < kSide; ++dx)
      sum += filterWeights[dy * kSide + dx] * in[(y + dy - kRadius) * width + x + dx - kRadius];
  out[y * width + x] = sum;
}

BENCHMARK(convolution, bench::Bound::Compute) {
  const int width = bench.size(768, 75), height = bench.size(512, 41);
  auto out = bench.output<float>(width * height, 1e-5);
  const float* in = bench.input<float>(width * height, bench::uniform);
  const float* filter = bench.input<float>(kSide * kSide, bench::uniform);
  (void)hipMemcpyToSymbol(HIP_SYMBOL(filterWeights), filter, kSide * kSide * sizeof(float));
  const dim3 block(32, 8), grid((width + 31) / 32, (height + 7) / 8);
  bench.hip = [=] { convolutionKernel<<<grid, block>>>(out.hip, in, width, height); };
  bench.openmp = [=] { convolution(out.openmp, in, filter, width, height); };
}
