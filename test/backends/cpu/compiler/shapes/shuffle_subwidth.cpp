// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Shuffles within groups smaller than a warp, and of 64-bit values.
#if HIPCPU_KERNELS
extern "C" __global__ void subwidth(int* out, double* wide) {
  int t = threadIdx.x;
  int sum = t;
  for (int d = 1; d < 8; d <<= 1) sum += __shfl_xor(sum, d, 8);
  out[t] = sum + 1000 * __shfl(t, 2, 4) + 100000 * __shfl_down(t, 1, 16);
  wide[t] = __shfl_up(t * 0.5, 1);
}
#else
TEST_CASE("shuffle subwidth") {
  std::vector<int> out(128);
  std::vector<double> wide(128);
  launch("subwidth", {1}, {128}, 0, out.data(), wide.data());
  for (int t = 0; t < 128; ++t) {
    const int sum = 8 * (t & ~7) + 28, down = t % 16 == 15 ? t : t + 1;
    REQUIRE(out[t] == sum + 1000 * ((t & ~3) | 2) + 100000 * down);
    REQUIRE(wide[t] == (t % warpSize() == 0 ? t : t - 1) * 0.5);
  }
}
#endif
