// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Warp-synchronous code of old: fences of the block in place of warp barriers.
#if HIPCPU_KERNELS
__device__ void blockFence() { __atomic_signal_fence(__ATOMIC_SEQ_CST); }

extern "C" __global__ void fencedScan(const int* in, int* out) {
  __shared__ int sums[4 * 48];  // a warp has 16 zeros in front of its 32 sums
  const int t = threadIdx.x, i = t / 32 * 48 + 16 + t % 32;
  sums[i - 16] = 0;
  for (int start = 0; start < 256; start += 128) {
    sums[i] = in[start + t];
    blockFence();
    for (int distance = 1; distance <= 16; distance *= 2) {
      sums[i] += sums[i - distance];
      blockFence();
    }
    out[start + t] = sums[i];
  }
}

extern "C" __global__ void fencedExchange(int* values) {
  __shared__ int line[33];
  const int t = threadIdx.x;
  line[32] = 0;
  if (t % 3 != 0)
    line[t] = values[t];
  else
    line[t] = -values[t];
  blockFence();
  line[t] = line[t + 1] + 1;
  blockFence();
  values[t] = line[t];
}

extern "C" __global__ void fencedPublish(int* line, int* sum) {
  const int t = threadIdx.x;
  line[t] = __shfl(t, 0) + t;
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  if (t != 1) return;
  for (int i = 0; i < 32; ++i) *sum += line[i];
}
#else
TEST_CASE("fence lockstep: one lane hands on what all have written") {
  std::vector<int> line(32);
  int sum = 0;
  launch("fencedPublish", {1}, {32}, 0, line.data(), &sum);
  CHECK(sum == 31 * 32 / 2);
}

TEST_CASE("fence lockstep: a scan of each warp") {
  std::vector<int> in(256), out(256), expected(256);
  for (int i = 0; i < 256; ++i) {
    in[i] = i * 7 % 11;
    expected[i] = in[i] + (i % 32 ? expected[i - 1] : 0);
  }
  launch("fencedScan", {1}, {128}, 0, static_cast<const int*>(in.data()), out.data());
  CHECK(out == expected);
}

TEST_CASE("fence lockstep: a store in each branch, then the neighbour's value") {
  std::vector<int> values(32), expected(32, 1);
  for (int i = 0; i < 32; ++i) values[i] = i + 1;
  for (int i = 1; i < 32; ++i) expected[i - 1] = (i % 3 != 0 ? values[i] : -values[i]) + 1;
  launch("fencedExchange", {1}, {32}, 0, values.data());
  CHECK(values == expected);
}
#endif
