// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>

#include "bench/cpu/openmp.h"

// The pairs of a step in order, so that both sides are consecutive elements.
void bitonicSort(int* data, int n) {
  for (int run = 2; run <= n; run *= 2) {
    for (int distance = run / 2; distance > 0; distance /= 2) {
#pragma omp parallel for
      for (int first = 0; first < n; first += 2 * distance) {
        int* a = data + first;
        int* b = a + distance;
        const bool ascending = (first & run) == 0;
#pragma omp simd
        for (int i = 0; i < distance; ++i) {
          const int low = std::min(a[i], b[i]), high = std::max(a[i], b[i]);
          a[i] = ascending ? low : high;
          b[i] = ascending ? high : low;
        }
      }
    }
  }
}
