// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cpu/openmp.h"

constexpr int kRadius = 2, kSide = 2 * kRadius + 1;

void convolution(float* out, const float* in, const float* filter, int width, int height) {
#pragma omp parallel for
  for (int y = kRadius; y < height - kRadius; ++y) {
#pragma omp simd
    for (int x = kRadius; x < width - kRadius; ++x) {
      float sum = 0;
      for (int dy = 0; dy < kSide; ++dy)
        for (int dx = 0; dx < kSide; ++dx)
          sum += filter[dy * kSide + dx] * in[(y + dy - kRadius) * width + x + dx - kRadius];
      out[y * width + x] = sum;
    }
  }
}
