// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/KeepLockstep.h"

#include "backends/cpu/compiler/analysis/Builtins.h"
#include "backends/cpu/compiler/analysis/FiberCalls.h"
#include "backends/cpu/compiler/analysis/KernelInfo.h"

#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>

namespace hipcpu {
namespace {

bool isSharedStore(const llvm::Instruction& instruction) {
  auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction);
  if (!store) return false;
  auto* variable =
      llvm::dyn_cast<llvm::GlobalVariable>(llvm::getUnderlyingObject(store->getPointerOperand(), 0));
  return variable && (variable->hasAttribute(kSharedAttribute) ||
                      variable->hasAttribute(kDynamicSharedAttribute));
}

/// __threadfence_block: the device headers write it as a fence for the compiler alone.
bool isBlockFence(const llvm::Instruction& instruction) {
  auto* fence = llvm::dyn_cast<llvm::FenceInst>(&instruction);
  return fence && fence->getSyncScopeID() == llvm::SyncScope::SingleThread;
}

bool isBlockBarrier(const llvm::Instruction& instruction) {
  return builtinOf(&instruction).kind == Builtin::BlockBarrier;
}

/// Where a block fence comes next, with no barrier of the block before it.
class FencesAhead {
 public:
  explicit FencesAhead(llvm::Function& function) {
    for (bool grown = true; grown;) {
      grown = false;
      for (llvm::BasicBlock& block : function)
        if (!starts_.contains(&block) && from(block.begin())) grown |= starts_.insert(&block).second;
    }
  }

  bool from(llvm::BasicBlock::const_iterator position) const {
    const llvm::BasicBlock& block = *position->getParent();
    for (const llvm::Instruction& instruction : llvm::make_range(position, block.end())) {
      if (isBlockFence(instruction)) return true;
      if (isBlockBarrier(instruction)) return false;
    }
    return llvm::any_of(llvm::successors(&block),
                        [this](const llvm::BasicBlock* next) { return starts_.contains(next); });
  }

 private:
  llvm::SmallPtrSet<const llvm::BasicBlock*, 16> starts_;
};

llvm::FunctionCallee warpBarrier(llvm::Module& module) {
  llvm::FunctionCallee barrier = module.getOrInsertFunction(
      "__hipcpu_warp_barrier", llvm::Type::getVoidTy(module.getContext()));
  llvm::cast<llvm::Function>(barrier.getCallee())->setConvergent();
  return barrier;
}

/// A warp that works together hands on what all its lanes wrote behind the fence of one of them.
bool operatesOnWarps(llvm::Function& kernel) {
  return llvm::any_of(llvm::instructions(kernel), [](const llvm::Instruction& instruction) {
    const Builtin kind = builtinOf(&instruction).kind;
    return kind == Builtin::Shuffle || kind == Builtin::Ballot || kind == Builtin::WarpBarrier;
  });
}

/// The stores of shared memory that the lanes of a warp make together, and the fences behind them.
struct Lockstep {
  llvm::SmallVector<llvm::Instruction*> stores, fences;

  void find(llvm::Function& kernel) {
    bool fenced = operatesOnWarps(kernel);
    const FencesAhead ahead(kernel);
    for (llvm::Instruction& instruction : llvm::instructions(kernel)) {
      if (!isSharedStore(instruction)) continue;
      const bool beforeFence = ahead.from(instruction.getIterator());
      if (beforeFence || instruction.isVolatile()) stores.push_back(&instruction);
      fenced |= beforeFence;
    }
    if (!fenced) return;
    for (llvm::Instruction& instruction : llvm::instructions(kernel))
      if (llvm::isa<llvm::FenceInst>(instruction)) fences.push_back(&instruction);
  }
};

}  // namespace

llvm::PreservedAnalyses KeepLockstep::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  Lockstep lockstep;
  for (llvm::Function& function : module)
    if (isKernel(function) || isFiber(function)) lockstep.find(function);
  for (llvm::Instruction* store : lockstep.stores) {
    llvm::IRBuilder<>(store).CreateCall(warpBarrier(module));
    if (store->isVolatile()) llvm::IRBuilder<>(store->getNextNode()).CreateCall(warpBarrier(module));
  }
  for (llvm::Instruction* fence : lockstep.fences) {
    llvm::IRBuilder<>(fence).CreateCall(warpBarrier(module));
    if (isBlockFence(*fence)) fence->eraseFromParent();
  }
  return lockstep.stores.empty() && lockstep.fences.empty() ? llvm::PreservedAnalyses::all() : llvm::PreservedAnalyses::none();
}

}  // namespace hipcpu
