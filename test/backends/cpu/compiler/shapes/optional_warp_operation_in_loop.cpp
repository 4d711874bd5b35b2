// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Some lanes pass a warp operation less in an iteration: they wait for the others before the next
// one. The inner loop of atomics is not worth a cut, so that alone makes the header no cut.
#if HIPCPU_KERNELS
extern "C" __global__ void optionalVote(int* cells, int* out) {
  const int t = threadIdx.x;
  int sum = 0;
#pragma unroll 1
  for (int i = t; i < 3 * 96 + t % 7; i += 96) {
    const unsigned long all = __ballot(i % 5 < 2);
#pragma unroll 1
    for (int j = 0; j < t % 3; ++j) atomicAdd(&cells[j], 1);
    if (t % 2) sum += __builtin_popcountl(__ballot(i % 3 == 0));
    sum = sum * 3 + __builtin_popcountl(all);
  }
  out[t] = sum;
}
#else
TEST_CASE("optional warp operation in loop") {
  constexpr int n = 96;
  std::vector<int> cells(3), out(n), expected(n);
  launch("optionalVote", {1}, {n}, 0, cells.data(), out.data());
  const int size = static_cast<int>(warpSize());
  for (int t = 0; t < n; ++t) {
    for (int i = t; i < 3 * n + t % 7; i += n) {
      int all = 0, odd = 0;
      for (int other = t / size * size; other < std::min(t / size * size + size, n); ++other) {
        const int theirs = i - t + other;
        if (theirs >= 3 * n + other % 7) continue;
        all += theirs % 5 < 2;
        odd += other % 2 && theirs % 3 == 0;
      }
      expected[t] = (expected[t] + (t % 2 ? odd : 0)) * 3 + all;
    }
  }
  CHECK(out == expected);
}
#endif
