// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <hip/hip_runtime.h>

extern "C" __global__ void square(int* values) { values[threadIdx.x] = threadIdx.x * threadIdx.x; }
