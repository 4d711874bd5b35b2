// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_EMIT_UNIFORMEXIT_H
#define BACKENDS_CPU_COMPILER_EMIT_UNIFORMEXIT_H

#include "backends/cpu/compiler/analysis/Cuts.h"

namespace hipcpu {

/// The exit of a region if one branch decides it, and equally for all lanes.
struct UniformExit {
  llvm::Value* condition = nullptr;  // null: there is none
  llvm::BasicBlock* ifTrue = nullptr;
  llvm::BasicBlock* ifFalse = nullptr;
};

/// `valueBefore`: a uniform condition as it is known before the lane loop, or null.
UniformExit findUniformExit(const Region& region, const Cuts& cuts,
                            llvm::function_ref<llvm::Value*(llvm::Instruction&)> valueBefore);

}  // namespace hipcpu

#endif
