// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <hip/hip_runtime.h>

// One thread writes behind the array.
__global__ void overrun(int* values, int count) { values[threadIdx.x + count - 3] = 1; }

int main() {
  int* values = new int[8];
  overrun<<<1, 4>>>(values, 8);
  return hipDeviceSynchronize() == hipSuccess ? 0 : 1;
}
