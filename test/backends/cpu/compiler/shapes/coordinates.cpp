// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Every thread of every block runs once and sees its own place, in one, two and three dimensions.
#if HIPCPU_KERNELS
extern "C" __global__ void coordinates(int* out) {
  unsigned block = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
  unsigned thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  out[block * (blockDim.x * blockDim.y * blockDim.z) + thread] +=
      static_cast<int>(threadIdx.x + 100 * threadIdx.y + 10000 * threadIdx.z + 1000000 * block);
}
#else
TEST_CASE("coordinates") {
  for (Dim block : {Dim{1}, Dim{37}, Dim{1024}, Dim{16, 16}, Dim{5, 3}, Dim{7, 3, 2}, Dim{1, 1, 64}}) {
    const Dim grid{3, 2, 2};
    std::vector<int> out(grid.count() * block.count(), 0);
    launch("coordinates", grid, block, 0, out.data());
    int wrong = 0;
    for (unsigned b = 0; b < grid.count(); ++b)
      for (unsigned t = 0; t < block.count(); ++t) {
        int x = t % block.x, y = t / block.x % block.y, z = t / block.x / block.y;
        wrong += out[b * block.count() + t] != x + 100 * y + 10000 * z + 1000000 * static_cast<int>(b);
      }
    CHECK(wrong == 0);
  }
}
#endif
