// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A divergent search called from a loop that all threads run alike: a thread that ends its search
// early must not start the next round of the outer loop on the others' behalf.
#include "test/backends/cpu/kernels/check.h"

__host__ __device__ int search(const int* bases, int n, unsigned candidate) {
  for (int j = 0; j < n; ++j) {
    const unsigned a = bases[j] % candidate;
    if (a == 0)
      continue;
    unsigned power = candidate - 1, value = 1, square = a;
    do {
      if (power & 1)
        value = value * square % candidate;
      square = square * square % candidate;
    } while (power >>= 1);
    if (value == 1)
      continue;
    for (int i = 0; i < 5; ++i) {
      if (value == candidate - 1)
        return -1 - j;
      value = value * value % candidate;
    }
    return j + 1;
  }
  return 0;
}

__global__ void kernel(int* out, const int* bases, int n, int rounds) {
  int sum = 0;
  for (int round = 0; round <= rounds; ++round)
    sum = sum * 3 + search(bases, n, 3 + 2 * (threadIdx.x * (rounds + 1) + round));
  out[threadIdx.x] = sum;
}

__global__ void sumOfProducts(float* out, int rows, int columns) {
  const int row = threadIdx.x;
  if (row < rows) {
    float sum = 0;
    for (int j = 0; j < 2; ++j)
      for (int i = 0; i < columns; ++i)
        sum += float(row + i);
    out[row] = sum;
  }
}

int main() {
  const std::vector<int> bases = {2, 3, 5, 7};
  Array<int> out(256), deviceBases(bases);
  kernel<<<1, 256>>>(out, deviceBases, 4, 6);
  EXPECT_EACH(out, [&](int t) {
    int sum = 0;
    for (int round = 0; round <= 6; ++round)
      sum = sum * 3 + search(bases.data(), 4, 3 + 2 * (t * 7 + round));
    return sum;
  });

  Array<float> sums(64);
  sumOfProducts<<<1, 64>>>(sums, 50, 10);
  EXPECT_EACH(sums, [](int row) { return row < 50 ? 2 * (10 * row + 45) : 0; });
  return finish();
}
