// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/analysis/CrossCutValues.h"

#include <llvm/ADT/BitVector.h>
#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>

namespace hipcpu {
namespace {

using llvm::BasicBlock;
using llvm::BitVector;
using llvm::Instruction;

/// Backward data flow over the instructions that are used outside of their block.
class Liveness {
 public:
  explicit Liveness(llvm::Function& function) {
    for (Instruction& instruction : llvm::instructions(function))
      if (!llvm::isa<llvm::AllocaInst>(instruction) && isUsedElsewhere(instruction)) {
        numbers_[&instruction] = values_.size();
        values_.push_back(&instruction);
      }
    llvm::SmallVector<BasicBlock*> order(llvm::post_order(&function.getEntryBlock()));
    for (BasicBlock* block : order) summarise(*block);
    for (bool changed = true; changed;) {
      changed = false;
      for (BasicBlock* block : order) {
        BitVector live = liveOut_[block];  // phi operands of successors
        for (BasicBlock* successor : successors(block)) live |= liveIn_[successor];
        live.reset(defined_[block]);
        live |= used_[block];
        if (live == liveIn_[block]) continue;
        liveIn_[block] = live;
        changed = true;
      }
    }
  }

  llvm::ArrayRef<Instruction*> values() const { return values_; }
  const BitVector& liveInto(const BasicBlock* block) { return liveIn_[block]; }

 private:
  static bool isUsedElsewhere(const Instruction& instruction) {
    return llvm::any_of(instruction.users(), [&](const llvm::User* user) {
      auto* other = llvm::cast<Instruction>(user);
      return llvm::isa<llvm::PHINode>(other) || other->getParent() != instruction.getParent();
    });
  }

  void summarise(BasicBlock& block) {
    BitVector& used = used_.try_emplace(&block, values_.size()).first->second;
    BitVector& defined = defined_.try_emplace(&block, values_.size()).first->second;
    BitVector& out = liveOut_.try_emplace(&block, values_.size()).first->second;
    liveIn_.try_emplace(&block, values_.size());
    for (Instruction& instruction : block) {
      if (!llvm::isa<llvm::PHINode>(instruction))
        for (llvm::Value* operand : instruction.operands()) mark(used, operand, &block);
      if (auto found = numbers_.find(&instruction); found != numbers_.end())
        defined.set(found->second);
    }
    for (BasicBlock* successor : successors(&block))
      for (llvm::PHINode& phi : successor->phis()) mark(out, phi.getIncomingValueForBlock(&block), nullptr);
  }

  void mark(BitVector& set, const llvm::Value* operand, const BasicBlock* user) const {
    auto* instruction = llvm::dyn_cast<Instruction>(operand);
    auto found = instruction ? numbers_.find(instruction) : numbers_.end();
    if (found != numbers_.end() && instruction->getParent() != user) set.set(found->second);
  }

  llvm::SmallVector<Instruction*> values_;
  llvm::DenseMap<const Instruction*, unsigned> numbers_;
  llvm::DenseMap<const BasicBlock*, BitVector> used_, defined_, liveOut_, liveIn_;
};

/// Blocks that may access the variable; empty optional if its address escapes.
std::optional<llvm::SmallPtrSet<BasicBlock*, 8>> accessingBlocks(llvm::AllocaInst& variable) {
  llvm::SmallPtrSet<BasicBlock*, 8> blocks;
  llvm::SmallVector<llvm::Value*> work{&variable};
  llvm::SmallPtrSet<llvm::Value*, 16> seen;
  while (!work.empty()) {
    llvm::Value* pointer = work.pop_back_val();
    if (!seen.insert(pointer).second) continue;
    for (llvm::User* user : pointer->users()) {
      auto* instruction = llvm::cast<Instruction>(user);
      blocks.insert(instruction->getParent());
      if (auto* store = llvm::dyn_cast<llvm::StoreInst>(instruction);
          store && store->getValueOperand() == pointer)
        return std::nullopt;
      if (llvm::isa<llvm::CallBase>(instruction) && !llvm::isa<llvm::IntrinsicInst>(instruction))
        return std::nullopt;
      if (llvm::isa<llvm::PtrToIntInst>(instruction)) return std::nullopt;
      if (instruction->getType()->isPointerTy() && !llvm::isa<llvm::LoadInst>(instruction))
        work.push_back(instruction);
    }
  }
  return blocks;
}

}  // namespace

llvm::SmallVector<CrossCutValue> crossCutValues(llvm::Function& function, const Cuts& cuts) {
  Liveness liveness(function);
  BitVector crossing(liveness.values().size());
  BitVector crossingBlock(liveness.values().size());
  for (const Cut& cut : cuts.all()) {
    crossing |= liveness.liveInto(cut.block);
    if (cut.level == CutLevel::Block) crossingBlock |= liveness.liveInto(cut.block);
  }
  llvm::SmallVector<CrossCutValue> values;
  for (unsigned index : crossing.set_bits())
    values.push_back({liveness.values()[index], crossingBlock.test(index)});
  return values;
}

bool liveAcrossBlockCut(llvm::AllocaInst& variable, const Cuts& cuts) {
  std::optional<llvm::SmallPtrSet<BasicBlock*, 8>> blocks = accessingBlocks(variable);
  llvm::SmallPtrSet<const BasicBlock*, 16> seen;
  llvm::SmallVector<BasicBlock*> work;
  // Blocks behind a block cut that is itself behind an access.
  if (!blocks) return llvm::count_if(cuts.all(), [](const Cut& cut) { return cut.level == CutLevel::Block; }) > 1;
  llvm::SmallPtrSet<const BasicBlock*, 16> beforeCut;
  llvm::SmallVector<BasicBlock*> cutsBehind;
  work.assign(blocks->begin(), blocks->end());
  while (!work.empty()) {
    BasicBlock* block = work.pop_back_val();
    if (!beforeCut.insert(block).second) continue;
    for (BasicBlock* successor : successors(block)) {
      if (cuts.isBlockCut(successor)) cutsBehind.push_back(successor);
      work.push_back(successor);
    }
  }
  work = cutsBehind;
  while (!work.empty()) {
    BasicBlock* block = work.pop_back_val();
    if (!seen.insert(block).second) continue;
    if (blocks->contains(block)) return true;
    work.append(succ_begin(block), succ_end(block));
  }
  return false;
}

}  // namespace hipcpu
