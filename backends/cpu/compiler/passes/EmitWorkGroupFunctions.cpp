// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/EmitWorkGroupFunctions.h"

#include "backends/cpu/compiler/emit/BlockMachine.h"

namespace hipcpu {

llvm::PreservedAnalyses EmitWorkGroupFunctions::run(llvm::Module& module,
                                                    llvm::ModuleAnalysisManager& analyses) {
  auto& functionAnalyses =
      analyses.getResult<llvm::FunctionAnalysisManagerModuleProxy>(module).getManager();
  for (llvm::Function& function : module) {
    std::optional<BlockFunction> block = BlockFunction::of(function);
    if (!block) continue;
    KernelPlan plan(*block, functionAnalyses.getResult<llvm::AAManager>(function));
    BlockMachine(plan).emit();
    function.addFnAttr(llvm::Attribute::AlwaysInline);  // into the loop over blocks
  }
  return llvm::PreservedAnalyses::none();
}

}  // namespace hipcpu
