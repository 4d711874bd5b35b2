// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <hip/hip_runtime.h>

__device__ unsigned smId() {
  unsigned id;
  asm volatile("mov.u32 %0, %%nosuchreg;" : "=r"(id));  // ERROR inline assembly
  return id;
}

__global__ void kernel(unsigned* out) { out[threadIdx.x] = smId(); }
