// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// The optimiser makes the way through `continue` an inner loop: lanes that take the other way leave
// it with the counter of their iteration, while the others go on counting.
#if HIPCPU_KERNELS
extern "C" __global__ void continueInLoop(const unsigned char* in, float limit, int* out) {
  const int i = blockIdx.x * blockDim.x * blockDim.y + threadIdx.y * blockDim.x + threadIdx.x;
  unsigned char state = in[0];
#pragma unroll 1
  for (int round = 0; round < 2; ++round) {
    signed char value = static_cast<signed char>(6 * i + 1);
    if ((state == 5 ? 3.0f : in[1]) > limit) continue;
    int left = 5;
    while (threadIdx.y % 4 > 0 && left-- > 0) {
      out[i] = value;
      if (value < 0) {
        state = in[i + 2] % 7;
        continue;
      }
      value = static_cast<signed char>(limit);
    }
  }
}
#else
TEST_CASE("continue made inner loop") {
  std::vector<unsigned char> in(200);
  for (int i = 0; i < 200; ++i) in[i] = i * 37 % 101;
  std::vector<int> out(170, 7), expected(170, 7);
  for (int i = 0; i < 170; ++i) {
    unsigned char state = in[0];
    for (int round = 0; round < 2; ++round) {
      auto value = static_cast<signed char>(6 * i + 1);
      if ((state == 5 ? 3.0f : in[1]) > 40) continue;
      for (int left = 5; i % 85 / 17 % 4 > 0 && left > 0; --left) {
        expected[i] = value;
        if (value < 0) state = in[i + 2] % 7;
        else value = 40;
      }
    }
  }
  launch("continueInLoop", {2}, {17, 5}, 0, static_cast<const unsigned char*>(in.data()), 40.0f, out.data());
  CHECK(out == expected);
}
#endif
