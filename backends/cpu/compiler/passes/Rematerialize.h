// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_REMATERIALIZE_H
#define BACKENDS_CPU_COMPILER_PASSES_REMATERIALIZE_H

// Recomputes cheap values behind a cut instead of keeping them:
//
//   %p = gep %a, %tid ; cut ; load %p     ->   cut ; %p2 = gep %a, %tid ; load %p2
//
// An address that comes back from a slot is an array of pointers to the vectoriser, and every
// access through it a gather.

#include <llvm/IR/PassManager.h>

namespace hipcpu {

class Rematerialize : public llvm::PassInfoMixin<Rematerialize> {
 public:
  static bool isRequired() { return true; }
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager& analyses);
};

}  // namespace hipcpu

#endif
