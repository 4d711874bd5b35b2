// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <cmath>

#include "bench/cpu/openmp.h"

float jacobiStep(float* out, const float* in, const float* rhs, int width, int height) {
  float change = 0;
#pragma omp parallel for reduction(+ : change)
  for (int y = 1; y < height - 1; ++y) {
    const float* row = in + y * width;
#pragma omp simd reduction(+ : change)
    for (int x = 1; x < width - 1; ++x) {
      const float fresh =
          0.25F * (row[x - 1] + row[x + 1] + row[x - width] + row[x + width] - rhs[y * width + x]);
      out[y * width + x] = fresh;
      change += std::fabs(fresh - row[x]);
    }
  }
  return change;
}
