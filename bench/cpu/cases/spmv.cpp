// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cpu/openmp.h"

void spmv(float* y, const int* rowStart, const int* column, const float* value, const float* x,
          int rows) {
#pragma omp parallel for
  for (int row = 0; row < rows; ++row) {
    float sum = 0;
#pragma omp simd reduction(+ : sum)
    for (int k = rowStart[row]; k < rowStart[row + 1]; ++k) sum += value[k] * x[column[k]];
    y[row] = sum;
  }
}
