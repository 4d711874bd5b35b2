// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cpu/Case.h"
#include "bench/cpu/openmp.h"

constexpr int kBlock = 128;

__global__ void nbodyKernel(float* ax, float* ay, float* az, const float* x, const float* y, const float* z,
                            const float* mass, int n) {
  __shared__ float4 tile[kBlock];
  int i = blockIdx.x * kBlock + threadIdx.x;
  float px = i < n ? x[i] : 0, py = i < n ? y[i] : 0, pz = i < n ? z[i] : 0;
  float sx = 0, sy = 0, sz = 0;
  for (int first = 0; first < n; first += kBlock) {
    int j = first + threadIdx.x;
    tile[threadIdx.x] = j < n ? make_float4(x[j], y[j], z[j], mass[j]) : make_float4(0, 0, 0, 0);
    __syncthreads();
    for (int k = 0; k < kBlock; ++k) {
      float dx = tile[k].x - px, dy = tile[k].y - py, dz = tile[k].z - pz;
      float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + 0.01F);
      float scale = tile[k].w * inverse * inverse * inverse;
      sx += dx * scale;
      sy += dy * scale;
      sz += dz * scale;
    }
    __syncthreads();
  }
  if (i >= n) return;
  ax[i] = sx;
  ay[i] = sy;
  az[i] = sz;
}

BENCHMARK(nbody, bench::Bound::Compute) {
  const int n = bench.size(2048, 200);
  auto ax = bench.output<float>(n, 1e-3), ay = bench.output<float>(n, 1e-3), az = bench.output<float>(n, 1e-3);
  const float* x = bench.input<float>(n, bench::uniform);
  const float* y = bench.input<float>(n, [](std::size_t i) { return bench::uniform(i + 100000); });
  const float* z = bench.input<float>(n, [](std::size_t i) { return bench::uniform(i + 200000); });
  const float* mass = bench.input<float>(n, [](std::size_t i) { return bench::uniform(i + 300000) / 2048; });
  bench.hip = [=] {
    nbodyKernel<<<(n + kBlock - 1) / kBlock, kBlock>>>(ax.hip, ay.hip, az.hip, x, y, z, mass, n);
  };
  bench.openmp = [=] { nbody(ax.openmp, ay.openmp, az.openmp, x, y, z, mass, n); };
}
