// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <cmath>

#include "bench/cpu/openmp.h"

// Fused as written, so that both sides count the same.

void mandelbrot(int* iterations, int width, int height, int limit) {
#pragma omp parallel for schedule(dynamic, 4)
  for (int py = 0; py < height; ++py) {
    for (int px = 0; px < width; ++px) {
      const float cx = std::fma(3.0F / static_cast<float>(width), static_cast<float>(px), -2.0F), cy = std::fma(2.0F / static_cast<float>(height), static_cast<float>(py), -1.0F);
      float x = 0, y = 0;
      int n = 0;
      while (n < limit && std::fma(x, x, y * y) < 4.0F) {
        const float next = std::fma(x, x, std::fma(-y, y, cx));
        y = std::fma(2.0F * x, y, cy);
        x = next;
        ++n;
      }
      iterations[py * width + px] = n;
    }
  }
}
