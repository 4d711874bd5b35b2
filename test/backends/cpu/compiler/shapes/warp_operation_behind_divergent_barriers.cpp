// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Lanes of a warp that come from different barriers vote together behind them, wherever they join.
#if HIPCPU_KERNELS
extern "C" __global__ void either(const int* side, int* out) {
  __shared__ int buffer[128];
  int t = threadIdx.x, value = 0;
  if (side[t]) {
    buffer[t] = 3 * t;
    __syncthreads();
    value = buffer[t ^ 1];
    __syncthreads();
  } else {
    buffer[t] = 5 * t;
    __syncthreads();
    __syncthreads();
  }
  out[t] = __builtin_popcountl(__ballot(1)) * 1000 + __builtin_popcountl(__ballot(value % 2));
}
extern "C" __global__ void inUniformBranchInLoop(const int* side, int rounds, int last, int* out) {
  int t = threadIdx.x, count = 0;
  for (int i = 0; i < rounds; ++i) {
    if (i < last) {
      if (side[t] == i) __syncthreads();
      else __syncthreads();
    }
    count += __builtin_popcountl(__ballot(1));
  }
  out[t] = count;
}
/// No thread gets to the barrier in the loop, which they leave in different iterations.
extern "C" __global__ void behindLoop(const int* rounds, int never, int* out) {
  int t = threadIdx.x, count = 0;
  for (int i = 0; i < rounds[t]; ++i) {
    if (never) __syncthreads();
    count += i;
  }
  out[t] = count + 100 * __builtin_popcountl(__ballot(1));
}
/// Whoever skips the branch waits for those in it, though no barrier is met.
extern "C" __global__ void behindSkippedBranch(const int* side, int never, int* out) {
  int t = threadIdx.x, inside = 0;
  if (side[t]) {
    if (never) {
      if (side[t] > 1) __syncthreads();
      else __syncthreads();
    }
    inside = __builtin_popcountl(__ballot(1));
  }
  out[t] = inside + 100 * __builtin_popcountl(__ballot(1));
}
#else
TEST_CASE("warp operation behind divergent barriers") {
  const int warp = int(warpSize());
  const int threads = 2 * warp;  // one mixed warp, one in which a single lane is apart
  auto side = [=](int t) { return t < warp ? int(t % 3 == 0) : int(t == warp + 6); };
  std::vector<int> sides(128), out(128);
  for (int t = 0; t < threads; ++t) sides[t] = side(t);

  launch("either", {1}, {unsigned(threads)}, 0, sides.data(), out.data());
  for (int t = 0; t < threads; ++t) {
    int odd = 0;
    for (int lane = 0; lane < warp; ++lane) {
      int u = t / warp * warp + lane;
      odd += side(u) ? ((u ^ 1) * (side(u ^ 1) ? 3 : 5)) % 2 : 0;
    }
    CHECK(out[t] == warp * 1000 + odd);
  }
  launch("inUniformBranchInLoop", {1}, {unsigned(threads)}, 0, sides.data(), 5, 3, out.data());
  for (int t = 0; t < threads; ++t) CHECK(out[t] == 5 * warp);

  launch("behindLoop", {1}, {unsigned(threads)}, 0, sides.data(), 0, out.data());
  for (int t = 0; t < threads; ++t) CHECK(out[t] == 100 * warp);

  launch("behindSkippedBranch", {1}, {unsigned(threads)}, 0, sides.data(), 0, out.data());
  for (int t = 0; t < threads; ++t) {
    int inside = 0;
    for (int lane = 0; lane < warp; ++lane) inside += side(t / warp * warp + lane);
    CHECK(out[t] == (side(t) ? inside : 0) + 100 * warp);
  }
}
#endif
