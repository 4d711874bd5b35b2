// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// A uniform value of the outer loop is read in an inner loop with a barrier: it must not change
// before the inner loop is left.
#if HIPCPU_KERNELS
extern "C" __global__ void outerValue(int* out, int n, int m) {
  __shared__ int buffer[64];
  int t = threadIdx.x, sum = 0;
  for (int j = 0; j < n; j++) {
    int x = j * 5 + 1;
    for (int i = 0; i < m; i++) {
      buffer[t] = x + t;
      __syncthreads();
      sum += buffer[(t + 1) % blockDim.x] * x;
      __syncthreads();
    }
  }
  out[t] = sum;
}
#else
TEST_CASE("outer value in inner barrier loop") {
  std::vector<int> out(64);
  launch("outerValue", {1}, {64}, 0, out.data(), 5, 3);
  for (int t = 0; t < 64; ++t) {
    int sum = 0;
    for (int j = 0; j < 5; ++j) sum += 3 * (j * 5 + 1 + (t + 1) % 64) * (j * 5 + 1);
    REQUIRE(out[t] == sum);
  }
}
#endif
