// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Warp-synchronous code of old: volatile shared memory in place of warp barriers.
#if HIPCPU_KERNELS
__device__ void lastWarp(volatile int* s, int t) {
  s[t] += s[t + 16];
  s[t] += s[t + 8];
  s[t] += s[t + 4];
  s[t] += s[t + 2];
  s[t] += s[t + 1];
}
extern "C" __global__ void volatileReduce(const int* in, int* out) {
  extern __shared__ int sums[];
  int t = threadIdx.x;
  sums[t] = in[t];
  __syncthreads();
  for (unsigned d = blockDim.x / 2; d >= 32; d >>= 1) {
    if (t < d) sums[t] += sums[t + d];
    __syncthreads();
  }
  if (t < 16) lastWarp(sums, t);
  if (t == 0) *out = sums[0];
}
#else
TEST_CASE("volatile lockstep") {
  std::vector<int> in(256);
  int sum = 0, out = 0;
  for (int i = 0; i < 256; ++i) sum += in[i] = i * i;
  launch("volatileReduce", {1}, {256}, 256 * sizeof(int), static_cast<const int*>(in.data()), &out);
  CHECK(out == sum);
}
#endif
