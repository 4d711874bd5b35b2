// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Cooperative groups: ranks, shuffles, votes, partitions, reductions and scans in groups of any shape.
#include <hip/hip_cooperative_groups.h>

#include "onDevice.h"

namespace cg = cooperative_groups;

constexpr int kThreads = 128;

// Every third lane of a warp, numbered by rank.
__global__ void everyThird(int* rank, int* size, int* next, int* votes, int* sum, int* scan) {
  const int i = threadIdx.x;
  if (i % warpSize % 3 != 0) return;
  const cg::coalesced_group group = cg::coalesced_threads();
  rank[i] = group.thread_rank();
  size[i] = group.size();
  next[i] = group.shfl_down(i, 1);
  votes[i] = __popcll(group.ballot(group.thread_rank() % 2 == 0));
  sum[i] = cg::reduce(group, 1, cg::plus<int>());
  scan[i] = cg::inclusive_scan(group, 1);
}

template <int kSize>
__global__ void tiles(int* sum, int* scan, int* before, int* ballots, int* meta, int* first) {
  const int i = threadIdx.x;
  const auto tile = cg::tiled_partition<kSize>(cg::this_thread_block());
  sum[i] = cg::reduce(tile, i, cg::plus<int>());
  scan[i] = cg::inclusive_scan(tile, 1, cg::plus<int>());
  before[i] = cg::exclusive_scan(tile, 1);
  ballots[i] = __popcll(tile.ballot(i % 2));
  meta[i] = tile.meta_group_rank();
  first[i] = tile.shfl(i, 0);
}

__global__ void partitions(int* parity, int* color, int* dynamic) {
  const int i = threadIdx.x;
  const auto warp = cg::tiled_partition<32>(cg::this_thread_block());
  const auto half = cg::binary_partition(warp, i % 2 == 0);
  parity[i] = half.shfl(i, 0);
  const auto group = cg::labeled_partition(warp, i % 4);
  color[i] = group.size() * 100 + group.thread_rank();
  const cg::thread_group four = cg::tiled_partition(cg::this_thread_block(), 4);
  dynamic[i] = four.thread_rank() + 10 * four.size();
}

template <int kSize>
void checkTiles() {
  Array<int> sum(kThreads), scan(kThreads), before(kThreads), ballots(kThreads), meta(kThreads),
      first(kThreads);
  tiles<kSize><<<1, kThreads>>>(sum, scan, before, ballots, meta, first);
  EXPECT_EACH(sum, [](int i) { return kSize * (i / kSize * kSize) + kSize * (kSize - 1) / 2; });
  EXPECT_EACH(scan, [](int i) { return i % kSize + 1; });
  EXPECT_EACH(before, [](int i) { return i % kSize; });
  EXPECT_EACH(ballots, [](int) { return kSize / 2; });
  EXPECT_EACH(meta, [](int i) { return i / kSize; });
  EXPECT_EACH(first, [](int i) { return i / kSize * kSize; });
}

int main() {
  const int warp = warpSizeOfDevice();
  const int members = (warp + 2) / 3;
  const auto isMember = [=](int i) { return i % warp % 3 == 0; };
  Array<int> rank(kThreads), size(kThreads), next(kThreads), votes(kThreads), sum(kThreads),
      scan(kThreads);
  everyThird<<<1, kThreads>>>(rank, size, next, votes, sum, scan);
  EXPECT_EACH(rank, [=](int i) { return isMember(i) ? i % warp / 3 : 0; });
  EXPECT_EACH(size, [=](int i) { return isMember(i) ? members : 0; });
  EXPECT_EACH(next, [=](int i) { return !isMember(i) ? 0 : i % warp / 3 + 1 < members ? i + 3 : i; });
  EXPECT_EACH(votes, [=](int i) { return isMember(i) ? (members + 1) / 2 : 0; });
  EXPECT_EACH(sum, [=](int i) { return isMember(i) ? members : 0; });
  EXPECT_EACH(scan, [=](int i) { return isMember(i) ? i % warp / 3 + 1 : 0; });

  checkTiles<2>();
  checkTiles<16>();
  checkTiles<32>();

  Array<int> parity(kThreads), color(kThreads), dynamic(kThreads);
  partitions<<<1, kThreads>>>(parity, color, dynamic);
  EXPECT_EACH(parity, [](int i) { return i / 32 * 32 + i % 2; });
  EXPECT_EACH(color, [](int i) { return 800 + i % 32 / 4; });
  EXPECT_EACH(dynamic, [](int i) { return i % 4 + 40; });
  return finish();
}
