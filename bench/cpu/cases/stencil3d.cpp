// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cpu/openmp.h"

void stencil3d(float* out, const float* in, int nx, int ny, int nz) {
  const int plane = nx * ny;
#pragma omp parallel for collapse(2)
  for (int z = 1; z < nz - 1; ++z) {
    for (int y = 1; y < ny - 1; ++y) {
      const float* row = in + z * plane + y * nx;
      float* result = out + z * plane + y * nx;
#pragma omp simd
      for (int x = 1; x < nx - 1; ++x)
        result[x] = 0.4F * row[x] + 0.1F * (row[x - 1] + row[x + 1] + row[x - nx] + row[x + nx] +
                                            row[x - plane] + row[x + plane]);
    }
  }
}
