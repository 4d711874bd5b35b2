// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Barriers that also reduce a predicate over the block, of a size that is no multiple of a warp.
#include "test/backends/cpu/kernels/check.h"

__global__ void kernel(int* out) {
  const int t = threadIdx.x;
  const int multiples = __syncthreads_count(t % 3 == 0);
  const int all = __syncthreads_and(t < 100), notAll = __syncthreads_and(t != 99);
  const int one = __syncthreads_or(t == 99), none = __syncthreads_or(t == 100);
  int* mine = out + t * 5;
  mine[0] = multiples;
  mine[1] = all != 0;
  mine[2] = notAll != 0;
  mine[3] = one != 0;
  mine[4] = none != 0;
}

int main() {
  Array<int> out(500);
  kernel<<<1, 100>>>(out);
  EXPECT_EACH(out, [](int i) { return std::vector<int>{34, 1, 0, 1, 0}[i % 5]; });
  return finish();
}
