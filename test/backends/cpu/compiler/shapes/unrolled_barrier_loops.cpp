// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Nested loops with barriers and constant bounds, which are unrolled before cuts are placed.
#if HIPCPU_KERNELS
extern "C" __global__ void bitonic(int* data) {
  __shared__ int part[512];
  unsigned t = threadIdx.x;
  part[t] = data[t];
  part[t + 256] = data[t + 256];
  for (unsigned run = 2; run <= 512; run *= 2) {
    for (unsigned d = run / 2; d > 0; d /= 2) {
      __syncthreads();
      unsigned f = 2 * t - (t & (d - 1));
      bool up = (f & run) == 0;
      int a = part[f], b = part[f + d];
      if ((a > b) == up) {
        part[f] = b;
        part[f + d] = a;
      }
    }
  }
  __syncthreads();
  data[t] = part[t];
  data[t + 256] = part[t + 256];
}
#else
TEST_CASE("unrolled barrier loops") {
  std::vector<int> data(512);
  for (int i = 0; i < 512; ++i) data[i] = i * 7919 % 1009;
  std::vector<int> sorted(data);
  std::sort(sorted.begin(), sorted.end());
  launch("bitonic", {1}, {256}, 0, data.data());
  CHECK(data == sorted);
}
#endif
