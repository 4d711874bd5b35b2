// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A warp barrier publishes what one lane wrote to the others of its warp.
#include "test/backends/cpu/kernels/check.h"

__global__ void turns(int* out) {
  __shared__ int box[4];
  const int group = threadIdx.x / 32, lane = threadIdx.x % 32;
  int sum = 0;
  for (int round = 0; round < 8; ++round) {
    if (lane == round)
      box[group] = 100 * group + round;
    __syncwarp();
    sum += box[group];
    __syncwarp();
  }
  out[threadIdx.x] = sum;
}

// The tail of a block reduction with the barriers that the CUDA guide asks for.
__global__ void withBarriers(const int* in, int* out) {
  __shared__ int sums[64];
  const int t = threadIdx.x;
  sums[t] = in[t];
  __syncthreads();
  if (t < 32) {
    for (int distance = 32; distance > 0; distance /= 2) {
      const int other = t < distance ? sums[t + distance] : 0;
      __syncwarp(0xffffffff);
      sums[t] += other;
      __syncwarp(0xffffffff);
    }
    if (t == 0)
      *out = sums[0];
  }
}

int main() {
  Array<int> out(128);
  turns<<<1, 128>>>(out);
  EXPECT_EACH(out, [](int i) { return 800 * (i / 32) + 28; });

  std::vector<int> numbers(64);
  for (int i = 0; i < 64; ++i)
    numbers[i] = i + 1;
  Array<int> in(numbers), sum(1);
  withBarriers<<<1, 64>>>(in, sum);
  EXPECT_EQ(sum.read()[0], 64 * 65 / 2);
  return finish();
}
