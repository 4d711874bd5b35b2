// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// 32 KiB for each thread live across a barrier: in the frame, not on the stack of the worker.
#if HIPCPU_KERNELS
extern "C" __global__ void largeArray(const int* in, int* out) {
  char states[32768];
  int t = threadIdx.x;
  for (int k = 0; k < 32768; k++) states[k] = static_cast<char>(in[k & 63] + t);
  __syncthreads();
  int sum = 0;
  for (int k = 0; k < 64; k++) sum += states[(in[k] * 511 + t) & 32767];
  out[t] = sum;
}
#else
TEST_CASE("large private array") {
  std::vector<int> in(64), out(256);
  for (int i = 0; i < 64; ++i) in[i] = i * 37 % 61;
  launch("largeArray", {1}, {256}, 0, static_cast<const int*>(in.data()), out.data());
  for (int t = 0; t < 256; ++t) {
    int sum = 0;
    for (int k = 0; k < 64; k++)
      sum += static_cast<char>(in[((in[k] * 511 + t) & 32767) & 63] + t);
    REQUIRE(out[t] == sum);
  }
}
#endif
