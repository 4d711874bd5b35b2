// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>

#include "bench/cpu/openmp.h"

void histogram(unsigned* bins, const unsigned char* in, int n) {
  std::fill(bins, bins + 256, 0U);
#pragma omp parallel
  {
    unsigned local[256] = {};
#pragma omp for nowait
    for (int i = 0; i < n; ++i) ++local[in[i]];
    for (int bin = 0; bin < 256; ++bin)
#pragma omp atomic
      bins[bin] += local[bin];
  }
}
