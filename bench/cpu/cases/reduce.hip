// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Three ways to sum: a tree in shared memory, warp shuffles, a grid-stride loop with atomics.
#include "bench/cpu/Case.h"
#include "bench/cpu/openmp.h"

constexpr int kBlock = 256;

__global__ void treeKernel(float* out, const float* in, int n) {
  __shared__ float part[kBlock];
  int t = threadIdx.x;
  int i = blockIdx.x * kBlock * 2 + t;
  part[t] = (i < n ? in[i] : 0.0F) + (i + kBlock < n ? in[i + kBlock] : 0.0F);
  __syncthreads();
  for (int half = kBlock / 2; half > 0; half /= 2) {
    if (t < half) part[t] += part[t + half];
    __syncthreads();
  }
  if (t == 0) atomicAdd(out, part[0]);
}

__global__ void warpKernel(float* out, const float* in, int n) {
  __shared__ float part[kBlock / 32];
  int i = blockIdx.x * kBlock * 4 + threadIdx.x;
  float sum = 0;
  for (int k = 0; k < 4; ++k, i += kBlock)
    if (i < n) sum += in[i];
  for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_down_sync(0xffffffff, sum, offset);
  if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = sum;
  __syncthreads();
  if (threadIdx.x >= 32) return;
  sum = threadIdx.x < kBlock / 32 ? part[threadIdx.x] : 0.0F;
  for (int offset = 4; offset > 0; offset /= 2) sum += __shfl_down_sync(0xffffffff, sum, offset);
  if (threadIdx.x == 0) atomicAdd(out, sum);
}

__global__ void gridKernel(float* out, const float* in, int n) {
  __shared__ float part[kBlock];
  float sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) sum += in[i];
  part[threadIdx.x] = sum;
  __syncthreads();
  for (int half = kBlock / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) part[threadIdx.x] += part[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) atomicAdd(out, part[0]);
}

// As above, but the index is unsigned as the coordinates are, and every thread adds for itself.
__global__ void gridAtomicKernel(float* out, const float* in, unsigned n) {
  float sum = 0;
  for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) sum += in[i];
  atomicAdd(out, sum);
}

template <class Launch>
static void prepare(bench::Case& bench, Launch launch) {
  const int n = bench.size(1 << 20, 5000);
  auto out = bench.output<float>(1, 1e-4);
  const float* in = bench.input<float>(n, bench::uniform);
  bench.hip = [=] {
    (void)hipMemset(out.hip, 0, sizeof(float));
    launch(out.hip, in, n);
  };
  bench.openmp = [=] { *out.openmp = sumOf(in, n); };
}

static int blocksFor(int n, int perBlock) { return (n + perBlock - 1) / perBlock; }

BENCHMARK(reduce_tree, bench::Bound::Memory) {
  prepare(bench, [](float* out, const float* in, int n) {
    treeKernel<<<blocksFor(n, 2 * kBlock), kBlock>>>(out, in, n);
  });
}
BENCHMARK(reduce_warp, bench::Bound::Memory) {
  prepare(bench, [](float* out, const float* in, int n) {
    warpKernel<<<blocksFor(n, 4 * kBlock), kBlock>>>(out, in, n);
  });
}
BENCHMARK(reduce_grid, bench::Bound::Memory) {
  prepare(bench, [](float* out, const float* in, int n) { gridKernel<<<64, kBlock>>>(out, in, n); });
}
BENCHMARK(reduce_grid_atomic, bench::Bound::Memory) {
  prepare(bench, [](float* out, const float* in, int n) { gridAtomicKernel<<<64, kBlock>>>(out, in, n); });
}
