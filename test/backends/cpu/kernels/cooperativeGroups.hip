// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Cooperative groups: the block, tiles of it, a tile of a tile, and groups of lanes in a branch.
#include "test/backends/cpu/kernels/check.h"

#include <hip/hip_cooperative_groups.h>

namespace cg = cooperative_groups;

template <class Tile>
__device__ int sum(const Tile& tile, int value) {
  for (int distance = tile.size() / 2; distance > 0; distance /= 2)
    value += tile.shfl_down(value, distance);
  return tile.shfl(value, 0);
}

__global__ void tiles(int* out) {
  const cg::thread_block block = cg::this_thread_block();
  const auto tile = cg::tiled_partition<32>(block);
  const auto quad = cg::tiled_partition<4>(tile);
  const int t = block.thread_rank();
  int* row = out + t * 6;
  row[0] = sum(tile, t);
  row[1] = sum(quad, t);
  row[2] = tile.thread_rank() + 100 * quad.thread_rank();
  row[3] = int(quad.ballot(t % 2 == 0));
  row[4] = tile.any(t == 33) + 2 * tile.all(t < 64);
  row[5] = tile.shfl_xor(t, 1) + 1000 * tile.shfl_up(t, 2);
}

__global__ void blockSync(int* out) {
  __shared__ int shared[64];
  cg::thread_block block = cg::this_thread_block();
  shared[block.thread_rank()] = block.thread_rank();
  block.sync();
  out[block.thread_rank()] = shared[block.size() - 1 - block.thread_rank()];
}

__global__ void coalesced(int* out) {
  const int t = threadIdx.x;
  if (t % 4 == 1) {
    const cg::coalesced_group active = cg::coalesced_threads();
    out[t] = active.shfl(t, 0) + 1000 * active.thread_rank() + 100000 * active.size();
  }
}

int main() {
  Array<int> out(128 * 6), reversed(64), groups(64);
  tiles<<<1, 128>>>(out);
  EXPECT_EACH(out, [](int i) {
    const int t = i / 6, tile = t / 32 * 32, quad = t / 4 * 4;
    switch (i % 6) {
      case 0: return 32 * tile + 31 * 16;
      case 1: return 4 * quad + 6;
      case 2: return t % 32 + 100 * (t % 4);
      case 3: return 5;
      case 4: return (tile == 32) + 2 * (t < 64);
      default: return (t ^ 1) + 1000 * (t % 32 < 2 ? t : t - 2);
    }
  });

  blockSync<<<1, 64>>>(reversed);
  EXPECT_EACH(reversed, [](int i) { return 63 - i; });

  const int size = warpSizeOfDevice();
  coalesced<<<1, 64>>>(groups);
  EXPECT_EACH(groups, [=](int t) {
    const int first = t / size * size;
    return t % 4 == 1 ? first + 1 + 1000 * ((t - first) / 4) + 100000 * (size / 4) : 0;
  });
  return finish();
}
