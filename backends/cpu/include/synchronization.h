// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_SYNCHRONIZATION_H
#define BACKENDS_CPU_INCLUDE_SYNCHRONIZATION_H

// Block and warp barriers, and memory fences.

#include <hip/cpu/builtins.h>

__HIPCPU_DEVICE__ void __syncthreads() { __hipcpu_block_barrier(); }

/// Waits for the lanes of the warp; the mask names those that take part and is implied here.
__HIPCPU_DEVICE__ void __syncwarp(unsigned long long = ~0ull) { __hipcpu_warp_barrier(); }

// The variants with a predicate combine it in shared memory. Every thread stores the same initial
// value, so it does not matter which threads of the block have already returned.
__HIPCPU_DEVICE__ int __syncthreads_count(int predicate) {
  __shared__ int count;
  count = 0;
  __hipcpu_block_barrier();
  if (predicate) __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  __hipcpu_block_barrier();
  const int result = count;
  __hipcpu_block_barrier();
  return result;
}
__HIPCPU_DEVICE__ int __syncthreads_or(int predicate) {
  __shared__ int any;
  any = 0;
  __hipcpu_block_barrier();
  if (predicate) any = 1;
  __hipcpu_block_barrier();
  const int result = any;
  __hipcpu_block_barrier();
  return result;
}
__HIPCPU_DEVICE__ int __syncthreads_and(int predicate) { return !__syncthreads_or(!predicate); }

// The threads of a block share one processor thread, so within a block only the compiler can reorder.
__HIPCPU_DEVICE__ void __threadfence_block() { __atomic_signal_fence(__ATOMIC_SEQ_CST); }
__HIPCPU_DEVICE__ void __threadfence() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
__HIPCPU_DEVICE__ void __threadfence_system() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }

#endif
