// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_GATHERSHUFFLES_H
#define BACKENDS_CPU_COMPILER_PASSES_GATHERSHUFFLES_H

// Shuffles that do not need each other's results come to stand in a row, which PlaceCuts makes one cut of:
//
//   %r = shuffle(%a, %s)                            %y = fmul %b, 2.0
//   %x = fadd %a, %r            ->                  %r = shuffle(%a, %s)
//   %y = fmul %b, 2.0                               %q = shuffle(%y, %s)
//   %q = shuffle(%y, %s)                            %x = fadd %a, %r
//
// A butterfly over an array in registers has as many cuts as steps then, instead of one for each element
// and step. Nothing moves across an access to memory: lanes see each other's there at every cut.

#include <llvm/IR/PassManager.h>

namespace hipcpu {

class GatherShuffles : public llvm::PassInfoMixin<GatherShuffles> {
 public:
  static bool isRequired() { return true; }
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager& analyses);
};

}  // namespace hipcpu

#endif
