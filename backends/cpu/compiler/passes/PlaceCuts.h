// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_PLACECUTS_H
#define BACKENDS_CPU_COMPILER_PASSES_PLACECUTS_H

// Splits the blocks of a kernel where threads have to wait for each other, and marks the places:
//
//   %r = call i32 @__hipcpu_shuffle32(i32 %v, i32 %s)
//   ->  store %v, %a ; store %s, %b ; br %cut
//       cut: call void @hipcpu.cut.shuffle(ptr %a, ptr %b, ptr %x) ; %r = load %x
//
// Loops that a chunk should run in lock-step get cuts at their header and exits (implicit cuts):
// the lane loop moves inside, where the vectoriser finds it.

#include <llvm/IR/PassManager.h>

namespace hipcpu {

class PlaceCuts : public llvm::PassInfoMixin<PlaceCuts> {
 public:
  static bool isRequired() { return true; }
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager& analyses);
};

}  // namespace hipcpu

#endif
