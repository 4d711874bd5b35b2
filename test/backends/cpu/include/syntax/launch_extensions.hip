// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// hipExtLaunchKernelGGL converts the arguments to the kernel's types.
#include <hip/hip_ext.h>

__global__ void kernel(float* p, double factor) { p[0] *= factor; }
void launch(float* p) {
  hipExtLaunchKernelGGL(kernel, dim3(1), dim3(32), 0, nullptr, nullptr, nullptr, 0, p, 2);
}
