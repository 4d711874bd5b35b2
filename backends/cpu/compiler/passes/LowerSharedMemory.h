// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_LOWERSHAREDMEMORY_H
#define BACKENDS_CPU_COMPILER_PASSES_LOWERSHAREDMEMORY_H

// Shared variables become storage of the block:
//
//   @s = external global [32 x i32] "hipcpu-shared"      -> %s = alloca in each block function
//   @d = external global [0 x i32] "hipcpu-dynamic-shared" -> argument %dynamicShared
//
// An alloca tells alias analysis all there is to know. A variable that functions outside of
// kernels use becomes thread-local instead: a block stays on one thread of the host.

#include <llvm/IR/PassManager.h>

namespace hipcpu {

class LowerSharedMemory : public llvm::PassInfoMixin<LowerSharedMemory> {
 public:
  static bool isRequired() { return true; }
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager& analyses);
};

}  // namespace hipcpu

#endif
