// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_VERIFYLOWERED_H
#define BACKENDS_CPU_COMPILER_PASSES_VERIFYLOWERED_H

// Checks that no builtin or marker is left and that the module is well formed.

#include <llvm/IR/PassManager.h>

namespace hipcpu {

class VerifyLowered : public llvm::PassInfoMixin<VerifyLowered> {
 public:
  static bool isRequired() { return true; }
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager& analyses);
};

}  // namespace hipcpu

#endif
