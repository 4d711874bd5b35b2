// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// A recursive function reads coordinates and shared memory.
#if HIPCPU_KERNELS
__shared__ int scale;
__device__ int walk(int n) { return n <= 0 ? static_cast<int>(threadIdx.x) : scale + walk(n - 1) + walk(n - 2); }
extern "C" __global__ void recursive(int* out) {
  if (threadIdx.x == 0) scale = 3;
  __syncthreads();
  out[threadIdx.x] = walk(static_cast<int>(threadIdx.x % 6));
}
#else
static int walk(int n, int x) { return n <= 0 ? x : 3 + walk(n - 1, x) + walk(n - 2, x); }
TEST_CASE("recursion") {
  std::vector<int> out(70);
  launch("recursive", {1}, {70}, 0, out.data());
  for (int t = 0; t < 70; ++t) REQUIRE(out[t] == walk(t % 6, t));
}
#endif
