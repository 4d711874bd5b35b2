// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>
#include <initializer_list>

#include "bench/cpu/openmp.h"

// Rows of c in the cache, all accesses to consecutive elements.
void matmulNaive(float* c, const float* a, const float* b, int n) {
#pragma omp parallel for
  for (int y = 0; y < n; ++y) {
    std::fill(c + y * n, c + (y + 1) * n, 0.0F);
    for (int k = 0; k < n; ++k) {
      const float scale = a[y * n + k];
#pragma omp simd
      for (int x = 0; x < n; ++x) c[y * n + x] += scale * b[k * n + x];
    }
  }
}

// Tiles of c in registers: four rows of 32 columns.
void matmulTiled(float* c, const float* a, const float* b, int n) {
  constexpr int kColumns = 32;
#pragma omp parallel for collapse(2)
  for (int x = 0; x < n; x += kColumns) {
    for (int y = 0; y < n; y += 4) {
      const float *a0 = a + y * n, *a1 = a0 + n, *a2 = a1 + n, *a3 = a2 + n;
      float sum0[kColumns] = {}, sum1[kColumns] = {}, sum2[kColumns] = {}, sum3[kColumns] = {};
      for (int k = 0; k < n; ++k) {
        const float* row = b + k * n + x;
#pragma omp simd
        for (int j = 0; j < kColumns; ++j) {
          sum0[j] += a0[k] * row[j];
          sum1[j] += a1[k] * row[j];
          sum2[j] += a2[k] * row[j];
          sum3[j] += a3[k] * row[j];
        }
      }
      float* to = c + y * n + x;
      for (const float* sum : {sum0, sum1, sum2, sum3}) {
        std::copy(sum, sum + kColumns, to);
        to += n;
      }
    }
  }
}
