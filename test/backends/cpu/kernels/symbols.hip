// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Device variables: constant, global and managed ones, arrays and structures, written and read by
// the host through the symbol, in part too, and shared by kernels.
#include "test/backends/cpu/kernels/check.h"

struct Settings {
  int count;
  double scale;
};

__constant__ float weights[4] = {1, 2, 3, 4};
__constant__ Settings settings;
__device__ int total = 100;
__device__ int table[8];
__managed__ int managed = 5;
namespace inner {
__device__ short tags[3] = {7, 8, 9};
}
static __device__ int* pointer;

__global__ void use(double* out) {
  out[0] = weights[0] + 10 * weights[1] + 100 * weights[2] + 1000 * weights[3];
  out[1] = settings.count * settings.scale;
  out[2] = total;
  out[3] = table[2] + table[7];
  out[4] = managed;
  out[5] = inner::tags[1];
  total += 1;
  managed *= 2;
  inner::tags[2] = -1;
  pointer[1] = 77;
}

int main() {
  Array<double> out(6);
  Array<int> target(2);
  const Settings chosen = {3, 0.5};
  const float changed[2] = {7, 8};
  const int seven = 70, two = 20;
  int* const address = target;
  HIP_OK(hipMemcpyToSymbol(HIP_SYMBOL(settings), &chosen, sizeof(chosen)));
  HIP_OK(hipMemcpyToSymbol(HIP_SYMBOL(weights), changed, sizeof(changed), 2 * sizeof(float)));
  HIP_OK(hipMemcpyToSymbol(HIP_SYMBOL(table), &seven, sizeof(int), 7 * sizeof(int)));
  HIP_OK(hipMemcpyToSymbol(HIP_SYMBOL(pointer), &address, sizeof(address)));
  void* where = nullptr;
  size_t bytes = 0;
  HIP_OK(hipGetSymbolAddress(&where, HIP_SYMBOL(table)));
  HIP_OK(hipGetSymbolSize(&bytes, HIP_SYMBOL(table)));
  EXPECT_EQ(bytes, 8 * sizeof(int));
  HIP_OK(hipMemcpy(static_cast<int*>(where) + 2, &two, sizeof(two), hipMemcpyHostToDevice));
  managed += 1;

  use<<<1, 1>>>(out);
  const std::vector<double> expected = {1 + 20 + 700 + 8000, 1.5, 100, 90, 6, 8};
  EXPECT_EACH(out, [&](int i) { return expected[i]; });
  EXPECT_EQ(target.read()[1], 77);
  EXPECT_EQ(managed, 12);

  int totalNow = 0;
  short tagsNow[3] = {};
  HIP_OK(hipMemcpyFromSymbol(&totalNow, HIP_SYMBOL(total), sizeof(int)));
  HIP_OK(hipMemcpyFromSymbol(tagsNow, HIP_SYMBOL(inner::tags), 2 * sizeof(short), sizeof(short)));
  EXPECT_EQ(totalNow, 101);
  EXPECT_EQ(tagsNow[0], 8);
  EXPECT_EQ(tagsNow[1], -1);
  return finish();
}
