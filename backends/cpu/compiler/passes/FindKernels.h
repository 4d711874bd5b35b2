// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_FINDKERNELS_H
#define BACKENDS_CPU_COMPILER_PASSES_FINDKERNELS_H

// Reads the annotations that our macros leave and turns them into attributes:
//
//   @llvm.global.annotations = [{@k, "hipcpu.kernel", .., {i32 32}}, {@s, "hipcpu.shared", ..}]
//   ->  define void @k() "hipcpu-kernel"="32" "hipcpu-arguments"=".."    @s = .. "hipcpu-shared"
//
// It also prepares the module for optimisation as one unit: everything is internal but kernels
// and variables, and nothing is assumed of the initial value of shared and device variables.

#include <llvm/IR/PassManager.h>

namespace hipcpu {

class FindKernels : public llvm::PassInfoMixin<FindKernels> {
 public:
  static bool isRequired() { return true; }
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager& analyses);
};

}  // namespace hipcpu

#endif
