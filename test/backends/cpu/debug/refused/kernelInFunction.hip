// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <hip/hip_runtime.h>

__global__ void child(int* out) { out[threadIdx.x] = 1; }
__device__ void launch(int* out) {
  child<<<1, 32>>>(out);  // ERROR reference to __global__ function
}
__global__ void parent(int* out) { launch(out); }
