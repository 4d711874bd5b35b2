// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Device functions through pointers, from a table and as an argument of a function; functions kept
// out of line that ask for thread coordinates; recursion.
#include "test/backends/cpu/kernels/check.h"

typedef int (*Function)(int);
__device__ int twice(int x) { return 2 * x; }
__device__ int plusThread(int x) { return x + threadIdx.x; }
__device__ int plusBlock(int x) { return x + 1000 * blockIdx.x + blockDim.x; }
__device__ const Function functions[] = {twice, plusThread, plusBlock};

__device__ int applyTwice(Function function, int x) { return function(function(x)); }

__global__ void indirect(int* out) {
  const int t = blockIdx.x * blockDim.x + threadIdx.x;
  out[t] = applyTwice(functions[t % 3], t);
}

__device__ __noinline__ int outOfLine(int x) { return x * 10 + threadIdx.x % 10 + gridDim.x; }

__device__ int factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }
__device__ int even(int n);
__device__ int odd(int n) { return n == 0 ? 0 : even(n - 1); }
__device__ int even(int n) { return n == 0 ? 1 : odd(n - 1); }

__global__ void direct(int* out) {
  const int t = threadIdx.x;
  out[t] = outOfLine(t);
  out[64 + t] = factorial(t % 10);
  out[128 + t] = even(t);
}

int main() {
  Array<int> out(128);
  indirect<<<2, 64>>>(out);
  EXPECT_EACH(out, [](int i) {
    const int t = i % 64, block = i / 64;
    return i % 3 == 0 ? 4 * i : i % 3 == 1 ? i + 2 * t : i + 2 * (1000 * block + 64);
  });

  Array<int> results(192);
  direct<<<1, 64>>>(results);
  EXPECT_EACH(results, [](int i) {
    const int t = i % 64;
    int product = 1;
    for (int n = 2; n <= t % 10; ++n)
      product *= n;
    return i < 64 ? t * 10 + t % 10 + 1 : i < 128 ? product : t % 2 == 0;
  });
  return finish();
}
