// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Atomics of all threads to one address, which may be one atomic with the sum. Threads that look
// at the address behind their own atomic see it.
#if HIPCPU_KERNELS
#define RELAXED(operation, address, value) __atomic_fetch_##operation(address, value, __ATOMIC_RELAXED)

extern "C" __global__ void summedAtomics(const int* in, int* out, double* sum, int* ofRow, int n) {
  __shared__ unsigned bits;
  int t = threadIdx.x + blockDim.x * threadIdx.y;
  if (t == 0) bits = 0;
  __syncthreads();
  for (int i = t; i < n; i += blockDim.x * blockDim.y) {
    RELAXED(add, &out[0], in[i]);
    if (in[i] % 3 == 0) RELAXED(sub, &out[1], in[i]);
    RELAXED(max, &out[2], in[i]);
    RELAXED(min, &out[3], in[i]);
    RELAXED(or, &bits, 1U << (in[i] & 31));
  }
  RELAXED(add, sum, 0.5 * t);
  RELAXED(add, &ofRow[threadIdx.y], t);
  if (t == 99) RELAXED(add, ofRow + in[3], 1);
  __syncthreads();
  if (t == 0) out[4] = static_cast<int>(bits);
}

extern "C" __global__ void observedAtomics(int* out, int* seen) {
  int t = threadIdx.x;
  RELAXED(add, &out[0], 1);
  seen[t] = out[0] > 0;
  RELAXED(add, &out[1], 1);
  if (RELAXED(add, &out[1], 0) == 0) seen[t] = 0;
  RELAXED(add, &out[2], 5);
  RELAXED(max, &out[2], 3);
  RELAXED(add, &out[2], -5);
  RELAXED(add, &out[3], 7);
  seen[200 + t] = 1;
  out[3] = 1;
}

extern "C" __global__ void summedOverBlocks(int* sums, double* sum, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  RELAXED(add, &sums[0], i);
  if (i % 2 == 0) RELAXED(max, &sums[1], i);
  RELAXED(add, sum, 0.5);
}

// What a block does behind a barrier, or orders by a fence, sees the atomics of its own and of earlier blocks.
extern "C" __global__ void observedOverBlocks(int* sums, int* behindBarrier, int* ofLastBlock) {
  __shared__ bool last;
  RELAXED(add, &sums[0], 1);
  __syncthreads();
  behindBarrier[blockIdx.x] = sums[0];
  RELAXED(add, &sums[1], 1);
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  __syncthreads();
  if (threadIdx.x == 0) last = __atomic_fetch_add(&sums[2], 1, __ATOMIC_RELAXED) == gridDim.x - 1;
  __syncthreads();
  if (last) *ofLastBlock = sums[1];
}
#else
TEST_CASE("summed atomics") {
  const int n = 1000, width = 25;
  std::vector<int> in(n), out{0, 0, 0, 1000, 0}, ofRow(8), expected = out, rows = ofRow;
  double sum = 0, expectedSum = 0;
  unsigned bits = 0;
  for (int i = 0; i < n; ++i) {
    in[i] = i == 3 ? 5 : (i * 37) % 83 + 2;
    expected[0] += in[i];
    if (in[i] % 3 == 0) expected[1] -= in[i];
    expected[2] = std::max(expected[2], in[i]);
    expected[3] = std::min(expected[3], in[i]);
    bits |= 1U << (in[i] & 31);
  }
  expected[4] = static_cast<int>(bits);
  for (int t = 0; t < 100; ++t) {
    rows[t / width] += t;
    expectedSum += 0.5 * t;
  }
  ++rows[5];
  launch("summedAtomics", {1}, {width, 4}, 0, static_cast<const int*>(in.data()), out.data(), &sum, ofRow.data(), n);
  CHECK(out == expected);
  CHECK(sum == expectedSum);
  CHECK(ofRow == rows);
}

TEST_CASE("atomics summed over blocks") {
  const int n = 333;
  std::vector<int> sums(2);
  double sum = 1;
  launch("summedOverBlocks", {7}, {50}, 0, sums.data(), &sum, n);
  CHECK(sums == std::vector<int>{n * (n - 1) / 2, n - 1});
  CHECK(sum == 1 + 0.5 * n);
}

TEST_CASE("atomics observed by other blocks") {
  std::vector<int> sums(3), behindBarrier(4);
  int ofLastBlock = 0;
  launch("observedOverBlocks", {4}, {50}, 0, sums.data(), behindBarrier.data(), &ofLastBlock);
  CHECK(behindBarrier == std::vector<int>{50, 100, 150, 200});
  CHECK(ofLastBlock == 200);
}

TEST_CASE("observed atomics") {
  std::vector<int> out(4), seen(300);
  launch("observedAtomics", {1}, {100}, 0, out.data(), seen.data());
  CHECK(out == std::vector<int>{100, 100, 0, 1});
  CHECK(std::count(seen.begin(), seen.end(), 1) == 200);
}
#endif
