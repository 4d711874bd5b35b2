// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Warps follow the linear thread id in blocks of two dimensions.
#if HIPCPU_KERNELS
extern "C" __global__ void warps2d(int* out, float* sums) {
  int t = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  out[t] = __shfl_xor(t, 1) + 1000 * laneId();
  float v = static_cast<float>(threadIdx.x);
  for (int d = warpSize / 2; d > 0; d >>= 1) v += __shfl_xor(v, d);
  sums[t] = v;
}
#else
TEST_CASE("two dimensional warps") {
  for (Dim block : {Dim{16, 4}, Dim{64, 3}, Dim{8, 8, 2}, Dim{128, 2}}) {
    const int n = block.count(), w = warpSize();
    std::vector<int> out(n);
    std::vector<float> sums(n);
    launch("warps2d", {1}, block, 0, out.data(), sums.data());
    for (int t = 0; t < n; ++t) {
      REQUIRE(out[t] == (t ^ 1) + 1000 * (t % w));
      float sum = 0;
      for (int l = t / w * w; l < t / w * w + w; ++l) sum += l % block.x;
      REQUIRE(sums[t] == sum);
    }
  }
}
#endif
