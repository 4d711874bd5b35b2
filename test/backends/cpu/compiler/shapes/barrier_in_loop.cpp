// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Inclusive scan of one block in dynamic shared memory: two barriers in a loop.
#if HIPCPU_KERNELS
extern "C" __global__ void scan(const int* in, int* out) {
  extern __shared__ int buffer[];
  int t = threadIdx.x, n = blockDim.x;
  buffer[t] = in[t];
  __syncthreads();
  for (int d = 1; d < n; d <<= 1) {
    int v = t >= d ? buffer[t - d] : 0;
    __syncthreads();
    buffer[t] += v;
    __syncthreads();
  }
  out[t] = buffer[t];
}
#else
TEST_CASE("barrier in loop") {
  for (unsigned n : {1u, 31u, 256u, 1000u, 1024u}) {
    std::vector<int> in(n), out(n);
    for (unsigned i = 0; i < n; ++i) in[i] = i * 7 % 13;
    launch("scan", {1}, {n}, n * sizeof(int), static_cast<const int*>(in.data()), out.data());
    int sum = 0, wrong = 0;
    for (unsigned i = 0; i < n; ++i) wrong += out[i] != (sum += in[i]);
    CHECK(wrong == 0);
  }
}
#endif
