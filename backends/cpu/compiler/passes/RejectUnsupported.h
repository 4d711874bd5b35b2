// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_REJECTUNSUPPORTED_H
#define BACKENDS_CPU_COMPILER_PASSES_REJECTUNSUPPORTED_H

// Reports what later passes cannot compile, and removes it so that they can go on:
//
//   define internal void @recursive() { call @__hipcpu_block_barrier() }
//   ->  error: cpu: __hipcpu_block_barrier in a device function that cannot be inlined

#include <llvm/IR/PassManager.h>

namespace hipcpu {

class RejectUnsupported : public llvm::PassInfoMixin<RejectUnsupported> {
 public:
  static bool isRequired() { return true; }
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager& analyses);
};

}  // namespace hipcpu

#endif
