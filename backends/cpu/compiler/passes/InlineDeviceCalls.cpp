// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/InlineDeviceCalls.h"

#include "backends/cpu/compiler/analysis/KernelInfo.h"

#include <llvm/ADT/SCCIterator.h>
#include <llvm/Analysis/CallGraph.h>
#include <llvm/IR/Module.h>

namespace hipcpu {

llvm::PreservedAnalyses InlineDeviceCalls::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  llvm::CallGraph graph(module);
  for (auto group = llvm::scc_begin(&graph); !group.isAtEnd(); ++group) {
    const bool recursive = group.hasCycle();
    for (llvm::CallGraphNode* node : *group) {
      llvm::Function* function = node->getFunction();
      if (!function || function->isDeclaration() || isKernel(*function)) continue;
      if (recursive) {
        function->removeFnAttr(llvm::Attribute::AlwaysInline);
        continue;
      }
      // __noinline__ saves registers on a GPU; here it would hide barriers and lanes.
      function->removeFnAttr(llvm::Attribute::NoInline);
      function->addFnAttr(llvm::Attribute::AlwaysInline);
    }
  }
  return llvm::PreservedAnalyses::none();
}

}  // namespace hipcpu
