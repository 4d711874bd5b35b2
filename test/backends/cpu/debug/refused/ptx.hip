// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <hip/hip_runtime.h>

// PTX that has no translation is no error where it is not used.
__device__ void unused(unsigned to, const int* from) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from));
}

__global__ void kernel(unsigned* out) {
  asm("{ .reg .u32 t;\n mul.lo.u32 t, %0, 3;\n mma.made.up t, t; }" : "+r"(out[0]));  // ERROR (mma.made.up, in
}
