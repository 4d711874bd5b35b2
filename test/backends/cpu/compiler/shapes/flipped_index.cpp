// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Flipping bits of an index keeps neighbours together, unless these are the bits that tell them apart.
#if HIPCPU_KERNELS
extern "C" __global__ void flipped(const int* in, int* out, int first, int mask, int n) {
  int i = first + blockIdx.x * blockDim.x + threadIdx.x;
  int partner = i ^ mask;
  if (partner < n) out[i] = in[partner] + (partner > i ? 1000 : 0);
}

extern "C" __global__ void flippedRow(int* data, int mask, int rounds) {
  __shared__ int row[256];
  row[threadIdx.x] = data[threadIdx.x];
  for (int round = 0; round < rounds; ++round, mask *= 2) {
    int mine = row[threadIdx.x], others = row[threadIdx.x ^ mask];
    __syncthreads();
    row[threadIdx.x] = 3 * mine + others;
    __syncthreads();
  }
  data[threadIdx.x] = row[threadIdx.x];
}
#else
TEST_CASE("flipped index") {
  std::vector<int> in(1024);
  for (int i = 0; i < 1024; ++i) in[i] = i * 7;
  for (unsigned width : {64u, 50u, 16u})
    for (int first : {0, 16, 3})
      for (int mask : {0, 1, 12, 16, 32, 48, 64, 100, 256}) {
        std::vector<int> out(1024, -1), expected = out;
        launch("flipped", {3}, {width}, 0, static_cast<const int*>(in.data()), out.data(), first, mask, 150);
        for (int i = first; i < first + static_cast<int>(3 * width); ++i)
          if ((i ^ mask) < 150) expected[i] = (i ^ mask) * 7 + ((i ^ mask) > i ? 1000 : 0);
        CAPTURE(width, first, mask);
        REQUIRE(out == expected);
      }
}

TEST_CASE("flipped index in a row") {
  std::vector<int> data(256), expected(256), before(256);
  for (int i = 0; i < 256; ++i) data[i] = expected[i] = i % 11;
  launch("flippedRow", {1}, {256}, 0, data.data(), 1, 8);
  for (int mask = 1; mask < 256; mask *= 2) {
    before = expected;
    for (int i = 0; i < 256; ++i) expected[i] = 3 * before[i] + before[i ^ mask];
  }
  CHECK(data == expected);
}
#endif
