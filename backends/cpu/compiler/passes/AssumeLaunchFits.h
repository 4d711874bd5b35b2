// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_ASSUMELAUNCHFITS_H
#define BACKENDS_CPU_COMPILER_PASSES_ASSUMELAUNCHFITS_H

// Global thread ids do not overflow 32 bits, in launches of which that is checked:
//
//   %i = add (mul %blockIdx, %blockDim), %threadIdx    ->  @k.block: add nuw nsw ..
//                                                          @k.block.wide: as it was
//
// Without it, the index of a[i] is not known to be consecutive. The function that runs the blocks
// checks the launch once ("hipcpu-fits") and calls the wide one, slow but right, if it is larger.

#include <llvm/IR/PassManager.h>

namespace hipcpu {

class AssumeLaunchFits : public llvm::PassInfoMixin<AssumeLaunchFits> {
 public:
  static bool isRequired() { return true; }
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager& analyses);
};

}  // namespace hipcpu

#endif
