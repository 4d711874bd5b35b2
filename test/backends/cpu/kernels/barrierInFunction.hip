// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Barriers inside device functions, inlined or not, called once or in a loop.
#include "test/backends/cpu/kernels/check.h"

__device__ int exchange(int* shared, int value) {
  shared[threadIdx.x] = value;
  __syncthreads();
  const int other = shared[blockDim.x - 1 - threadIdx.x];
  __syncthreads();
  return other;
}

template <int Depth>
__device__ int nested(int* shared, int value) {
  return nested<Depth - 1>(shared, exchange(shared, value) + 1);
}
template <>
__device__ int nested<0>(int*, int value) { return value; }

__device__ __noinline__ int exchangeFar(int* shared, int value) { return exchange(shared, value); }

__global__ void kernel(int* out) {
  __shared__ int shared[100];
  const int t = threadIdx.x;
  out[t] = exchange(shared, t);
  out[100 + t] = nested<4>(shared, t);
  int value = t;
  for (int i = 0; i < 3; ++i)
    value = exchangeFar(shared, value) * 2;
  out[200 + t] = value;
}

int main() {
  Array<int> out(300);
  kernel<<<1, 100>>>(out);
  EXPECT_EACH(out, [](int i) {
    const int t = i % 100;
    return i < 100 ? 99 - t : i < 200 ? t + 4 : (99 - t) * 8;
  });
  return finish();
}
