// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_DEMOTECROSSCUTVALUES_H
#define BACKENDS_CPU_COMPILER_PASSES_DEMOTECROSSCUTVALUES_H

// Gives every value that lives across a cut a slot, so that regions only share memory:
//
//   %v = fadd .. ; cut ; use %v     ->   store %v, %slot ; cut ; %l = load %slot ; use %l
//
// A slot that holds the same value, or base + lane * stride, in all lanes keeps one scalar
// (linear slot); the others keep a copy for each lane of a chunk or thread of the block.

#include <llvm/IR/PassManager.h>

namespace hipcpu {

class DemoteCrossCutValues : public llvm::PassInfoMixin<DemoteCrossCutValues> {
 public:
  static bool isRequired() { return true; }
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager& analyses);
};

}  // namespace hipcpu

#endif
