// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/KeepLockstep.h"

#include "backends/cpu/compiler/analysis/Builtins.h"
#include "backends/cpu/compiler/analysis/KernelInfo.h"

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>

namespace hipcpu {
namespace {

bool isVolatileSharedStore(const llvm::Instruction& instruction) {
  auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction);
  if (!store || !store->isVolatile()) return false;
  auto* variable =
      llvm::dyn_cast<llvm::GlobalVariable>(llvm::getUnderlyingObject(store->getPointerOperand(), 0));
  return variable && (variable->hasAttribute(kSharedAttribute) ||
                      variable->hasAttribute(kDynamicSharedAttribute));
}

llvm::FunctionCallee warpBarrier(llvm::Module& module) {
  llvm::FunctionCallee barrier = module.getOrInsertFunction(
      "__hipcpu_warp_barrier", llvm::Type::getVoidTy(module.getContext()));
  llvm::cast<llvm::Function>(barrier.getCallee())->setConvergent();
  return barrier;
}

}  // namespace

llvm::PreservedAnalyses KeepLockstep::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  llvm::SmallVector<llvm::Instruction*> stores;
  for (llvm::Function& function : module)
    if (isKernel(function))
      for (llvm::Instruction& instruction : llvm::instructions(function))
        if (isVolatileSharedStore(instruction)) stores.push_back(&instruction);
  for (llvm::Instruction* store : stores) {
    llvm::IRBuilder<>(store).CreateCall(warpBarrier(module));
    llvm::IRBuilder<>(store->getNextNode()).CreateCall(warpBarrier(module));
  }
  return stores.empty() ? llvm::PreservedAnalyses::all() : llvm::PreservedAnalyses::none();
}

}  // namespace hipcpu
