// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// A switch with a different number of barriers in its cases, the same for all threads.
#if HIPCPU_KERNELS
extern "C" __global__ void switched(int* out, int choice) {
  __shared__ int buffer[96];
  int t = threadIdx.x;
  buffer[t] = t;
  __syncthreads();
  int next = buffer[(t + 1) % 96];
  switch (choice) {
    case 0: next *= 2; break;
    case 1: __syncthreads(); buffer[t] = next; __syncthreads(); next = buffer[(t + 1) % 96]; break;
    case 2: __syncthreads(); buffer[t] = next * 3; __syncthreads(); next = buffer[t ^ 1];
    case 5: next += 7; break;
    default: next = -1;
  }
  __syncthreads();
  out[t] = next;
}
#else
TEST_CASE("switch barrier") {
  for (int choice : {0, 1, 2, 3, 5}) {
    std::vector<int> out(96);
    launch("switched", {1}, {96}, 0, out.data(), choice);
    for (int t = 0; t < 96; ++t) {
      const int next = (t + 1) % 96;
      const int expected[] = {next * 2, (next + 1) % 96, ((t ^ 1) + 1) % 96 * 3 + 7, -1, 0, next + 7};
      REQUIRE(out[t] == expected[choice]);
    }
  }
}
#endif
