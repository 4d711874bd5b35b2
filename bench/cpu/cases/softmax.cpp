// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>
#include <cmath>

#include "bench/cpu/openmp.h"

void softmax(float* out, const float* in, int rows, int columns) {
#pragma omp parallel for
  for (int row = 0; row < rows; ++row) {
    const float* from = in + row * columns;
    float* to = out + row * columns;
    float largest = from[0];
#pragma omp simd reduction(max : largest)
    for (int i = 1; i < columns; ++i) largest = std::max(largest, from[i]);
    float sum = 0;
#pragma omp simd reduction(+ : sum)
    for (int i = 0; i < columns; ++i) sum += std::exp(from[i] - largest);
#pragma omp simd
    for (int i = 0; i < columns; ++i) to[i] = std::exp(from[i] - largest) / sum;
  }
}
