// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Barriers count arrivals: the two halves of a block meet at different barriers.
#if HIPCPU_KERNELS
extern "C" __global__ void halves(int* out) {
  __shared__ int buffer[128];
  int t = threadIdx.x, n = blockDim.x;
  if (t < n / 2) {
    buffer[t] = t;
    __syncthreads();
    out[t] = buffer[t + n / 2];      // written by the other half before its first barrier
    __syncthreads();
    out[t] += buffer[t + n / 2];     // ... and its second one
  } else {
    buffer[t] = t;
    __syncthreads();
    out[t] = buffer[t - n / 2];
    buffer[t] = 10 * t;
    __syncthreads();
    out[t] += 1;
  }
}
#else
TEST_CASE("divergent barrier") {
  std::vector<int> out(128);
  launch("halves", {1}, {128}, 0, out.data());
  for (int t = 0; t < 64; ++t) {
    // The read between the barriers may see either value of the other half.
    int other = t + 64;
    CHECK((out[t] == other + 10 * other || out[t] == 20 * other));
    CHECK(out[t + 64] == t + 1);
  }
}
#endif
