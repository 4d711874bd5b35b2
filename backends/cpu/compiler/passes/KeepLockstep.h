// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_KEEPLOCKSTEP_H
#define BACKENDS_CPU_COMPILER_PASSES_KEEPLOCKSTEP_H

// Code from before independent thread scheduling leaves out warp barriers: each statement is
// complete in all lanes of a warp before the next. It declares its shared memory volatile, or puts
// a fence of the block after each store, so that the value is not kept in a register. In kernels
// with warp operations every fence is a warp barrier: lane 1 unlocks what all lanes have written.
//
//   s[t] += s[t + 16];                          ->  load ; warp barrier ; store ; warp barrier
//   s[t] += s[t + 16]; __threadfence_block();   ->  load ; warp barrier ; store ; warp barrier

#include <llvm/IR/PassManager.h>

namespace hipcpu {

class KeepLockstep : public llvm::PassInfoMixin<KeepLockstep> {
 public:
  static bool isRequired() { return true; }
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager& analyses);
};

}  // namespace hipcpu

#endif
