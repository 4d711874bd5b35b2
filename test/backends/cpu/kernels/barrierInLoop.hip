// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Barriers in a loop: values travel around the block, one neighbour a round.
#include "test/backends/cpu/kernels/check.h"

__global__ void rotate(int* out, int rounds) {
  __shared__ int ring[96];
  const int t = threadIdx.x, n = blockDim.x;
  ring[t] = t;
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    const int next = ring[(t + 1) % n];
    __syncthreads();
    ring[t] = next + 100;
    __syncthreads();
  }
  out[t] = ring[t];
}

// A value that each thread keeps in a register across the barriers.
__global__ void accumulate(int* out) {
  __shared__ int box;
  int sum = threadIdx.x;
  for (int turn = 0; turn < int(blockDim.x); turn += 7) {
    if (int(threadIdx.x) == turn)
      box = turn;
    __syncthreads();
    sum += box;
    __syncthreads();
  }
  out[threadIdx.x] = sum;
}

int main() {
  Array<int> out(96);
  rotate<<<1, 96>>>(out, 5);
  EXPECT_EACH(out, [](int i) { return (i + 5) % 96 + 500; });

  accumulate<<<1, 96>>>(out);  // 0 + 7 + ... + 91 = 637
  EXPECT_EACH(out, [](int i) { return i + 637; });
  return finish();
}
