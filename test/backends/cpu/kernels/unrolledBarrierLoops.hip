// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A bitonic sort of one block: nested loops of constant length with a barrier in the inner one,
// which the compiler unrolls in full before the kernel becomes a work-group function.
#include "test/backends/cpu/kernels/check.h"

constexpr unsigned kItems = 512;

__global__ void sort(unsigned* items) {
  __shared__ unsigned part[kItems];
  const unsigned t = threadIdx.x;
  part[t] = items[t];
  part[t + kItems / 2] = items[t + kItems / 2];
  for (unsigned run = 2; run <= kItems; run *= 2)
    for (unsigned distance = run / 2; distance > 0; distance /= 2) {
      __syncthreads();
      const unsigned first = 2 * t - (t & (distance - 1));
      const unsigned a = part[first], b = part[first + distance];
      if ((b < a) == ((first & run) == 0)) {
        part[first] = b;
        part[first + distance] = a;
      }
    }
  __syncthreads();
  items[t] = part[t];
  items[t + kItems / 2] = part[t + kItems / 2];
}

int main() {
  std::vector<unsigned> shuffled(kItems);
  for (unsigned i = 0; i < kItems; ++i)
    shuffled[i] = i * 77 % kItems;  // 77 is odd: each number once
  Array<unsigned> items(shuffled);
  sort<<<1, kItems / 2>>>(items);
  EXPECT_EACH(items, [](int i) { return i; });
  return finish();
}
