// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_EMITWORKGROUPFUNCTIONS_H
#define BACKENDS_CPU_COMPILER_PASSES_EMITWORKGROUPFUNCTIONS_H

// Turns each region into a loop over lanes and connects the loops:
//
//   start: A ; br %cut ; cut: barrier ; B ; ret
//   ->  for each chunk: for l in lanes: A      for each chunk: for l in lanes: B
//
// See backends/cpu/compiler/README.md for the algorithm and emit/ for its parts.

#include <llvm/IR/PassManager.h>

namespace hipcpu {

class EmitWorkGroupFunctions : public llvm::PassInfoMixin<EmitWorkGroupFunctions> {
 public:
  static bool isRequired() { return true; }
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager& analyses);
};

}  // namespace hipcpu

#endif
