// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shifts and masks of the thread's index by about a vector's width, alone and as array indices:
// what is equal in a few neighbouring threads is not equal in the block.
#include "test/backends/cpu/kernels/check.h"

// One word free after every 32.
__host__ __device__ int padded(int i) { return i + (i >> 5); }

__global__ void pieces(int* out) {
  const int t = threadIdx.x;
  out[t] = (t >> 4) * 1000 + (t & 15) + (t >> 3) * 100000 + (t & ~31) * 1000000;
}

__global__ void addNeighbours(int* tree) {
  const int t = threadIdx.x;
  if (t < 100)
    tree[padded(2 * t + 1)] += tree[padded(2 * t)];
}

__global__ void addNeighboursShared(const int* in, int* out) {
  __shared__ int tree[300];
  const int t = threadIdx.x;
  tree[padded(t)] = in[padded(t)];
  tree[padded(t + 128)] = in[padded(t + 128)];
  __syncthreads();
  out[2 * t] = tree[padded(2 * t)];
  out[2 * t + 1] = tree[padded(2 * t)] + tree[padded(2 * t + 1)];
}

int main() {
  Array<int> out(128);
  pieces<<<1, 128>>>(out);
  EXPECT_EACH(out, [](int t) {
    return (t / 16) * 1000 + t % 16 + (t / 8) * 100000 + t / 32 * 32 * 1000000;
  });

  std::vector<int> numbers(300), sums(300);
  for (int i = 0; i < 256; ++i)
    numbers[padded(i)] = sums[padded(i)] = i + 1;
  for (int t = 0; t < 100; ++t)
    sums[padded(2 * t + 1)] += sums[padded(2 * t)];
  Array<int> tree(numbers), in(numbers), pairs(256);
  addNeighbours<<<1, 128>>>(tree);
  EXPECT_EACH(tree, [&](int i) { return sums[i]; });

  addNeighboursShared<<<1, 128>>>(in, pairs);
  EXPECT_EACH(pairs, [](int i) { return i % 2 == 0 ? i + 1 : 2 * i + 1; });
  return finish();
}
