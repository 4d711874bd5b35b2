// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Lanes recurse to different depths, from a loop that they leave in different iterations; at each
// level the lanes that are there meet.
#if HIPCPU_KERNELS
__device__ int countLanes(int depth, int level) {
  const int below = depth > level ? countLanes(depth, level + 1) : 0;
  return below + (level + 1) * __builtin_popcountl(__ballot(1));
}
extern "C" __global__ void recursiveVotes(int* out) {
  const int t = threadIdx.x;
  int sum = 0;
  for (int i = 0; i <= t % 3; ++i) sum += countLanes(t % 5, 0);
  out[t] = sum + 1000 * __builtin_popcountl(__ballot(1));
}
#else
TEST_CASE("recursion with warp operations") {
  constexpr int n = 75;
  std::vector<int> out(n);
  launch("recursiveVotes", {1}, {n}, 0, out.data());
  const int size = static_cast<int>(warpSize());
  for (int t = 0; t < n; ++t) {
    const int first = t / size * size, last = std::min(first + size, n);
    int expected = 1000 * (last - first);
    for (int i = 0; i <= t % 3; ++i)
      for (int level = 0; level <= t % 5; ++level)
        for (int other = first; other < last; ++other)
          expected += other % 3 >= i && other % 5 >= level ? level + 1 : 0;
    CHECK(out[t] == expected);
  }
}
#endif
