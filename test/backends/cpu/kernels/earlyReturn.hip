// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Threads that return before a barrier no longer count for it, as on a GPU.
#include "test/backends/cpu/kernels/check.h"

__global__ void someReturn(int* out, int n) {
  __shared__ int shared[64];
  const int t = threadIdx.x;
  if (t >= n)
    return;
  shared[t] = t;
  __syncthreads();
  out[t] = shared[n - 1 - t];
}

// A few more leave in each round of a loop with barriers.
__global__ void leaveOneByOne(int* out) {
  __shared__ int left;
  const int t = threadIdx.x;
  if (t == 0)
    left = 64;
  __syncthreads();
  for (int round = 0; round < 8; ++round) {
    if (t % 8 == 7 - round) {
      out[t] = left;
      atomicSub(&left, 1);
      return;
    }
    __syncthreads();
  }
}

__global__ void returnInNestedCondition(int* out, int n) {
  const int t = threadIdx.x;
  if (t < n) {
    if (t % 2)
      return;
    out[t] = 1;
  }
  __syncthreads();
  if (t >= n)
    return;
  out[t] += 2;
}

int main() {
  Array<int> out(64), first(64), second(64);
  someReturn<<<1, 64>>>(out, 40);
  EXPECT_EACH(out, [](int i) { return i < 40 ? 39 - i : 0; });

  leaveOneByOne<<<1, 64>>>(first);
  int inRange = 0;
  for (int value : first.read())
    inRange += value >= 1 && value <= 64;
  EXPECT_EQ(inRange, 64);

  returnInNestedCondition<<<1, 64>>>(second, 40);
  EXPECT_EACH(second, [](int i) { return i < 40 && i % 2 == 0 ? 3 : 0; });
  return finish();
}
