// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>

#include "bench/cpu/openmp.h"

void transpose(float* out, const float* in, int width, int height) {
  constexpr int kTile = 32;
#pragma omp parallel for collapse(2)
  for (int y = 0; y < width; y += kTile) {
    for (int x = 0; x < height; x += kTile) {
      const int lastY = std::min(y + kTile, width), lastX = std::min(x + kTile, height);
      for (int j = y; j < lastY; ++j)
#pragma omp simd
        for (int i = x; i < lastX; ++i) out[j * height + i] = in[i * width + j];
    }
  }
}
