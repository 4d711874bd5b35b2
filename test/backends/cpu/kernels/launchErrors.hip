// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A launch that cannot be is refused: the last error says so, once, and the next launch works.
#include "test/backends/cpu/kernels/check.h"

__global__ void kernel(int* out) { *out = 1; }
__global__ void __launch_bounds__(64) small(int* out) { *out = 2; }
template <int kWarps>
__launch_bounds__(kWarps * 64, 1) __global__ void many(int* out) { *out = 3; }

template <class Kernel>
int maxThreads(Kernel kernel) {
  hipFuncAttributes attributes{};
  HIP_OK(hipFuncGetAttributes(&attributes, reinterpret_cast<const void*>(kernel)));
  return attributes.maxThreadsPerBlock;
}

int main() {
  Array<int> out(1);
  kernel<<<1, 1025>>>(out);
  EXPECT_EQ(hipGetLastError(), hipErrorInvalidConfiguration);
  EXPECT_EQ(hipGetLastError(), hipSuccess);
  kernel<<<0, 1>>>(out);
  EXPECT_EQ(hipPeekAtLastError(), hipErrorInvalidConfiguration);
  EXPECT_EQ(hipGetLastError(), hipErrorInvalidConfiguration);
  kernel<<<1, dim3(1, 1, 65)>>>(out);
  EXPECT_EQ(hipGetLastError(), hipErrorInvalidConfiguration);
  small<<<1, 128>>>(out);
  EXPECT_EQ(hipGetLastError(), hipErrorLaunchOutOfResources);
  many<2><<<1, 129>>>(out);
  EXPECT_EQ(hipGetLastError(), hipErrorLaunchOutOfResources);
  EXPECT_EQ(out.read()[0], 0);

  kernel<<<1, 1>>>(out);
  EXPECT_EQ(out.read()[0], 1);
  small<<<1, 64>>>(out);
  EXPECT_EQ(out.read()[0], 2);
  many<2><<<1, 128>>>(out);
  EXPECT_EQ(out.read()[0], 3);
  EXPECT_EQ(maxThreads(kernel), 1024);
  EXPECT_EQ(maxThreads(small), 64);
  EXPECT_EQ(maxThreads(many<2>), 128);
  return finish();
}
