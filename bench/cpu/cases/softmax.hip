// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Softmax of the rows of a matrix: one thread a row, and one warp a row.
#include "bench/cpu/Case.h"
#include "bench/cpu/openmp.h"

__global__ void naiveKernel(float* out, const float* in, int rows, int columns) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows) return;
  const float* from = in + row * columns;
  float* to = out + row * columns;
  float largest = from[0];
  for (int i = 1; i < columns; ++i) largest = fmaxf(largest, from[i]);
  float sum = 0;
  for (int i = 0; i < columns; ++i) sum += expf(from[i] - largest);
  for (int i = 0; i < columns; ++i) to[i] = expf(from[i] - largest) / sum;
}

__global__ void warpKernel(float* out, const float* in, int rows, int columns) {
  int lane = threadIdx.x % 32;
  int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
  if (row >= rows) return;
  const float* from = in + row * columns;
  float* to = out + row * columns;
  float largest = -INFINITY;
  for (int i = lane; i < columns; i += 32) largest = fmaxf(largest, from[i]);
  for (int offset = 16; offset > 0; offset /= 2) largest = fmaxf(largest, __shfl_xor_sync(0xffffffff, largest, offset));
  float sum = 0;
  for (int i = lane; i < columns; i += 32) sum += expf(from[i] - largest);
  for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_xor_sync(0xffffffff, sum, offset);
  for (int i = lane; i < columns; i += 32) to[i] = expf(from[i] - largest) / sum;
}

template <class Launch>
static void prepare(bench::Case& bench, Launch launch) {
  const int rows = bench.size(1024, 40), columns = bench.size(784, 100);
  auto out = bench.output<float>(rows * columns, 1e-5);
  const float* in = bench.input<float>(rows * columns, [](std::size_t i) { return 8 * bench::uniform(i); });
  bench.hip = [=] { launch(out.hip, in, rows, columns); };
  bench.openmp = [=] { softmax(out.openmp, in, rows, columns); };
}

BENCHMARK(softmax_naive, bench::Bound::Compute) {
  prepare(bench, [](float* out, const float* in, int rows, int columns) {
    naiveKernel<<<(rows + 63) / 64, 64>>>(out, in, rows, columns);
  });
}
BENCHMARK(softmax_warp, bench::Bound::Compute) {
  prepare(bench, [](float* out, const float* in, int rows, int columns) {
    warpKernel<<<(rows + 7) / 8, 256>>>(out, in, rows, columns);
  });
}
