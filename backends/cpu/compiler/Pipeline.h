// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PIPELINE_H
#define BACKENDS_CPU_COMPILER_PIPELINE_H

#include <llvm/IR/PassManager.h>
#include <llvm/Passes/OptimizationLevel.h>

namespace hipcpu {

/// Kernels in, work-group functions and the module table out; nothing in modules without kernels.
void addPipeline(llvm::ModulePassManager& passes, llvm::OptimizationLevel level);

}  // namespace hipcpu

#endif
