// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_ANALYSIS_LANEPATTERN_H
#define BACKENDS_CPU_COMPILER_ANALYSIS_LANEPATTERN_H

#include "backends/cpu/compiler/analysis/KernelInfo.h"

#include <llvm/IR/Instructions.h>

namespace hipcpu {

/// The lane that each lane of a warp reads in a shuffle, if that depends on the lane alone:
///
///   lane ^ 16   ->   16 17 18 .. 31 0 1 .. 15
std::optional<llvm::SmallVector<int>> lanePattern(const BlockFunction& kernel,
                                                  llvm::Value* sourceLane);

/// On the marker of the shuffle, whose operand for the source lane then means nothing.
void setLanePattern(llvm::CallInst& marker, llvm::ArrayRef<int> pattern);
std::optional<llvm::SmallVector<int>> lanePatternOf(const llvm::CallInst& marker);

}  // namespace hipcpu

#endif
