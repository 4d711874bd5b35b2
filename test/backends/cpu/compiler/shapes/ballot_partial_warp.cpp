// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Votes in a block that is no multiple of the warp size, also after lanes have returned.
#if HIPCPU_KERNELS
extern "C" __global__ void ballots(uint64* all, uint64* left, int limit) {
  int t = threadIdx.x;
  all[t] = __ballot(t % 3 == 0);
  if (t >= limit) return;
  left[t] = __ballot(1);
}
#else
TEST_CASE("ballot partial warp") {
  const int n = 100, limit = 45, w = warpSize();
  std::vector<unsigned long> all(n), left(n, 0);
  launch("ballots", {1}, {100}, 0, all.data(), left.data(), limit);
  for (int t = 0; t < n; ++t) {
    unsigned long expected = 0, present = 0;
    for (int l = 0; l < w && t / w * w + l < n; ++l) {
      if ((t / w * w + l) % 3 == 0) expected |= 1ul << l;
      if (t / w * w + l < limit) present |= 1ul << l;
    }
    REQUIRE(all[t] == expected);
    if (t < limit) REQUIRE(left[t] == present);
  }
}
#endif
