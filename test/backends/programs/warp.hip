// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Warp functions in both spellings, with the masks that CUDA programs write.
#include <hip/hip_runtime.h>

__device__ float sum(float value) {
  for (int offset = warpSize / 2; offset > 0; offset /= 2) value += __shfl_down(value, offset);
  return value;
}

__device__ double sumSync(double value) {
  for (int offset = 16; offset > 0; offset >>= 1) value += __shfl_xor_sync(0xffffffff, value, offset);
  return value;
}

__global__ void warp(float* f, double* d, int* i, unsigned long long* masks) {
  const int lane = threadIdx.x % warpSize;
  f[threadIdx.x] = sum(f[threadIdx.x]) + __shfl(f[threadIdx.x], 0) + __shfl_up(f[threadIdx.x], 1, 16);
  d[threadIdx.x] = sumSync(d[threadIdx.x]) + __shfl_sync(0xffffffffffffffffull, d[lane], 3);
  i[threadIdx.x] = __shfl_up_sync(-1, i[threadIdx.x], 1) + __shfl_down_sync(0xffffffffu, i[threadIdx.x], 2, 8);

  unsigned long long votes = __ballot(i[lane] > 0);
  votes |= __ballot_sync(0xffffffff, i[lane] > 1);
  if (__any(lane == 3) && __all(lane < warpSize)) votes |= __activemask();
  if (__any_sync(0xffffffff, lane == 3) && __all_sync(__activemask(), lane < warpSize)) votes |= 1;
  int all = 0;
  votes |= __match_any_sync(0xffffffff, i[lane]);
  votes |= __match_all_sync(0xffffffff, i[lane], &all);
  masks[threadIdx.x] = votes + __popcll(votes) + __ffsll(static_cast<long long>(votes)) + __clzll(votes);
  i[threadIdx.x] += __reduce_add_sync(0xffffffff, i[lane]) + __reduce_max_sync(0xffffffff, i[lane]);
  i[threadIdx.x] ^= static_cast<int>(__reduce_or_sync(0xffffffff, static_cast<unsigned>(i[lane])));
  __syncwarp();
  __syncwarp(0xffffffff);
  if (__lane_id() == 0) i[0] = static_cast<int>(__lanemask_lt());
}

int main() {
  warp<<<1, 64>>>(nullptr, nullptr, nullptr, nullptr);
  return 0;
}
