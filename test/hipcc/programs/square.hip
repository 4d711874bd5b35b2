// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <hip/hip_runtime.h>

#include <cstdio>

__global__ void square(int* values) {
  int i = threadIdx.x + blockIdx.x * blockDim.x;
  values[i] = i * i;
}

int main() {
  constexpr int kCount = 8;
  int* device = nullptr;
  int host[kCount] = {};
  if (hipMalloc(reinterpret_cast<void**>(&device), sizeof host) != hipSuccess) return 2;
  square<<<2, 4>>>(device);
  if (hipMemcpy(host, device, sizeof host, hipMemcpyDeviceToHost) != hipSuccess) return 3;
  for (int value : host) std::printf("%d ", value);
  std::printf("\n");
  return hipFree(device) == hipSuccess ? 0 : 4;
}
