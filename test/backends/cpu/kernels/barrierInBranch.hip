// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Barriers in branches that the whole block takes alike: if, else, switch, and a loop with an exit.
#include "test/backends/cpu/kernels/check.h"

__global__ void kernel(int* out, int mode) {
  __shared__ int shared[64];
  const int t = threadIdx.x;
  shared[t] = t;
  if (blockIdx.x % 2 == 0) {
    __syncthreads();
    out[blockIdx.x * 64 + t] = shared[63 - t];
  } else {
    switch (mode) {
      case 0:
        out[blockIdx.x * 64 + t] = -1;
        break;
      case 1:
        shared[t] += 10;
        __syncthreads();
        [[fallthrough]];
      default:
        out[blockIdx.x * 64 + t] = shared[(t + 1) % 64];
    }
  }
}

// Every thread finds the same first round in which some thread votes to stop.
__global__ void untilAllAgree(int* out) {
  __shared__ int stop;
  int round = 0;
  while (true) {
    if (threadIdx.x == 0)
      stop = 0;
    __syncthreads();
    if (int(threadIdx.x) == 40 && round == 3)
      stop = 1;
    __syncthreads();
    if (stop)
      break;
    __syncthreads();
    ++round;
  }
  out[threadIdx.x] = round;
}

int main() {
  Array<int> out(128);
  kernel<<<2, 64>>>(out, 1);
  EXPECT_EACH(out, [](int i) { return i < 64 ? 63 - i : (i + 1) % 64 + 10; });

  Array<int> rounds(64);
  untilAllAgree<<<1, 64>>>(rounds);
  EXPECT_EACH(rounds, [](int) { return 3; });
  return finish();
}
