// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Threads skip the barrier of an iteration: they run ahead to the next one (counting semantics).
#if HIPCPU_KERNELS
extern "C" __global__ void skipped(int* out, int n) {
  int t = threadIdx.x, sum = 0;
  for (int j = 0; j < n; j++) {
    if ((t + j) % 2 == 0) __syncthreads();
    sum += (j + 1) * (t + 1);
  }
  out[t] = sum;
}
#else
TEST_CASE("skipped barrier in loop") {
  std::vector<int> out(100);
  launch("skipped", {1}, {100}, 0, out.data(), 7);
  for (int t = 0; t < 100; ++t) REQUIRE(out[t] == 28 * (t + 1));
}
#endif
