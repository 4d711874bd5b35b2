// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Warp operations where only some lanes take part: in a branch, after an early return, in a loop
// that lanes leave one by one, and in a warp that the block does not fill.
#include "test/backends/cpu/kernels/check.h"

__global__ void inBranch(int* out) {
  const int t = threadIdx.x, lane = t % 16;
  if (lane < 8)
    out[t] = __shfl_xor_sync(0x00ff00ff00ff00ffull, t, 1);
  else
    out[t] = __shfl_down_sync(0xff00ff00ff00ff00ull, t * 10, 2, 4);
}

__global__ void afterReturn(int* out, int n) {
  const int t = threadIdx.x;
  if (t >= n)
    return;
  out[t] = __shfl_sync(kAllLanes, t + 1, 0, 16);
}

// Every third lane: the lowest adds once for all of them and hands out the places.
__global__ void aggregate(int* counter, int* out) {
  const int t = threadIdx.x, lane = t % warpSize;
  if (t % 3)
    return;
  const unsigned long long mates = __activemask();
  const int leader = __ffsll(mates) - 1;
  int base = 0;
  if (lane == leader)
    base = atomicAdd(counter, __popcll(mates));
  base = __shfl_sync(mates, base, leader);
  out[base + __popcll(mates & ((1ull << lane) - 1))] = t;
}

__global__ void inDivergentLoop(int* out) {
  const int t = threadIdx.x, trips = t / 16 % 4 + 1;
  const unsigned long long mates = 0xffffull << (t % warpSize / 16 * 16);
  int sum = 0;
  for (int i = 0; i < trips; ++i)
    sum += __shfl_sync(mates, t + i, 3, 16);
  out[t] = sum;
}

int main() {
  Array<int> out(64), early(24), places(43), counter(1), sums(64);
  inBranch<<<1, 64>>>(out);
  EXPECT_EACH(out, [](int t) {
    return t % 16 < 8 ? t ^ 1 : 10 * (t % 4 < 2 ? t + 2 : t);
  });

  afterReturn<<<1, 64>>>(early, 24);
  EXPECT_EACH(early, [](int t) { return t / 16 * 16 + 1; });

  aggregate<<<1, 128>>>(counter, places);
  EXPECT_EQ(counter.read()[0], 43);
  int sum = 0;
  for (int value : places.read())
    sum += value;
  EXPECT_EQ(sum, 3 * (42 * 43 / 2));

  inDivergentLoop<<<1, 64>>>(sums);
  EXPECT_EACH(sums, [](int t) {
    const int trips = t / 16 % 4 + 1;
    return trips * (t / 16 * 16 + 3) + trips * (trips - 1) / 2;
  });
  return finish();
}
