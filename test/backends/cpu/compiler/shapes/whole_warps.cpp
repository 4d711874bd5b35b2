// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Warp numbers and lanes that are computed from thread indices, in blocks of whole warps and others.
#if HIPCPU_KERNELS
extern "C" __global__ void wholeWarps(int* warps, int* lanes, int* firsts, int* halves) {
  int t = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int slot = blockIdx.x * blockDim.x * blockDim.y * blockDim.z + t;
  warps[slot] = i / warpSize + 1000 * ((i - 64) / warpSize) + 1000000 * (t / 32);
  lanes[slot] = threadIdx.x % warpSize + 100 * (i % 64) + 10000 * (t & (warpSize - 1));
  firsts[slot] = __shfl_xor(t, 1);
  if (threadIdx.x < 64) halves[slot] = 1;
  if (threadIdx.x <= 31) halves[slot] += 2;
  if (t >= 2 * warpSize) return;
  halves[slot] += 4 + 8 * __shfl_xor(laneId(), 1);
}
#else
TEST_CASE("whole warps") {
  const int w = warpSize();
  for (Dim block : {Dim{32}, Dim{64}, Dim{128}, Dim{96}, Dim{64, 3, 2}, Dim{128, 2}, Dim{16, 16}, Dim{100}, Dim{6, 5, 4}}) {
    const int size = block.count(), n = 2 * size;
    std::vector<int> warps(n), lanes(n), firsts(n), halves(n);
    launch("wholeWarps", {2}, block, 0, warps.data(), lanes.data(), firsts.data(), halves.data());
    for (int slot = 0; slot < n; ++slot) {
      const int t = slot % size, x = t % block.x, i = slot / size * block.x + x;
      REQUIRE(warps[slot] == i / w + 1000 * ((i - 64) / w) + 1000000 * (t / 32));
      REQUIRE(lanes[slot] == x % w + 100 * (i % 64) + 10000 * (t % w));
      if ((t ^ 1) < size) REQUIRE(firsts[slot] == (t ^ 1));
      int half = (x < 64 ? 1 : 0) + (x <= 31 ? 2 : 0);
      if (t < 2 * w) half += 4 + 8 * (t % w ^ 1);
      if ((t ^ 1) < size) REQUIRE(halves[slot] == half);
    }
  }
}
#endif
