// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Warp functions in both spellings, with the masks that CUDA programs write; each result is
// compared with what a loop over the lanes gives.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <vector>

enum { kSum, kSumSync, kUp, kBroadcast, kWide, kBallot, kBallotSync, kAny, kAll, kMatch, kMatchAll, kReduce, kMax, kLane, kPopulation, kResults };

struct Pair {
  double value;
  short tag;
};

__global__ void warp(long long* out) {
  const int lane = threadIdx.x % warpSize;
  long long* mine = out + threadIdx.x * kResults;
  int sum = threadIdx.x;
  for (int offset = warpSize / 2; offset > 0; offset /= 2) sum += __shfl_down(sum, offset);
  mine[kSum] = __shfl(sum, 0);

  double sumSync = threadIdx.x;
  for (int offset = 1; offset < warpSize; offset *= 2) sumSync += __shfl_xor_sync(0xffffffffffffffffull, sumSync, offset);
  mine[kSumSync] = static_cast<long long>(sumSync);

  mine[kUp] = __shfl_up_sync(0xffffffff, lane, 1) + 100 * __shfl_down_sync(0xffffffffu, lane, 2, 8);
  mine[kBroadcast] = __shfl_sync(-1, lane * 3, 5);
#ifndef __HIP_PLATFORM_NVIDIA__ // CUDA shuffles its own types only
  Pair pair = {lane + 0.5, static_cast<short>(lane)};
  pair = __shfl_sync(~0ull, pair, lane ^ 1);
  mine[kWide] = pair.value == (lane ^ 1) + 0.5 && pair.tag == (lane ^ 1);
#else
  mine[kWide] = 1;
#endif

  mine[kBallot] = static_cast<long long>(__ballot(lane % 3 == 0));
  mine[kBallotSync] = static_cast<long long>(__ballot_sync(0xffffffff, lane % 3 == 0));
  mine[kAny] = __any(lane == 7) + 10 * __any_sync(0xffffffff, lane == 7) + 100 * __any_sync(0xffffffff, lane > 99);
  mine[kAll] = __all(lane < 99) + 10 * __all_sync(__activemask(), lane < 99) + 100 * __all_sync(0xffffffff, lane < 5);
  mine[kMatch] = static_cast<long long>(__match_any_sync(0xffffffff, lane % 4));
  int same = 0, different = 1;
  const unsigned long long everyone = __match_all_sync(0xffffffff, 7, &same);
  const unsigned long long nobody = __match_all_sync(0xffffffff, lane, &different);
  mine[kMatchAll] = (everyone == __activemask()) + 10 * same + 100 * (nobody == 0) + 1000 * different;
  mine[kReduce] = __reduce_add_sync(0xffffffff, lane);
  mine[kMax] = __reduce_max_sync(0xffffffff, lane) + static_cast<int>(__reduce_xor_sync(0xffffffff, 1u << (lane % 32)) & 1);
  __syncwarp();
  __syncwarp(0xffffffff);
  mine[kLane] = __lane_id();
  mine[kPopulation] = __popcll(__activemask()) + 1000 * __popcll(__lanemask_lt());
}

int main() {
  hipDeviceProp_t properties;
  if (hipGetDeviceProperties(&properties, 0) != hipSuccess) return 77;
  const int width = properties.warpSize, threads = 128;
  long long* device;
  std::vector<long long> out(threads * kResults);
  if (hipMalloc(&device, out.size() * sizeof(long long)) != hipSuccess) return 1;
  warp<<<1, threads>>>(device);
  if (hipMemcpy(out.data(), device, out.size() * sizeof(long long), hipMemcpyDeviceToHost) != hipSuccess) return 1;

  int wrong = 0;
  for (int thread = 0; thread < threads; ++thread) {
    const int lane = thread % width, first = thread - lane;
    long long sum = 0, votes = 0, matches = 0, lanes = 0;
    for (int other = 0; other < width; ++other) {
      sum += first + other;
      lanes += other;
      if (other % 3 == 0) votes |= 1ll << other;
      if (other % 4 == lane % 4) matches |= 1ll << other;
    }
    const long long expected[kResults] = {
        sum, sum, (lane > 0 ? lane - 1 : 0) + 100 * (lane % 8 < 6 ? lane + 2 : lane), 15, 1, votes, votes, 11, 11,
        matches, 111, lanes, width - 1 + (width == 32 ? 1 : 0), lane, width + 1000 * lane};
    for (int result = 0; result < kResults; ++result) {
      const long long got = out[thread * kResults + result];
      if (got == expected[result]) continue;
      if (++wrong < 10) std::printf("thread %d result %d: %lld, expected %lld\n", thread, result, got, expected[result]);
    }
  }
  std::printf("%d wrong\n", wrong);
  return wrong != 0;
}
