// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Unrolled butterflies over a private array: more than a hundred cuts in a row.
#if HIPCPU_KERNELS
extern "C" __global__ void butterflies(float* data) {
  float x[16];
  int t = threadIdx.x;
#pragma unroll
  for (int i = 0; i < 16; i++) x[i] = data[t * 16 + i];
#pragma unroll
  for (int d = 1; d < 32; d <<= 1) {
#pragma unroll
    for (int i = 0; i < 16; i++) {
      float other = __shfl_xor(x[i], d);
      x[i] = t & d ? other - x[i] : x[i] + other;
    }
  }
#pragma unroll
  for (int i = 0; i < 16; i++) data[t * 16 + i] = x[i];
}
#else
TEST_CASE("many shuffles") {
  std::vector<float> data(64 * 16), expected;
  for (unsigned i = 0; i < data.size(); ++i) data[i] = i * 37 % 11;
  expected = data;
  for (int d = 1; d < 32; d <<= 1) {
    std::vector<float> old(expected);
    for (int t = 0; t < 64; ++t)
      for (int i = 0; i < 16; ++i)
        expected[t * 16 + i] = t & d ? old[(t ^ d) * 16 + i] - old[t * 16 + i]
                                     : old[t * 16 + i] + old[(t ^ d) * 16 + i];
  }
  launch("butterflies", {1}, {64}, 0, data.data());
  CHECK(data == expected);
}
#endif
