// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Threads that have returned do not take part in later barriers.
#if HIPCPU_KERNELS
extern "C" __global__ void early(const int* in, int* out, int n) {
  __shared__ int buffer[256];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  buffer[t] = 0;
  __syncthreads();
  if (i >= n) return;
  buffer[t] = in[i];
  __syncthreads();
  out[i] = buffer[t ^ 1];
}
#else
TEST_CASE("early return") {
  const int n = 300;
  std::vector<int> in(n), out(n, -1);
  for (int i = 0; i < n; ++i) in[i] = i + 1;
  launch("early", {2}, {256}, 0, static_cast<const int*>(in.data()), out.data(), n);
  for (int i = 0; i < n; ++i) REQUIRE(out[i] == (i ^ 1) + 1);
}
#endif
