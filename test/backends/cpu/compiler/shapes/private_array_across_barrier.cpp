// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// An array of each thread, indexed at run time, before and after a barrier.
#if HIPCPU_KERNELS
extern "C" __global__ void privateArray(const int* in, int* out, int n) {
  int a[8];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  for (int k = 0; k < 8; k++) a[k] = in[(i + k) % n];
  __syncthreads();
  int j = in[i] & 7;
  a[j] += 5;
  __syncthreads();
  out[i] = a[j] + a[(j + 1) & 7];
}
extern "C" __global__ void lookup(const int* index, float* out, int n, int m) {
  float table[40];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float b = 1;
  for (int k = 0; k < n; k++) table[k] = b = b * 2 + static_cast<float>(i % 3);
  float sum = 0;
  for (int k = 0; k < m; k++) sum += table[index[k]];
  out[i] = sum;
}
#else
TEST_CASE("private array across barrier") {
  const int n = 256;
  std::vector<int> in(n), out(n);
  for (int i = 0; i < n; ++i) in[i] = i * 5 % 23;
  launch("privateArray", {2}, {128}, 0, static_cast<const int*>(in.data()), out.data(), n);
  for (int i = 0; i < n; ++i) {
    int p[8];
    for (int k = 0; k < 8; ++k) p[k] = in[(i + k) % n];
    const int j = in[i] & 7;
    p[j] += 5;
    REQUIRE(out[i] == p[j] + p[(j + 1) & 7]);
  }
  std::vector<int> index{3, 0, 11, 7};
  std::vector<float> sums(100);
  launch("lookup", {2}, {50}, 0, static_cast<const int*>(index.data()), sums.data(), 12, 4);
  for (int i = 0; i < 100; ++i) {
    float table[40], b = 1, sum = 0;
    for (int k = 0; k < 12; ++k) table[k] = b = b * 2 + static_cast<float>(i % 3);
    for (int k : index) sum += table[k];
    REQUIRE(sums[i] == sum);
  }
}
#endif
