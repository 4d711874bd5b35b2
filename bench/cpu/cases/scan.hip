// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inclusive prefix sums: of each block by warp shuffles, then of the blocks, then added up.
#include "bench/cpu/Case.h"
#include "bench/cpu/openmp.h"

constexpr int kBlock = 256;

__device__ int scanWarp(int value) {
  for (int offset = 1; offset < 32; offset *= 2) {
    int left = __shfl_up_sync(0xffffffff, value, offset);
    if (threadIdx.x % 32 >= offset) value += left;
  }
  return value;
}

__device__ int scanBlock(int value) {
  __shared__ int sums[kBlock / 32];
  value = scanWarp(value);
  if (threadIdx.x % 32 == 31) sums[threadIdx.x / 32] = value;
  __syncthreads();
  if (threadIdx.x < 32) {
    int sum = scanWarp(threadIdx.x < kBlock / 32 ? sums[threadIdx.x] : 0);
    if (threadIdx.x < kBlock / 32) sums[threadIdx.x] = sum;
  }
  __syncthreads();
  return value + (threadIdx.x >= 32 ? sums[threadIdx.x / 32 - 1] : 0);
}

__global__ void scanBlocks(int* out, int* totals, const int* in, int n) {
  int i = blockIdx.x * kBlock + threadIdx.x;
  int value = scanBlock(i < n ? in[i] : 0);
  if (i < n) out[i] = value;
  if (threadIdx.x == kBlock - 1) totals[blockIdx.x] = value;
}

__global__ void scanTotals(int* totals, int count) {
  __shared__ int last;
  int before = 0;
  for (int first = 0; first < count; first += kBlock) {
    int i = first + threadIdx.x;
    int value = before + scanBlock(i < count ? totals[i] : 0);
    if (i < count) totals[i] = value;
    if (threadIdx.x == kBlock - 1) last = value;
    __syncthreads();
    before = last;
    __syncthreads();
  }
}

__global__ void addTotals(int* out, const int* totals, int n) {
  int i = (blockIdx.x + 1) * kBlock + threadIdx.x;
  if (i < n) out[i] += totals[blockIdx.x];
}

BENCHMARK(scan, bench::Bound::Memory) {
  const int n = bench.size(1 << 20, 5000);
  const int blocks = (n + kBlock - 1) / kBlock;
  auto out = bench.output<int>(n);
  const int* in = bench.input<int>(n, [](std::size_t i) { return bench::hashOf(i) % 100; });
  int* totals = bench.input<int>(blocks, [](std::size_t) { return 0; });
  bench.hip = [=] {
    scanBlocks<<<blocks, kBlock>>>(out.hip, totals, in, n);
    scanTotals<<<1, kBlock>>>(totals, blocks);
    if (blocks > 1) addTotals<<<blocks - 1, kBlock>>>(out.hip, totals, n);
  };
  bench.openmp = [=] { inclusiveScan(out.openmp, in, n); };
}
