// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Relocatable device code: this unit calls a device function of relocatableOther.hip and reads its
// variables, which the host writes from here.
#include "test/backends/cpu/kernels/check.h"

extern __constant__ int scale;
extern __device__ int counters[4];
extern __device__ int scaled(int x);

__global__ void kernel(int* out) {
  out[threadIdx.x] = scaled(threadIdx.x);
  atomicAdd(&counters[threadIdx.x % 4], 1);
}

int main() {
  const int three = 3;
  Array<int> out(64);
  HIP_OK(hipMemcpyToSymbol(HIP_SYMBOL(scale), &three, sizeof(three)));
  kernel<<<1, 64>>>(out);
  EXPECT_EACH(out, [](int i) { return 3 * (63 - i); });
  int counts[4];
  HIP_OK(hipMemcpyFromSymbol(counts, HIP_SYMBOL(counters), sizeof(counts)));
  EXPECT_EQ(counts[0], 16);
  EXPECT_EQ(counts[3], 16);
  return finish();
}
