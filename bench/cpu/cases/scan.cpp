// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <omp.h>

#include <vector>

#include "bench/cpu/openmp.h"

// Each thread scans its part from the sum of the parts before it.
void inclusiveScan(int* out, const int* in, int n) {
  std::vector<int> sums(omp_get_max_threads() + 1);
#pragma omp parallel
  {
    const int threads = omp_get_num_threads(), thread = omp_get_thread_num();
    const int first = static_cast<long>(n) * thread / threads;
    const int last = static_cast<long>(n) * (thread + 1) / threads;
    int sum = 0;
#pragma omp simd reduction(+ : sum)
    for (int i = first; i < last; ++i) sum += in[i];
    sums[thread + 1] = sum;
#pragma omp barrier
    int running = 0;
    for (int before = 0; before <= thread; ++before) running += sums[before];
    for (int i = first; i < last; ++i) out[i] = running += in[i];
  }
}
