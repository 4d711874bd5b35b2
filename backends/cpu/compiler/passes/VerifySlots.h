// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_VERIFYSLOTS_H
#define BACKENDS_CPU_COMPILER_PASSES_VERIFYSLOTS_H

#include <llvm/IR/PassManager.h>

namespace hipcpu {

/// What holds from SettleLinearSlots on, or the compiler ends: no value lives across a cut but in a
/// slot, and none across a block cut in a slot of a chunk; all memory is a slot or shared; a linear
/// slot is loaded and stored as a whole, and what is stored has its stride over the lanes of a chunk;
/// one for the whole block is uniform. Runs with HIP_CPU_COMPILER=verify.
///
///   store i32 %threadIdx.x, ptr %uniformSlot     -> a value with another stride is stored
class VerifySlots : public llvm::PassInfoMixin<VerifySlots> {
 public:
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager&);
  static bool isRequired() { return true; }
};

}  // namespace hipcpu

#endif
