// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <hip/hip_runtime.h>

// Has a kernel of the same name as square.hip, and internal.
static __global__ void square(int* value) { *value = *value * *value; }

int squareOnDevice(int value) {
  int* device = nullptr;
  if (hipMalloc(reinterpret_cast<void**>(&device), sizeof value) != hipSuccess) return -1;
  if (hipMemcpy(device, &value, sizeof value, hipMemcpyHostToDevice) != hipSuccess) return -2;
  square<<<1, 1>>>(device);
  if (hipMemcpy(&value, device, sizeof value, hipMemcpyDeviceToHost) != hipSuccess) return -3;
  return hipFree(device) == hipSuccess ? value : -4;
}
