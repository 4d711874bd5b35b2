// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/kernels/twoUnits.h"

static __device__ int offset = 2000;
static __global__ void kernel(int* out) { out[threadIdx.x] = offset + 2 * threadIdx.x; }

void launchOther(int* out) { kernel<<<1, 32>>>(out); }
void launchCommon(int* out) { common<float><<<1, 32>>>(out, 1.5f); }
