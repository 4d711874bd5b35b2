// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// A reduction in a loop that only some warps and lanes enter, with values kept across it.
#if HIPCPU_KERNELS
extern "C" __global__ void groups(const float* d, float* sums, float* out, int n, int count) {
  d += blockIdx.x * n;
  float kept = d[threadIdx.x % n];
  if (threadIdx.x < 70) {
    for (int g = 0; g < count; g++) {
      float s = 0;
      for (int i = threadIdx.x; i < n; i += blockDim.x) s += d[i] + static_cast<float>(g);
      uint64 active = __ballot(1);
      for (int w = warpSize / 2; w > 0; w >>= 1) {
        float other = __shfl_xor(s, w);
        if (active >> (laneId() ^ w) & 1) s += other;
      }
      if (laneId() == 0) sums[(blockIdx.x * 4 + threadIdx.x / 32) * count + g] = s;
    }
  }
  __syncthreads();
  out[blockIdx.x * blockDim.x + threadIdx.x] = kept;
}
#else
TEST_CASE("inactive lanes in loop") {
  const int n = 300, count = 5, threads = 128;
  std::vector<float> d(2 * n), sums(8 * count, -1), out(2 * threads);
  for (int i = 0; i < 2 * n; ++i) d[i] = i % 5;
  launch("groups", {2}, {threads}, 0, static_cast<const float*>(d.data()), sums.data(), out.data(), n, count);
  for (int i = 0; i < 2 * threads; ++i) REQUIRE(out[i] == d[i / threads * n + i % threads]);
  // The first warp is complete.
  for (int b = 0; b < 2; ++b)
    for (int g = 0; g < count; ++g) {
      float s = 0;
      for (int t = 0; t < static_cast<int>(warpSize()); ++t)
        for (int i = t; i < n; i += threads) s += d[b * n + i] + static_cast<float>(g);
      REQUIRE(sums[b * 4 * count + g] == s);
    }
}
#endif
