// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <hip/hip_runtime.h>

__constant__ int scale = 1;
__device__ int counters[4];

__device__ int scaled(int x) {
  __shared__ int exchange[64];
  exchange[threadIdx.x] = x;
  __syncthreads();
  return exchange[63 - threadIdx.x] * scale;
}
