// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// threadIdx and its like: types, references, conversions.
#include <hip/hip_runtime.h>

#include <type_traits>

template <typename T>
__device__ T identity(T x) {
  return x;
}
__device__ unsigned volume(dim3 d) { return d.x * d.y * d.z; }

__global__ void kernel(unsigned* p) {
  static_assert(std::is_same<decltype(threadIdx.x), unsigned int>::value, "");
  const unsigned& block = blockIdx.x;
  const auto lane = threadIdx.x % warpSize;
  dim3 extent = blockDim;
  uint3 thread = threadIdx;
  const dim3 grid(gridDim);
  p[identity(threadIdx.x)] = block + lane + extent.x + thread.y + grid.z + volume(blockDim);
  printf("%d %u\n", threadIdx.x, hipBlockIdx_x);
}
