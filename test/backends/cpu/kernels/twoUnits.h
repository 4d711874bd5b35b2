// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef TEST_BACKENDS_CPU_KERNELS_TWOUNITS_H
#define TEST_BACKENDS_CPU_KERNELS_TWOUNITS_H

#include "test/backends/cpu/kernels/check.h"

template <class T>
__global__ void common(int* out, T factor) {
  out[threadIdx.x] = int(threadIdx.x * factor);
}

void launchOther(int* out);
void launchCommon(int* out);

#endif
