// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A cooperative launch: all blocks meet at the grid's barrier.
#include "test/backends/cpu/kernels/check.h"

#include <hip/hip_cooperative_groups.h>

__global__ void rounds(int* counters, int* out) {
  const auto grid = cooperative_groups::this_grid();
  for (int round = 0; round < 3; ++round) {
    if (threadIdx.x == 0)
      atomicAdd(&counters[round], 1);
    grid.sync();
    if (counters[round] == int(gridDim.x))
      out[grid.thread_rank()] += 1;
    grid.sync();
  }
}

int main() {
  Array<int> counters(3), out(4 * 64);
  int *counterData = counters, *outData = out;
  void* arguments[] = {&counterData, &outData};
  HIP_OK(hipLaunchCooperativeKernel(reinterpret_cast<void*>(rounds), dim3(4), dim3(64), arguments, 0, nullptr));
  EXPECT_EACH(out, [](int) { return 3; });
  return finish();
}
