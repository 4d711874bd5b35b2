// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// A barrier on one side of a branch that all threads take alike.
#if HIPCPU_KERNELS
extern "C" __global__ void uniformIf(int* out, int flag) {
  __shared__ int buffer[256];
  int t = threadIdx.x;
  buffer[t] = t;
  if (flag) {
    __syncthreads();
    buffer[t] = buffer[t] + 1;
    __syncthreads();
  } else {
    buffer[t] = -t;
  }
  __syncthreads();
  out[t] = buffer[(t + 1) % blockDim.x];
}
#else
TEST_CASE("uniform if barrier") {
  std::vector<int> out(256);
  launch("uniformIf", {1}, {256}, 0, out.data(), 1);
  for (int t = 0; t < 256; ++t) REQUIRE(out[t] == (t + 1) % 256 + 1);
  launch("uniformIf", {1}, {256}, 0, out.data(), 0);
  for (int t = 0; t < 256; ++t) REQUIRE(out[t] == -((t + 1) % 256));
}
#endif
