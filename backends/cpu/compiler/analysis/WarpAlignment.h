// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_ANALYSIS_WARPALIGNMENT_H
#define BACKENDS_CPU_COMPILER_ANALYSIS_WARPALIGNMENT_H

// In blocks of whole warps (ThreadLayout::WholeWarps) a warp starts at a multiple of its width:
//
//   t = threadIdx.x, or blockIdx.x * blockDim.x + threadIdx.x
//   t / width, t < 2 * width   uniform in a warp        t % width   the lane

#include "backends/cpu/compiler/analysis/KernelInfo.h"

#include <llvm/IR/Instructions.h>

namespace hipcpu {

enum class AlignedKind : unsigned char { None, Uniform, Lane };

/// What a division, remainder, shift, mask or comparison of such a number by a constant is.
AlignedKind alignedKindOf(const llvm::Instruction& instruction, const BlockFunction& kernel);

}  // namespace hipcpu

#endif
