// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/LowerSharedMemory.h"

#include "backends/cpu/compiler/analysis/KernelInfo.h"
#include "backends/cpu/compiler/analysis/SharedStorage.h"

#include <llvm/ADT/MapVector.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/ReplaceConstant.h>

namespace hipcpu {
namespace {

bool usedOutsideKernels(llvm::GlobalVariable& variable) {
  return llvm::any_of(variable.users(), [](llvm::User* user) {
    auto* instruction = llvm::dyn_cast<llvm::Instruction>(user);
    return !instruction || !BlockFunction::of(*instruction->getFunction());
  });
}

llvm::Value* storageIn(llvm::Function& function, llvm::GlobalVariable& variable) {
  if (variable.hasAttribute(kDynamicSharedAttribute))
    return BlockFunction::of(function)->dynamicShared();
  llvm::IRBuilder<> builder(&*function.getEntryBlock().begin());
  auto* storage = builder.CreateAlloca(variable.getValueType(), nullptr, variable.getName());
  storage->setAlignment(std::max(llvm::Align(64), variable.getAlign().valueOrOne()));
  markSharedStorage(*storage);
  return storage;
}

void replaceInKernels(llvm::GlobalVariable& variable) {
  llvm::MapVector<llvm::Function*, llvm::Value*> storage;
  llvm::SmallVector<llvm::Use*> uses;
  for (llvm::Use& use : variable.uses()) uses.push_back(&use);
  for (llvm::Use* use : uses) {
    llvm::Function* function = llvm::cast<llvm::Instruction>(use->getUser())->getFunction();
    llvm::Value*& value = storage[function];
    if (!value) value = storageIn(*function, variable);
    use->set(value);
  }
}

void makeThreadLocal(llvm::GlobalVariable& variable) {
  variable.setInitializer(llvm::UndefValue::get(variable.getValueType()));
  variable.setLinkage(llvm::GlobalValue::InternalLinkage);
  variable.setThreadLocalMode(llvm::GlobalValue::GeneralDynamicTLSModel);
  llvm::SmallVector<llvm::Use*> uses;
  for (llvm::Use& use : variable.uses()) uses.push_back(&use);
  for (llvm::Use* use : uses) {
    auto* user = llvm::dyn_cast<llvm::Instruction>(use->getUser());
    if (!user) continue;
    auto* phi = llvm::dyn_cast<llvm::PHINode>(user);
    llvm::IRBuilder<> builder(phi ? phi->getIncomingBlock(*use)->getTerminator() : user);
    use->set(builder.CreateThreadLocalAddress(&variable));
  }
}

/// Functions outside of kernels find the dynamic shared memory of their block through a
/// thread-local pointer that block functions set first.
void passThroughPointer(llvm::GlobalVariable& variable) {
  llvm::Module& module = *variable.getParent();
  auto* pointer = llvm::PointerType::get(module.getContext(), 0);
  auto* current = module.getGlobalVariable(kDynamicSharedPointer, true);
  if (!current) {
    current = new llvm::GlobalVariable(module, pointer, false, llvm::GlobalValue::InternalLinkage,
                                       llvm::ConstantPointerNull::get(pointer),
                                       kDynamicSharedPointer, nullptr,
                                       llvm::GlobalValue::GeneralDynamicTLSModel);
    for (llvm::Function& function : module) {
      std::optional<BlockFunction> block = BlockFunction::of(function);
      if (!block) continue;
      llvm::IRBuilder<> builder(&*function.getEntryBlock().getFirstNonPHIOrDbgOrAlloca());
      builder.CreateStore(block->dynamicShared(), builder.CreateThreadLocalAddress(current));
    }
  }
  llvm::SmallVector<llvm::Use*> uses;
  for (llvm::Use& use : variable.uses()) uses.push_back(&use);
  for (llvm::Use* use : uses) {
    auto* user = llvm::dyn_cast<llvm::Instruction>(use->getUser());
    if (!user) continue;
    if (std::optional<BlockFunction> block = BlockFunction::of(*user->getFunction())) {
      use->set(block->dynamicShared());
      continue;
    }
    auto* phi = llvm::dyn_cast<llvm::PHINode>(user);
    llvm::IRBuilder<> builder(phi ? phi->getIncomingBlock(*use)->getTerminator() : user);
    use->set(builder.CreateLoad(pointer, builder.CreateThreadLocalAddress(current)));
  }
}

void recordStaticSize(llvm::Function& function) {
  std::uint64_t bytes = 0;
  for (llvm::Instruction& instruction : function.getEntryBlock())
    if (isSharedStorage(&instruction))
      bytes += function.getParent()->getDataLayout().getTypeAllocSize(
          llvm::cast<llvm::AllocaInst>(instruction).getAllocatedType());
  function.addFnAttr(kStaticSharedAttribute, std::to_string(bytes));
}

}  // namespace

llvm::PreservedAnalyses LowerSharedMemory::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  llvm::SmallVector<llvm::GlobalVariable*> variables;
  llvm::SmallVector<llvm::Constant*> constants;
  for (llvm::GlobalVariable& variable : module.globals()) {
    if (!variable.hasAttribute(kSharedAttribute) && !variable.hasAttribute(kDynamicSharedAttribute))
      continue;
    variables.push_back(&variable);
    constants.push_back(&variable);
  }
  llvm::convertUsersOfConstantsToInstructions(constants);
  for (llvm::GlobalVariable* variable : variables) {
    variable->removeDeadConstantUsers();
    if (!usedOutsideKernels(*variable))
      replaceInKernels(*variable);
    else if (variable->hasAttribute(kDynamicSharedAttribute))
      passThroughPointer(*variable);
    else
      makeThreadLocal(*variable);
    if (variable->use_empty()) variable->eraseFromParent();
  }
  for (llvm::Function& function : module)
    if (BlockFunction::of(function)) recordStaticSize(function);
  return llvm::PreservedAnalyses::none();
}

}  // namespace hipcpu
