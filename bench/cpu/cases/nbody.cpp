// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <cmath>

#include "bench/cpu/openmp.h"

void nbody(float* ax, float* ay, float* az, const float* x, const float* y, const float* z,
           const float* mass, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; ++i) {
    float sx = 0, sy = 0, sz = 0;
#pragma omp simd reduction(+ : sx, sy, sz)
    for (int j = 0; j < n; ++j) {
      const float dx = x[j] - x[i], dy = y[j] - y[i], dz = z[j] - z[i];
      const float inverse = 1.0F / std::sqrt(dx * dx + dy * dy + dz * dz + 0.01F);
      const float scale = mass[j] * inverse * inverse * inverse;
      sx += dx * scale;
      sy += dy * scale;
      sz += dz * scale;
    }
    ax[i] = sx;
    ay[i] = sy;
    az[i] = sz;
  }
}
