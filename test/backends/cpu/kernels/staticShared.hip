// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Static shared memory: arrays of several shapes, in device functions and templates, its own for
// every block, and up to the 48 KiB that any kernel may have.
#include "test/backends/cpu/kernels/check.h"

struct Cell {
  char tag;
  double weight;
};

template <int N>
__device__ int viaFunction(int value) {
  __shared__ int slots[N];
  slots[threadIdx.x % N] = value;
  __syncthreads();
  const int result = slots[(threadIdx.x + 1) % N];
  __syncthreads();
  return result;
}

__global__ void shapes(double* out) {
  __shared__ int plane[8][9];
  __shared__ Cell cells[64];
  __shared__ double single;
  const int t = threadIdx.x, row = t / 8, column = t % 8;
  plane[row][column] = t;
  cells[t] = {char(t), t * 0.25};
  if (t == 5)
    single = blockIdx.x * 1000;
  __syncthreads();
  out[blockIdx.x * 64 + t] = plane[column][row] + cells[63 - t].weight + cells[t].tag + single;
}

__global__ void functions(int* out) {
  const int t = threadIdx.x;
  out[t] = viaFunction<16>(t % 16) + 100 * viaFunction<32>(t % 32);
}

__global__ void large(int* out) {
  __shared__ int big[12288];
  for (int i = threadIdx.x; i < 12288; i += blockDim.x)
    big[i] = i;
  __syncthreads();
  out[threadIdx.x] = big[12287 - threadIdx.x];
}

int main() {
  Array<double> out(128);
  shapes<<<2, 64>>>(out);
  EXPECT_EACH(out, [](int i) {
    const int t = i % 64;
    return t % 8 * 8 + t / 8 + (63 - t) * 0.25 + t + i / 64 * 1000;
  });

  Array<int> results(64), ends(128);
  functions<<<1, 64>>>(results);
  EXPECT_EACH(results, [](int t) { return (t + 1) % 16 + 100 * ((t + 1) % 32); });

  large<<<1, 128>>>(ends);
  EXPECT_EACH(ends, [](int t) { return 12287 - t; });
  return finish();
}
