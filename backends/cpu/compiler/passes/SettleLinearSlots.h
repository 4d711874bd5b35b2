// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_SETTLELINEARSLOTS_H
#define BACKENDS_CPU_COMPILER_PASSES_SETTLELINEARSLOTS_H

// A linear slot is written once for a chunk, in front of the lane loop of a region. Where that is
// impossible or would be wrong, the slot becomes varying:
//
//   for l: { x = f(..) ; if (u) store x, %slot }  ->  the store cannot move in front of the loop
//
// Other slots may depend on it, so this repeats until nothing changes.

#include <llvm/IR/PassManager.h>

namespace hipcpu {

class SettleLinearSlots : public llvm::PassInfoMixin<SettleLinearSlots> {
 public:
  static bool isRequired() { return true; }
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager& analyses);
};

}  // namespace hipcpu

#endif
