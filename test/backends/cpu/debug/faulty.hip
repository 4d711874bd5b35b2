// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What sanitizers.py looks for: the argument picks the fault, the mark is its line.
#include <hip/hip_runtime.h>

#include <cstdlib>

__global__ void pastGlobal(int* out, int n) {
  out[threadIdx.x + n] = 1;  // MARK global
}

__global__ void pastShared(int* out, int n) {
  __shared__ int tile[32];
  tile[threadIdx.x] = n;
  __syncthreads();
  out[threadIdx.x] = tile[threadIdx.x + n];  // MARK shared
}

__global__ void pastPrivate(int* out, int n) {
  int values[8];
  for (int k = 0; k < 8; ++k) values[k] = out[k];
  out[threadIdx.x] = values[n];  // MARK private
}

__global__ void overflow(int* out, int n) {
  out[threadIdx.x] = int(threadIdx.x) + n;  // MARK overflow
}

int main(int argc, char** argv) {
  const int fault = argc > 1 ? std::atoi(argv[1]) : 0;
  int* out = nullptr;
  if (hipMalloc(reinterpret_cast<void**>(&out), 32 * sizeof(int)) != hipSuccess) return 1;
  pastGlobal<<<1, 32>>>(out, fault == 1 ? 1 : 0);
  pastShared<<<1, 32>>>(out, fault == 2 ? 1 : 0);
  pastPrivate<<<1, 32>>>(out, fault == 3 ? 8 : 0);
  overflow<<<1, 32>>>(out, fault == 4 ? 0x7fffffff : 0);
  return hipDeviceSynchronize() == hipSuccess && hipFree(out) == hipSuccess ? 0 : 1;
}
