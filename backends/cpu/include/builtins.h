// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_BUILTINS_H
#define BACKENDS_CPU_INCLUDE_BUILTINS_H

// The functions that the kernel compiler lowers; everything else on the device is written with them.

#include <hip/cpu/execution_space.h>

extern "C" {

#define __HIPCPU_COORDINATE(name)                                                         \
  __device__ __attribute__((const, nothrow)) unsigned int __hipcpu_##name##_x();          \
  __device__ __attribute__((const, nothrow)) unsigned int __hipcpu_##name##_y();          \
  __device__ __attribute__((const, nothrow)) unsigned int __hipcpu_##name##_z();
__HIPCPU_COORDINATE(thread_idx)
__HIPCPU_COORDINATE(block_idx)
__HIPCPU_COORDINATE(block_dim)
__HIPCPU_COORDINATE(grid_dim)
#undef __HIPCPU_COORDINATE

/// Linear index of the thread in its block, modulo the warp size.
__device__ __attribute__((const, nothrow)) unsigned int __hipcpu_lane();

__device__ __attribute__((convergent, nothrow)) void __hipcpu_block_barrier();
__device__ __attribute__((convergent, nothrow)) void __hipcpu_warp_barrier();
__device__ __attribute__((convergent, nothrow)) void __hipcpu_grid_barrier();

/// The value of lane `sourceLane` of the warp. Out of range: the own value; a lane that does not
/// take part: unspecified.
__device__ __attribute__((convergent, nothrow)) int __hipcpu_shuffle32(int value, int sourceLane);
__device__ __attribute__((convergent, nothrow)) long __hipcpu_shuffle64(long value, int sourceLane);

/// One bit per lane that executes the call with a predicate other than zero.
__device__ __attribute__((convergent, nothrow)) unsigned long __hipcpu_ballot(int predicate);

}  // extern "C"

#endif
