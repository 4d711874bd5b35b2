// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// A loop made of gotos that lanes leave in different iterations; those that are left vote.
#if HIPCPU_KERNELS
extern "C" __global__ void gotoLoop(int* out) {
  const int t = threadIdx.x;
  int i = 0, sum = 0;
again:
  sum = sum * 2 + __builtin_popcountl(__ballot(1));
  if (++i <= t % 5) goto again;
  out[t] = sum;
}
#else
TEST_CASE("goto loop with warp operations") {
  constexpr int n = 70;
  std::vector<int> out(n);
  launch("gotoLoop", {1}, {n}, 0, out.data());
  const int size = static_cast<int>(warpSize());
  for (int t = 0; t < n; ++t) {
    int sum = 0;
    for (int i = 0; i <= t % 5; ++i) {
      int lanes = 0;
      for (int other = t / size * size; other < std::min(t / size * size + size, n); ++other)
        lanes += other % 5 >= i;
      sum = sum * 2 + lanes;
    }
    CHECK(out[t] == sum);
  }
}
#endif
