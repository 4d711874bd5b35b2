// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Some lanes skip the inner loop of an iteration: they wait for the others before the next one.
#if HIPCPU_KERNELS
extern "C" __global__ void skipInnerLoop(const int* in, int* out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x, sum = 0;
#pragma unroll 1
  for (int round = 0; round < 4; round += 2)
    if (threadIdx.x % 2)
      for (int j = i; j < 515; j += 170) sum += in[j];
  out[i] = sum;
}
#else
TEST_CASE("loop skipping inner loop") {
  std::vector<int> in(1024), out(170), expected(170);
  for (int i = 0; i < 1024; ++i) in[i] = i * 37 % 101;
  for (int i = 0; i < 170; ++i)
    for (int j = i; i % 85 % 2 && j < 515; j += 170) expected[i] += 2 * in[j];
  launch("skipInnerLoop", {2}, {85}, 0, in.data(), out.data());
  CHECK(out == expected);
}
#endif
