// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Between barriers only the first threads of each row work, up to bounds that fall, rise, are the
// same in a row or equal a constant.
#if HIPCPU_KERNELS
extern "C" __global__ void idleChunks(int* out, const int* bounds) {
  __shared__ int sums[1024];
  int t = threadIdx.x + blockDim.x * threadIdx.y;
  sums[t] = t;
  __syncthreads();
  for (unsigned half = blockDim.x / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) sums[t] += sums[t + half];
    __syncthreads();
  }
  for (unsigned first = 1; first < blockDim.x; first *= 3) {
    if (threadIdx.x >= first) sums[t] += 2;
    __syncthreads();
    if (threadIdx.x <= first) sums[t] += 5;
    __syncthreads();
  }
  if (threadIdx.x < bounds[threadIdx.x / 16]) sums[t] += 100;
  __syncthreads();
  if (threadIdx.x == 0) sums[t] += 1000;
  __syncthreads();
  if (threadIdx.x == 40) sums[t] += 2000;
  __syncthreads();
  if (threadIdx.x != 0) sums[t] += 3000;
  __syncthreads();
  out[t] = sums[t];
}
#else
TEST_CASE("idle chunks") {
  const std::vector<int> bounds{0, 20, 0, 60, 64, 0, 100, 120, 0, 1000, 0, 180, 0, 0, 0, 256};
  for (Dim block : {Dim{256}, Dim{64, 4}, Dim{16, 3}, Dim{100, 2}, Dim{32, 32}}) {
    const unsigned width = block.x;
    std::vector<int> out(width * block.y), expected(width * block.y);
    for (unsigned y = 0; y < block.y; ++y) {
      int* row = expected.data() + y * width;
      for (unsigned x = 0; x < width; ++x) row[x] = static_cast<int>(x + width * y);
      for (unsigned half = width / 2; half > 0; half /= 2)
        for (unsigned x = 0; x < half; ++x) row[x] += row[x + half];
      for (unsigned x = 0; x < width; ++x) {
        for (unsigned first = 1; first < width; first *= 3) row[x] += (x >= first ? 2 : 0) + (x <= first ? 5 : 0);
        row[x] += static_cast<int>(x) < bounds[x / 16] ? 100 : 0;
        row[x] += (x == 0 ? 1000 : 3000) + (x == 40 ? 2000 : 0);
      }
    }
    launch("idleChunks", {1}, block, 0, out.data(), bounds.data());
    REQUIRE(out == expected);
  }
}
#endif
