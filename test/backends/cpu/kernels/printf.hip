// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// printf in a kernel: what the device writes comes out no later than the next synchronisation.
#include "test/backends/cpu/kernels/check.h"

__global__ void hello(int number) {
  for (unsigned turn = 0; turn < blockDim.x; ++turn) {
    if (threadIdx.x == turn)
      printf("thread %d of %u: %s %.2f %lld\n", threadIdx.x, blockDim.x, "text", number * 0.5, 1ll << 40);
    __syncthreads();
  }
}

int main() {
  hello<<<1, 2>>>(3);
  HIP_OK(hipDeviceSynchronize());
  printf("host\n");
  return finish();
}
