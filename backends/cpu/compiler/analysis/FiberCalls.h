// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_ANALYSIS_FIBERCALLS_H
#define BACKENDS_CPU_COMPILER_ANALYSIS_FIBERCALLS_H

#include <llvm/IR/Module.h>

namespace hipcpu {

/// On kernels and functions whose threads run as fibers (passes/ChooseFibers.h).
inline constexpr llvm::StringLiteral kFiberAttribute = "hipcpu-fiber";

bool isFiber(const llvm::Function& function);

/// Whether a pointer to a function can be one to a function that waits.
bool anyFiberBehindPointer(const llvm::Module& module);

/// A call of a function that waits; with throughPointers each indirect call can be one.
bool isFiberCall(const llvm::Instruction& instruction, bool throughPointers);

}  // namespace hipcpu

#endif
