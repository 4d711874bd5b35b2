// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sparse matrix (CSR) times vector: one thread a row, and one warp a row.
#include "bench/cpu/Case.h"
#include "bench/cpu/openmp.h"

__global__ void scalarKernel(float* y, const int* rowStart, const int* column, const float* value, const float* x, int rows) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows) return;
  float sum = 0;
  for (int k = rowStart[row]; k < rowStart[row + 1]; ++k) sum += value[k] * x[column[k]];
  y[row] = sum;
}

__global__ void warpKernel(float* y, const int* rowStart, const int* column, const float* value, const float* x, int rows) {
  int lane = threadIdx.x % 32;
  int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
  if (row >= rows) return;
  float sum = 0;
  for (int k = rowStart[row] + lane; k < rowStart[row + 1]; k += 32) sum += value[k] * x[column[k]];
  for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_down_sync(0xffffffff, sum, offset);
  if (lane == 0) y[row] = sum;
}

static int entriesOf(std::size_t row, int perRow) { return perRow / 2 + static_cast<int>(bench::hashOf(row) % perRow); }

template <class Launch>
static void prepare(bench::Case& bench, int perRow, int rows, Launch launch) {
  std::vector<int> starts{0};
  for (int row = 0; row < rows; ++row) starts.push_back(starts.back() + entriesOf(row, perRow));
  const int entries = starts.back();
  auto y = bench.output<float>(rows, 1e-4);
  const int* rowStart = bench.input<int>(rows + 1, [&](std::size_t i) { return starts[i]; });
  const int* column = bench.input<int>(entries, [=](std::size_t i) { return bench::hashOf(i) % rows; });
  const float* value = bench.input<float>(entries, bench::uniform);
  const float* x = bench.input<float>(rows, bench::uniform);
  bench.hip = [=] { launch(y.hip, rowStart, column, value, x, rows); };
  bench.openmp = [=] { spmv(y.openmp, rowStart, column, value, x, rows); };
}

BENCHMARK(spmv_scalar, bench::Bound::Memory) {
  prepare(bench, 16, bench.size(20000, 500),
          [](float* y, const int* rowStart, const int* column, const float* value, const float* x, int rows) {
            scalarKernel<<<(rows + 127) / 128, 128>>>(y, rowStart, column, value, x, rows);
          });
}
BENCHMARK(spmv_warp, bench::Bound::Memory) {
  prepare(bench, 128, bench.size(4000, 100),
          [](float* y, const int* rowStart, const int* column, const float* value, const float* x, int rows) {
            warpKernel<<<(rows + 7) / 8, 256>>>(y, rowStart, column, value, x, rows);
          });
}
