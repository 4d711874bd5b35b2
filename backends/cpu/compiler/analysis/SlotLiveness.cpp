// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/analysis/SlotLiveness.h"

#include "backends/cpu/compiler/analysis/Slots.h"

#include <llvm/IR/CFG.h>

namespace hipcpu {

using llvm::AllocaInst;
using llvm::BasicBlock;

namespace {

bool loadsFirst(BasicBlock& block, const AllocaInst& slot) {
  for (llvm::Instruction& instruction : block) {
    if (accessedSlot(instruction) != &slot) continue;
    return llvm::isa<llvm::LoadInst>(instruction);
  }
  return false;
}

}  // namespace

llvm::SmallPtrSet<BasicBlock*, 16> liveBlocks(AllocaInst& slot) {
  llvm::SmallPtrSet<BasicBlock*, 16> stored;
  llvm::SmallVector<BasicBlock*> work;
  for (llvm::User* user : slot.users()) {
    auto* access = llvm::cast<llvm::Instruction>(user);
    if (llvm::isa<llvm::StoreInst>(access)) stored.insert(access->getParent());
    if (llvm::isa<llvm::LoadInst>(access) && loadsFirst(*access->getParent(), slot))
      work.push_back(access->getParent());
  }
  llvm::SmallPtrSet<BasicBlock*, 16> live;
  while (!work.empty()) {
    BasicBlock* block = work.pop_back_val();
    if (!live.insert(block).second) continue;
    for (BasicBlock* before : predecessors(block))
      if (!stored.contains(before)) work.push_back(before);
  }
  return live;
}

}  // namespace hipcpu
