// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Jacobi iteration: tiles in shared memory, the change summed by warp shuffles. Once with blocks of
// whole warps in a row, once with two rows to a warp.
#include "bench/cpu/Case.h"
#include "bench/cpu/openmp.h"

template <int kWidth, int kHeight>
__global__ void jacobiKernel(float* out, const float* in, const float* rhs, float* change, int width, int height) {
  __shared__ float tile[kHeight + 2][kWidth + 2];
  __shared__ float sums[kWidth * kHeight / 32];
  int tx = threadIdx.x, ty = threadIdx.y;
  int x = blockIdx.x * kWidth + tx + 1, y = blockIdx.y * kHeight + ty + 1;
  bool inside = x < width - 1 && y < height - 1;
  int i = y * width + x;
  if (x < width && y < height) {
    tile[ty + 1][tx + 1] = in[i];
    if (tx == 0) tile[ty + 1][0] = in[i - 1];
    if (ty == 0) tile[0][tx + 1] = in[i - width];
    if (inside && (tx == kWidth - 1 || x == width - 2)) tile[ty + 1][tx + 2] = in[i + 1];
    if (inside && (ty == kHeight - 1 || y == height - 2)) tile[ty + 2][tx + 1] = in[i + width];
  }
  __syncthreads();
  float difference = 0;
  if (inside) {
    float fresh = 0.25F * (tile[ty + 1][tx] + tile[ty + 1][tx + 2] + tile[ty][tx + 1] + tile[ty + 2][tx + 1] - rhs[i]);
    out[i] = fresh;
    difference = fabsf(fresh - tile[ty + 1][tx + 1]);
  }
  for (int offset = 16; offset > 0; offset /= 2) difference += __shfl_down_sync(0xffffffff, difference, offset);
  int thread = ty * kWidth + tx;
  if (thread % 32 == 0) sums[thread / 32] = difference;
  __syncthreads();
  if (thread == 0) {
    float total = 0;
    for (int warp = 0; warp < kWidth * kHeight / 32; ++warp) total += sums[warp];
    atomicAdd(change, total);
  }
}

template <int kWidth, int kHeight>
static void prepare(bench::Case& bench) {
  const int width = bench.size(1024, 75), height = bench.size(512, 41);
  auto out = bench.output<float>(width * height, 1e-6);
  auto change = bench.output<float>(1, 1e-3);
  const float* in = bench.input<float>(width * height, bench::uniform);
  const float* rhs = bench.input<float>(width * height, bench::uniform);
  const dim3 block(kWidth, kHeight);
  const dim3 grid((width - 2 + kWidth - 1) / kWidth, (height - 2 + kHeight - 1) / kHeight);
  bench.hip = [=] {
    (void)hipMemset(change.hip, 0, sizeof(float));
    jacobiKernel<kWidth, kHeight><<<grid, block>>>(out.hip, in, rhs, change.hip, width, height);
  };
  bench.openmp = [=] { *change.openmp = jacobiStep(out.openmp, in, rhs, width, height); };
}

BENCHMARK(jacobi_32x8, bench::Bound::Memory) { prepare<32, 8>(bench); }
BENCHMARK(jacobi_16x16, bench::Bound::Memory) { prepare<16, 16>(bench); }
