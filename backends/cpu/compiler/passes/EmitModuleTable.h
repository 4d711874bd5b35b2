// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_EMITMODULETABLE_H
#define BACKENDS_CPU_COMPILER_PASSES_EMITMODULETABLE_H

// Defines what the runtime reads (backends/cpu/runtime/KernelAbi.h): for each kernel a function
// that loops over blocks, and the tables of kernels and variables under __hip_fatbin_<hash>.
// Everything else becomes internal.

#include <llvm/IR/PassManager.h>

namespace hipcpu {

class EmitModuleTable : public llvm::PassInfoMixin<EmitModuleTable> {
 public:
  static bool isRequired() { return true; }
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager& analyses);
};

}  // namespace hipcpu

#endif
