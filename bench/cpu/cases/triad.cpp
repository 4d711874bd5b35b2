// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cpu/openmp.h"

void triad(float* a, const float* b, const float* c, float scale, int n) {
#pragma omp parallel for simd
  for (int i = 0; i < n; ++i) a[i] = b[i] + scale * c[i];
}
