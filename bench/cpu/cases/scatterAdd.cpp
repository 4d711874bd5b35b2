// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cpu/openmp.h"

void scatterAdd(int* bins, const int* index, const int* value, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; ++i)
#pragma omp atomic
    bins[index[i]] += value[i];
}
