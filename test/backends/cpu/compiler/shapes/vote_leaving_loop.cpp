// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// The result of a vote, the same in all lanes, is taken out of the loop in which it was found.
#if HIPCPU_KERNELS
extern "C" __global__ void voteLeavingLoop(unsigned rounds, int* out) {
  int found = 7;
  for (int i = 0; i < int(1 + (((rounds ^ 3) & 3) + (1 - rounds) * 6 & 1)); ++i) {
#pragma unroll
    for (int j = 0; j < 1 + (int(blockDim.x) - 160); ++j) found = __ballot(1) != 0;
  }
  out[threadIdx.x] = found;
}
#else
TEST_CASE("vote leaving loop") {
  std::vector<int> out(160);
  launch("voteLeavingLoop", {1}, {160}, 0, 12u, out.data());
  CHECK(out == std::vector<int>(160, 1));
}
#endif
