// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <hip/hip_runtime.h>

#include <cstdio>

extern __device__ int offset;
__device__ int addOffset(int value);

__global__ void fill(int* values) { values[threadIdx.x] = addOffset(threadIdx.x) * offset; }

int main() {
  int* device = nullptr;
  int host[4] = {};
  if (hipMalloc(reinterpret_cast<void**>(&device), sizeof host) != hipSuccess) return 2;
  fill<<<1, 4>>>(device);
  if (hipMemcpy(host, device, sizeof host, hipMemcpyDeviceToHost) != hipSuccess) return 3;
  std::printf("%d %d\n", host[0], host[3]);
  return 0;
}
