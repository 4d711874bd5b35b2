// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The host interface in what C and C++ have in common, with struct and enum written out or not.
#include <hip/hip_runtime_api.h>

int main(void) {
  hipDeviceProp_t properties;
  struct hipExtent extent = make_hipExtent(1, 2, 3);
  hipExtent same = extent;
  enum hipMemcpyKind kind = hipMemcpyHostToDevice;
  hipMemcpyKind back = hipMemcpyDeviceToHost;
  hipStream_t stream = 0;
  void* data = 0;
  char host[16] = {0};
  hipError_t error = hipMalloc(&data, same.depth);
  switch (error) {
    case hipSuccess: break;
    case hipErrorOutOfMemory: return 1;
    default: return 2;
  }
  if (hipMemcpyAsync(data, host, sizeof host, kind, stream) != hipSuccess) return 3;
  if (hipMemcpy(host, data, sizeof host, back) != hipSuccess) return 4;
  return hipGetDeviceProperties(&properties, 0) == hipSuccess ? properties.warpSize : 5;
}
