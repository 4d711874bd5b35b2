// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Ballot, any and all, on full warps, on the last warp that the block fills in part, and in branches.
#include "test/backends/cpu/kernels/check.h"

typedef unsigned long long Mask;

__global__ void vote(Mask* ballots, int* flags) {
  const int t = threadIdx.x, n = blockDim.x;
  ballots[t] = __ballot_sync(kAllLanes, t % 3 == 0);
  flags[t] = __any_sync(kAllLanes, t == 49) != 0;
  flags[n + t] = __all_sync(kAllLanes, t < 100) != 0;
  flags[2 * n + t] = __all_sync(kAllLanes, t != 1) != 0;
}

__global__ void voteInBranch(Mask* ballots) {
  const int t = threadIdx.x;
  if (t % 2)
    ballots[t] = __ballot_sync(0xaaaaaaaaaaaaaaaaull, t % 4 == 3);
  else
    ballots[t] = __activemask();
}

int main() {
  constexpr int n = 50;
  const int size = warpSizeOfDevice();
  const auto lanesWhere = [&](int t, auto predicate) {
    Mask mask = 0;
    for (int lane = 0; lane < size; ++lane) {
      const int other = t / size * size + lane;
      if (other < n && predicate(other))
        mask |= Mask(1) << lane;
    }
    return mask;
  };

  Array<Mask> ballots(n);
  Array<int> flags(3 * n);
  vote<<<1, n>>>(ballots, flags);
  EXPECT_EACH(ballots, [&](int t) { return lanesWhere(t, [](int u) { return u % 3 == 0; }); });
  EXPECT_EACH(flags, [&](int i) {
    const int t = i % n;
    return i < n ? t / size == 49 / size : i < 2 * n ? true : t / size != 0;
  });

  voteInBranch<<<1, n>>>(ballots);
  EXPECT_EACH(ballots, [&](int t) {
    return t % 2 ? lanesWhere(t, [](int u) { return u % 4 == 3; })
                 : lanesWhere(t, [](int u) { return u % 2 == 0; });
  });
  return finish();
}
