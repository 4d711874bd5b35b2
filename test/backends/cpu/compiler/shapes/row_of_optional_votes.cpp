// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// So many votes, each for some lanes only, that cuts are made between them; in a loop that lanes leave
// in different iterations.
#define HIPCPU_VOTES(DO) DO(2) DO(3) DO(4) DO(5) DO(6) DO(7) DO(8) DO(9) DO(10) DO(11)
#if HIPCPU_KERNELS
extern "C" __global__ void rowOfVotes(int* out) {
  const int t = threadIdx.x;
  unsigned sum = 0;
#pragma unroll 1
  for (int i = 0; i <= t % 3; ++i) {
#define HIPCPU_VOTE(n) \
  if ((t + i) % n) sum = sum * 3 + __builtin_popcountl(__ballot(t % 2));
    HIPCPU_VOTES(HIPCPU_VOTE)
#undef HIPCPU_VOTE
  }
  out[t] = int(sum);
}
#else
TEST_CASE("row of optional votes") {
  constexpr int n = 96;
  std::vector<int> out(n), expected(n);
  const int size = static_cast<int>(warpSize());
  for (int t = 0; t < n; ++t) {
    unsigned sum = 0;
    for (int i = 0; i <= t % 3; ++i)
      for (int divisor = 2; divisor <= 11; ++divisor) {
        if ((t + i) % divisor == 0) continue;
        int votes = 0;
        for (int other = t / size * size; other < std::min(t / size * size + size, n); ++other)
          votes += i <= other % 3 && (other + i) % divisor && other % 2;
        sum = sum * 3 + votes;
      }
    expected[t] = static_cast<int>(sum);
  }
  launch("rowOfVotes", {1}, {n}, 0, out.data());
  CHECK(out == expected);
}
#endif
