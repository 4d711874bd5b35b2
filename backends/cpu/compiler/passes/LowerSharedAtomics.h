// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_LOWERSHAREDATOMICS_H
#define BACKENDS_CPU_COMPILER_PASSES_LOWERSHAREDATOMICS_H

// Atomics on shared memory become plain reads and writes: one host thread runs a block, lane after
// lane, so nobody else is there.
//
//   atomicrmw add ptr %shared, i32 1 monotonic   ->   %old = load ; store (add %old, 1)
//
// The loop over lanes stays scalar: it was marked so while the operation was an atomic.

#include <llvm/IR/PassManager.h>

namespace hipcpu {

class LowerSharedAtomics : public llvm::PassInfoMixin<LowerSharedAtomics> {
 public:
  static bool isRequired() { return true; }
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager& analyses);
};

}  // namespace hipcpu

#endif
