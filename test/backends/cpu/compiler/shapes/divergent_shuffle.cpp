// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Warp operations on both sides of a branch within the warp; then all lanes together.
#if HIPCPU_KERNELS
extern "C" __global__ void divergentShuffle(int* out) {
  int t = threadIdx.x, v = t;
  if (laneId() < warpSize / 2)
    v = __shfl_xor(v, 1) * 10;
  else
    v = __shfl_xor(v, 2) + 1000;
  v += __shfl_xor(v, warpSize / 2);
  out[t] = v;
}
#else
TEST_CASE("divergent shuffle") {
  std::vector<int> out(128);
  launch("divergentShuffle", {1}, {128}, 0, out.data());
  const int w = warpSize();
  auto half = [&](int t) { return t % w < w / 2 ? (t ^ 1) * 10 : (t ^ 2) + 1000; };
  for (int t = 0; t < 128; ++t) REQUIRE(out[t] == half(t) + half(t ^ (w / 2)));
}
#endif
