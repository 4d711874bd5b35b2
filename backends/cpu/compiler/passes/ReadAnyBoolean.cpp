// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/ReadAnyBoolean.h"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>

namespace hipcpu {
namespace {

/// The byte that is read as a bool; clang truncates no other one to a bit.
llvm::LoadInst* byteOf(const llvm::Instruction& instruction) {
  auto* truncation = llvm::dyn_cast<llvm::TruncInst>(&instruction);
  auto* load = truncation ? llvm::dyn_cast<llvm::LoadInst>(truncation->getOperand(0)) : nullptr;
  return load && load->getType()->isIntegerTy(8) && truncation->getType()->isIntegerTy(1) ? load : nullptr;
}

}  // namespace

llvm::PreservedAnalyses ReadAnyBoolean::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  bool changed = false;
  for (llvm::Function& function : module)
    for (llvm::Instruction& instruction : llvm::make_early_inc_range(llvm::instructions(function))) {
      llvm::LoadInst* byte = byteOf(instruction);
      if (!byte) continue;
      byte->setMetadata(llvm::LLVMContext::MD_range, nullptr);
      llvm::IRBuilder<> builder(&instruction);
      llvm::Value* isTrue = builder.CreateIsNotNull(byte);
      isTrue->takeName(&instruction);
      instruction.replaceAllUsesWith(isTrue);
      instruction.eraseFromParent();
      changed = true;
    }
  return changed ? llvm::PreservedAnalyses::none() : llvm::PreservedAnalyses::all();
}

}  // namespace hipcpu
