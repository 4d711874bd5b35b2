// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// A recursive function waits for the block at every level, with values that live across.
#if HIPCPU_KERNELS
__device__ int addNeighbours(int* buffer, int level) {
  if (level == 0) return static_cast<int>(threadIdx.x);
  const int inner = addNeighbours(buffer, level - 1);
  buffer[threadIdx.x] = inner;
  __syncthreads();
  const int next = buffer[(threadIdx.x + 1) % blockDim.x];
  __syncthreads();
  return inner + level * next;
}
extern "C" __global__ void recursiveBarriers(int* out, int levels) {
  __shared__ int buffer[96];
  out[blockIdx.x * blockDim.x + threadIdx.x] = addNeighbours(buffer, levels + blockIdx.x);
}
#else
TEST_CASE("recursion with barriers") {
  std::vector<int> out(2 * 70);
  launch("recursiveBarriers", {2}, {70}, 0, out.data(), 3);
  for (int block = 0; block < 2; ++block) {
    std::vector<int> values(70);
    for (int t = 0; t < 70; ++t) values[t] = t;
    for (int level = 1; level <= 3 + block; ++level) {
      const std::vector<int> inner = values;
      for (int t = 0; t < 70; ++t) values[t] = inner[t] + level * inner[(t + 1) % 70];
    }
    CHECK(std::vector<int>(out.begin() + 70 * block, out.begin() + 70 * (block + 1)) == values);
  }
}
#endif
