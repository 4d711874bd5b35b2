// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Loops that lanes leave in different iterations, in blocks of one to several wide chunks, of parts
// of one and of several rows; an unsigned index wraps in the middle of a chunk.
#if HIPCPU_KERNELS
extern "C" __global__ void wideChunks(const int* in, int* out, unsigned n, unsigned start) {
  unsigned t = threadIdx.x + blockDim.x * threadIdx.y;
  int sum = 0;
  for (unsigned i = t + start; i - start < n; i += blockDim.x * blockDim.y) {
    if (i < 5000) sum += in[i];
    if (in[(i - start) % 7] == 3 && t % 3 == 0) break;
  }
  __syncthreads();
  out[t] = sum + in[t % n];
}
#else
TEST_CASE("wide chunks") {
  std::vector<int> in(5000);
  for (int i = 0; i < 5000; ++i) in[i] = (i * 37) % 83;
  in[5] = 3;
  for (Dim block : {Dim{64}, Dim{32}, Dim{128}, Dim{256}, Dim{100}, Dim{32, 4}, Dim{64, 3}, Dim{1}}) {
    for (unsigned start : {0u, 0u - 20u, 0u - 75u}) {
      for (unsigned n : {1u, 40u, 64u, 1000u, 3999u}) {
        const unsigned threads = block.x * block.y;
        std::vector<int> out(threads), expected(threads);
        for (unsigned t = 0; t < threads; ++t) {
          for (unsigned i = t + start; i - start < n; i += threads) {
            if (i < 5000) expected[t] += in[i];
            if (in[(i - start) % 7] == 3 && t % 3 == 0) break;
          }
          expected[t] += in[t % n];
        }
        launch("wideChunks", {1}, block, 0, static_cast<const int*>(in.data()), out.data(), n, start);
        REQUIRE(out == expected);
      }
    }
  }
}
#endif
