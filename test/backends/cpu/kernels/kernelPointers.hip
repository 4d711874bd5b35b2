// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels as values: pointers in a table, hipLaunchKernel with an array of arguments, attributes
// and occupancy of template kernels without a cast.
#include "test/backends/cpu/kernels/check.h"

__global__ void add(int* out, int value) { out[threadIdx.x] += value; }
template <int Factor>
__global__ void multiply(int* out, int value) { out[threadIdx.x] = out[threadIdx.x] * Factor + value; }

int main() {
  typedef void (*Kernel)(int*, int);
  const Kernel kernels[] = {add, multiply<2>, multiply<10>};
  Array<int> out(48);
  for (Kernel kernel : kernels)
    kernel<<<1, 48>>>(out, 3);
  EXPECT_EACH(out, [](int) { return (3 * 2 + 3) * 10 + 3; });

  int *data = out, value = 7;
  void* arguments[] = {&data, &value};
  HIP_OK(hipLaunchKernel(reinterpret_cast<const void*>(kernels[2]), dim3(1), dim3(48), arguments, 0, nullptr));
  EXPECT_EACH(out, [](int) { return 937; });

  hipFuncAttributes attributes = {};
  HIP_OK(hipFuncGetAttributes(&attributes, reinterpret_cast<const void*>(multiply<2>)));
  EXPECT_EQ(attributes.maxThreadsPerBlock, 1024);
  int grid = 0, block = 0, blocks = 0;
  HIP_OK(hipOccupancyMaxPotentialBlockSize(&grid, &block, multiply<2>, 0, 0));
  HIP_OK(hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, multiply<2>, 64, 0));
  EXPECT_EQ(grid > 0 && block > 0 && blocks > 0, true);
  return finish();
}
