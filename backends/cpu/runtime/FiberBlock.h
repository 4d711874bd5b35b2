// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_RUNTIME_FIBERBLOCK_H
#define BACKENDS_CPU_RUNTIME_FIBERBLOCK_H

// What the kernel compiler calls in kernels that reach barriers or warp operations through calls
// that cannot be inlined (backends/cpu/compiler/passes/LowerToFibers.h): each thread of the block is a
// fiber, all in the host thread that runs the block.
//
// `order` is the place of a warp operation, a call or a loop header in its module, in the order of
// the program. Of the lanes of a warp that wait, those at the earliest place go on together, where
// a place is the orders of the calls that lead there and then its own.

#include <cstdint>

extern "C" {

/// Runs one block. `launch` has blockIdx, blockDim and gridDim, each x, y, z.
void __hipcpu_fiber_run(void (*thread)(void* arguments), void* arguments, const std::uint32_t* launch,
                        std::uint32_t warpSize);

/// threadIdx (0 to 2), blockIdx (3), blockDim (6), gridDim (9), lane (12).
std::uint32_t __hipcpu_fiber_coordinate(std::uint32_t which);

void __hipcpu_fiber_block_barrier();
void __hipcpu_fiber_warp_barrier(std::uint32_t order);
std::int32_t __hipcpu_fiber_shuffle32(std::int32_t value, std::int32_t sourceLane, std::uint32_t order);
std::int64_t __hipcpu_fiber_shuffle64(std::int64_t value, std::int32_t sourceLane, std::uint32_t order);
std::uint64_t __hipcpu_fiber_ballot(std::int32_t predicate, std::uint32_t order);

/// Around a call of a function that may wait.
void __hipcpu_fiber_enter(std::uint32_t order);
void __hipcpu_fiber_leave();
}

#endif
