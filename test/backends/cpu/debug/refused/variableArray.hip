// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <hip/hip_runtime.h>

__global__ void kernel(int* out, int n) {
  int* values = static_cast<int*>(__builtin_alloca(unsigned(n)));  // ERROR arrays of variable size
  values[threadIdx.x] = n;
  out[threadIdx.x] = values[n - 1];
}
