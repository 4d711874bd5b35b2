// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What debugger.py looks at: the marks say where it stops.
#include <hip/hip_runtime.h>

__device__ int weighted(int left, int right) {
  const int doubled = 2 * left;
  return doubled + right;  // MARK function
}

__global__ void stencil(const int* in, int* out, int n) {
  __shared__ int tile[64];
  const int i = int(blockIdx.x * blockDim.x + threadIdx.x);
  tile[threadIdx.x] = in[i];  // MARK load
  __syncthreads();
  int total = 0;
  for (int k = 0; k < 3; ++k) {
    const int at = (int(threadIdx.x) + k) % 64;
    total += tile[at];  // MARK loop
  }
  out[i] = weighted(total, n);  // MARK end
}

int main(int argc, char**) {
  int *in = nullptr, *out = nullptr;
  if (hipMalloc(reinterpret_cast<void**>(&in), 64 * 4) != hipSuccess) return 1;
  if (hipMalloc(reinterpret_cast<void**>(&out), 64 * 4) != hipSuccess) return 1;
  for (int i = 0; i < 64; ++i) in[i] = i + 100;
  stencil<<<1, 64>>>(argc > 1 ? nullptr : in, out, 1000);  // with an argument it crashes
  return hipDeviceSynchronize() == hipSuccess && out[5] == 2 * (105 + 106 + 107) + 1000 ? 0 : 1;
}
