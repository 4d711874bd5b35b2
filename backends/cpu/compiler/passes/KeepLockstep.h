// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_KEEPLOCKSTEP_H
#define BACKENDS_CPU_COMPILER_PASSES_KEEPLOCKSTEP_H

// Code from before independent thread scheduling leaves out warp barriers and declares its shared
// memory volatile: each statement is complete in all lanes of a warp before the next.
//
//   s[t] += s[t + 16];     ->     load s[t + 16] ; warp barrier ; store s[t] ; warp barrier

#include <llvm/IR/PassManager.h>

namespace hipcpu {

class KeepLockstep : public llvm::PassInfoMixin<KeepLockstep> {
 public:
  static bool isRequired() { return true; }
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager& analyses);
};

}  // namespace hipcpu

#endif
