// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A trap ends the launch with an error: from the kernel, from under barriers and loops, from
// functions that are not inlined, and by each of its names. The host goes on.
#include "test/backends/cpu/kernels/check.h"

__global__ void always() { __trap(); }
__global__ void after(int* out) {
  for (int i = 0; i < 10; ++i) {
    __syncthreads();
    if (i == int(threadIdx.x)) __builtin_trap();
    out[threadIdx.x] = i;
  }
}
__global__ void inWarp(int* out) {
  const int sum = __shfl_xor(int(threadIdx.x), 1) + out[0];
  if (sum == 2) abort();
  out[threadIdx.x] = __shfl_xor(sum, 1);
}
__device__ __attribute__((noinline)) int depth(int n) {
  if (n == 0) __trap();
  return n < 0 ? 0 : depth(n - 1) + 1;
}
__global__ void recursive(int* out, int n) { out[threadIdx.x] = depth(n - int(threadIdx.x)); }
__global__ void fine(int* out) { out[threadIdx.x] = 7; }

template <class Launch>
void expectFailure(const char* name, Launch launch) {
  Array<int> out(64);
  launch(static_cast<int*>(out));
  expectEqual(hipDeviceSynchronize(), hipErrorLaunchFailure, name, __LINE__);
  expectEqual(hipGetLastError(), hipErrorLaunchFailure, name, __LINE__);
  HIP_OK(hipDeviceReset());
  Array<int> good(32);
  fine<<<1, 32>>>(good);
  EXPECT_EACH(good, [](int) { return 7; });
}

int main() {
  expectFailure("always", [](int*) { always<<<3, 5>>>(); });
  expectFailure("after", [](int* out) { after<<<2, 64>>>(out); });
  expectFailure("inWarp", [](int* out) { inWarp<<<1, 64>>>(out); });
  expectFailure("recursive", [](int* out) { recursive<<<1, 8>>>(out, 5); });
  return finish();
}
