// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loops whose length differs from thread to thread: nested, with break, continue and early exits,
// and values that are the same for all lanes inside the loop but not after it.
#include "test/backends/cpu/kernels/check.h"

__host__ __device__ int collatz(unsigned n) {
  int steps = 0;
  while (n != 1) {
    n = n % 2 ? 3 * n + 1 : n / 2;
    ++steps;
  }
  return steps;
}

__host__ __device__ int trailingZeros(unsigned n) {
  int count = 0;  // grows alike in every lane that is still in the loop
  while (!(n & 1) && n) {
    ++count;
    n >>= 1;
  }
  return count;
}

__host__ __device__ int pairsBelow(int t) {
  int found = 0;
  for (int a = 1; a <= t; ++a) {
    if (a % 3 == 0)
      continue;
    for (int b = a; b <= t; ++b) {
      if (a * b > 2 * t)
        break;
      if ((a + b) % 2 == 0)
        continue;
      ++found;
    }
    if (found > 60)
      return -a;
  }
  return found;
}

__host__ __device__ int digits(int n) {
  int result = 0;
  do {
    int digit = n % 10;
    while (digit-- > 0)
      result = result * 2 + 1;
    n /= 10;
  } while (n > 0);
  return result;
}

__global__ void kernel(int* out, int n) {
  const int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t < n) {
    out[t] = collatz(t + 1);
    out[n + t] = trailingZeros(t * 8);
    out[2 * n + t] = pairsBelow(t % 100);
    out[3 * n + t] = digits(t);
  }
}

int main() {
  constexpr int n = 1000;
  Array<int> out(4 * n);
  kernel<<<8, 128>>>(out, n);
  EXPECT_EACH(out, [](int i) {
    const int t = i % n;
    return i < n ? collatz(t + 1) : i < 2 * n ? trailingZeros(t * 8)
         : i < 3 * n ? pairsBelow(t % 100) : digits(t);
  });
  return finish();
}
