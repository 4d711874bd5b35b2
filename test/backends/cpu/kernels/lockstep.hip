// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Code from before independent thread scheduling: lanes of a warp in lockstep, with volatile shared
// memory in place of warp barriers. Every statement is complete in all lanes before the next.
#include "test/backends/cpu/kernels/check.h"

__global__ void sum(const int* in, int* out) {
  __shared__ volatile int sums[64];
  const int t = threadIdx.x;
  sums[t] = in[t];
  __syncthreads();
  if (t < 32) {
    sums[t] += sums[t + 32];
    if (t < 16) {
      sums[t] += sums[t + 16];
      sums[t] += sums[t + 8];
      sums[t] += sums[t + 4];
      sums[t] += sums[t + 2];
      sums[t] += sums[t + 1];
    }
  }
  if (t == 0)
    *out = sums[0];
}

int main() {
  std::vector<int> numbers(64);
  for (int i = 0; i < 64; ++i)
    numbers[i] = i + 1;
  Array<int> in(numbers), out(1);
  sum<<<1, 64>>>(in, out);
  EXPECT_EQ(out.read()[0], 64 * 65 / 2);
  return finish();
}
