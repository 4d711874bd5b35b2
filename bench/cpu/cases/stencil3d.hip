// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cpu/Case.h"
#include "bench/cpu/openmp.h"

__global__ void stencil3dKernel(float* out, const float* in, int nx, int ny, int nz) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  int z = blockIdx.z * blockDim.z + threadIdx.z;
  if (x < 1 || y < 1 || z < 1 || x >= nx - 1 || y >= ny - 1 || z >= nz - 1) return;
  int plane = nx * ny;
  int i = z * plane + y * nx + x;
  out[i] = 0.4F * in[i] + 0.1F * (in[i - 1] + in[i + 1] + in[i - nx] + in[i + nx] + in[i - plane] + in[i + plane]);
}

BENCHMARK(stencil3d, bench::Bound::Memory) {
  const int n = bench.size(96, 18);
  auto out = bench.output<float>(n * n * n, 1e-6);
  const float* in = bench.input<float>(n * n * n, bench::uniform);
  const dim3 block(32, 4, 2), grid((n + 31) / 32, (n + 3) / 4, (n + 1) / 2);
  bench.hip = [=] { stencil3dKernel<<<grid, block>>>(out.hip, in, n, n, n); };
  bench.openmp = [=] { stencil3d(out.openmp, in, n, n, n); };
}
