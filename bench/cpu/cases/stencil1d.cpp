// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cpu/openmp.h"

constexpr int kRadius = 4;

static float atBorder(const float* in, int i, int n) {
  float sum = 0;
  for (int k = i - kRadius; k <= i + kRadius; ++k) sum += k >= 0 && k < n ? in[k] : 0.0F;
  return sum;
}

void stencil1d(float* out, const float* in, int n) {
  for (int i = 0; i < kRadius; ++i) out[i] = atBorder(in, i, n);
#pragma omp parallel for simd
  for (int i = kRadius; i < n - kRadius; ++i) {
    float sum = 0;
    for (int k = -kRadius; k <= kRadius; ++k) sum += in[i + k];
    out[i] = sum;
  }
  for (int i = n - kRadius; i < n; ++i) out[i] = atBorder(in, i, n);
}
