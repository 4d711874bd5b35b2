// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_VERIFYCUTS_H
#define BACKENDS_CPU_COMPILER_PASSES_VERIFYCUTS_H

#include <llvm/IR/PassManager.h>

namespace hipcpu {

/// What holds from PlaceCuts on, or the compiler ends: nothing that waits is left but markers; a block
/// has one at most; the entry has allocas only and leads to the start cut; the operands of a marker
/// are slots of a chunk. Runs with HIP_CPU_COMPILER=verify.
///
///   c: marker .. marker ..      -> two cuts in a block (c)
class VerifyCuts : public llvm::PassInfoMixin<VerifyCuts> {
 public:
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager&);
  static bool isRequired() { return true; }
};

}  // namespace hipcpu

#endif
