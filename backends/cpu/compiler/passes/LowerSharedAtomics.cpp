// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/LowerSharedAtomics.h"

#include "backends/cpu/compiler/analysis/KernelInfo.h"
#include "backends/cpu/compiler/analysis/SharedStorage.h"

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/LowerAtomic.h>

namespace hipcpu {
namespace {

bool isShared(const llvm::Value* pointer, const BlockFunction& block) {
  const llvm::Value* object = llvm::getUnderlyingObject(pointer, 0);
  return isSharedStorage(object) || object == block.dynamicShared();
}

}  // namespace

llvm::PreservedAnalyses LowerSharedAtomics::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  for (llvm::Function& function : module) {
    std::optional<BlockFunction> block = BlockFunction::of(function);
    if (!block) continue;
    for (llvm::Instruction& instruction : llvm::make_early_inc_range(llvm::instructions(function))) {
      if (auto* update = llvm::dyn_cast<llvm::AtomicRMWInst>(&instruction)) {
        if (isShared(update->getPointerOperand(), *block)) llvm::lowerAtomicRMWInst(update);
      } else if (auto* exchange = llvm::dyn_cast<llvm::AtomicCmpXchgInst>(&instruction)) {
        if (isShared(exchange->getPointerOperand(), *block)) llvm::lowerAtomicCmpXchgInst(exchange);
      }
    }
  }
  return llvm::PreservedAnalyses::none();
}

}  // namespace hipcpu
