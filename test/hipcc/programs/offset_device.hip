// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Device code that another source uses (-fgpu-rdc).
#include <hip/hip_runtime.h>

__device__ int offset = 5;
__device__ int addOffset(int value) { return value + offset; }
