// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The last block to finish folds the results of all: a fence, an atomic ticket, and a flag that
// the block shares.
#include "test/backends/cpu/kernels/check.h"

__device__ unsigned tickets;

__global__ void sum(const int* in, int n, volatile int* partial, int* out) {
  __shared__ int sums[128];
  __shared__ bool last;
  const int t = threadIdx.x;
  int mine = 0;
  for (int i = blockIdx.x * blockDim.x + t; i < n; i += blockDim.x * gridDim.x)
    mine += in[i];
  sums[t] = mine;
  for (int half = 64; half > 0; half /= 2) {
    __syncthreads();
    if (t < half)
      sums[t] += sums[t + half];
  }
  if (t == 0) {
    partial[blockIdx.x] = sums[0];
    __threadfence();
    last = atomicInc(&tickets, gridDim.x) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && t == 0) {
    int total = 0;
    for (unsigned i = 0; i < gridDim.x; ++i)
      total += partial[i];
    *out = total;
    tickets = 0;
  }
}

int main() {
  constexpr int n = 100000;
  std::vector<int> ones(n, 1);
  Array<int> in(ones), partial(37), out(1);
  for (int run = 0; run < 3; ++run) {
    sum<<<37, 128>>>(in, n, partial, out);
    EXPECT_EQ(out.read()[0], n);
  }
  return finish();
}
