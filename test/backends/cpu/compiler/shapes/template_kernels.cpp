// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Two instances of a kernel with shared memory of different types and sizes, in two dimensions.
#if HIPCPU_KERNELS
template <typename T, int Tile>
__global__ void multiply(const T* a, const T* b, T* c, int n) {
  __shared__ T left[Tile][Tile], right[Tile][Tile];
  int row = blockIdx.y * Tile + threadIdx.y, column = blockIdx.x * Tile + threadIdx.x;
  T sum = 0;
  for (int m = 0; m < n / Tile; m++) {
    left[threadIdx.y][threadIdx.x] = a[row * n + m * Tile + threadIdx.x];
    right[threadIdx.y][threadIdx.x] = b[(m * Tile + threadIdx.y) * n + column];
    __syncthreads();
    for (int k = 0; k < Tile; k++) sum += left[threadIdx.y][k] * right[k][threadIdx.x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}
template __global__ void multiply<float, 16>(const float*, const float*, float*, int);
template __global__ void multiply<double, 8>(const double*, const double*, double*, int);
#else
template <typename T>
static void checkProduct(const char* name, unsigned tile) {
  const int n = 64;
  std::vector<T> a(n * n), b(n * n), c(n * n);
  for (int i = 0; i < n * n; ++i) a[i] = i % 7, b[i] = i % 5;
  launch(name, {n / tile, n / tile}, {tile, tile}, 0, static_cast<const T*>(a.data()),
         static_cast<const T*>(b.data()), c.data(), n);
  int wrong = 0;
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) {
      T sum = 0;
      for (int k = 0; k < n; ++k) sum += a[i * n + k] * b[k * n + j];
      wrong += c[i * n + j] != sum;
    }
  CHECK(wrong == 0);
}
TEST_CASE("template kernels") {
  checkProduct<float>("_Z8multiplyIfLi16EEvPKT_S2_PS0_i", 16);
  checkProduct<double>("_Z8multiplyIdLi8EEvPKT_S2_PS0_i", 8);
}
#endif
