// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/VerifyLowered.h"

#include "backends/cpu/compiler/analysis/Builtins.h"

#include <llvm/IR/Verifier.h>
#include <llvm/Support/ErrorHandling.h>
#include <llvm/Support/raw_ostream.h>

namespace hipcpu {

llvm::PreservedAnalyses VerifyLowered::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  for (llvm::Function& function : llvm::make_early_inc_range(module)) {
    if (builtinOf(function).kind == Builtin::None) continue;
    if (!function.use_empty())
      llvm::report_fatal_error("hip cpu compiler: a call is left (" + function.getName() + ")");
    function.eraseFromParent();
  }
  if (llvm::verifyModule(module, &llvm::errs()))
    llvm::report_fatal_error("hip cpu compiler: the module is not well formed");
  return llvm::PreservedAnalyses::all();
}

}  // namespace hipcpu
