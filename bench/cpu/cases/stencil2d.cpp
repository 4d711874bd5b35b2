// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cpu/openmp.h"

void stencil2d(float* out, const float* in, int width, int height) {
#pragma omp parallel for
  for (int y = 1; y < height - 1; ++y) {
    const float* row = in + y * width;
#pragma omp simd
    for (int x = 1; x < width - 1; ++x)
      out[y * width + x] =
          0.5F * row[x] + 0.125F * (row[x - 1] + row[x + 1] + row[x - width] + row[x + width]);
  }
}
