// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Barriers in a device function that is called twice.
#if HIPCPU_KERNELS
__device__ __noinline__ int reverse(int* buffer, int t, int n) {
  buffer[t] = t * 3;
  __syncthreads();
  int v = buffer[n - 1 - t];
  __syncthreads();
  return v;
}
extern "C" __global__ void reverseTwice(int* out) {
  __shared__ int buffer[256];
  int t = threadIdx.x;
  int v = reverse(buffer, t, blockDim.x);
  out[t] = v + reverse(buffer, t, blockDim.x);
}
#else
TEST_CASE("barrier in device function") {
  std::vector<int> out(256);
  launch("reverseTwice", {1}, {256}, 0, out.data());
  for (int i = 0; i < 256; ++i) REQUIRE(out[i] == 2 * 3 * (255 - i));
}
#endif
