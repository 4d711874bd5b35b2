// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/analysis/Cuts.h"

#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/ADT/SetVector.h>
#include <llvm/IR/CFG.h>

namespace hipcpu {
namespace {

llvm::CallInst* markerIn(llvm::BasicBlock& block) {
  for (llvm::Instruction& instruction : block)
    if (isCutMarker(builtinOf(&instruction).kind)) return llvm::cast<llvm::CallInst>(&instruction);
  return nullptr;
}

}  // namespace

Cuts::Cuts(llvm::Function& function) {
  for (llvm::BasicBlock* block : llvm::ReversePostOrderTraversal<llvm::Function*>(&function)) {
    llvm::CallInst* marker = markerIn(*block);
    if (!marker) continue;
    Builtin kind = builtinOf(marker).kind;
    bool waits = kind == Builtin::CutBarrier || kind == Builtin::CutGrid;
    bool blockLevel = waits || kind == Builtin::CutBlock;
    index_[block] = cuts_.size();
    cuts_.push_back({block, marker, blockLevel ? CutLevel::Block : CutLevel::Chunk, waits});
  }
}

const Cut* Cuts::at(const llvm::BasicBlock* block) const {
  auto found = index_.find(block);
  return found == index_.end() ? nullptr : &cuts_[found->second];
}

bool Cuts::isBlockCut(const llvm::BasicBlock* block) const {
  const Cut* cut = at(block);
  return cut && cut->level == CutLevel::Block;
}

bool Cuts::hasChunkCuts() const {
  return llvm::any_of(cuts_, [](const Cut& cut) { return cut.level == CutLevel::Chunk; });
}

bool Cuts::hasBarriers() const {
  return llvm::any_of(cuts_, [](const Cut& cut) { return cut.waits; });
}

void visitCutsBefore(llvm::Function& function,
                     llvm::function_ref<bool(llvm::BasicBlock& block, const BlockSet& before)> isCut) {
  llvm::DenseMap<const llvm::BasicBlock*, BlockSet> behind;
  for (llvm::BasicBlock* block : llvm::ReversePostOrderTraversal<llvm::Function*>(&function)) {
    BlockSet before;
    for (llvm::BasicBlock* predecessor : predecessors(block))
      for (const llvm::BasicBlock* cut : behind[predecessor]) before.insert(cut);
    if (isCut(*block, before)) {
      before.clear();
      before.insert(block);
    }
    behind[block] = std::move(before);
  }
}

size_t Region::size() const {
  size_t count = 0;
  for (const llvm::BasicBlock* block : blocks) count += block->size();
  return count;
}

RegionBuilder::RegionBuilder(llvm::Function& function, const Cuts& cuts) : cuts_(cuts) {
  unsigned number = 0;
  for (llvm::BasicBlock* block : llvm::ReversePostOrderTraversal<llvm::Function*>(&function))
    order_[block] = number++;
}

bool RegionBuilder::ends(const llvm::BasicBlock* block, CutLevel endsAt) const {
  const Cut* cut = cuts_.at(block);
  return cut && (endsAt == CutLevel::Chunk || cut->level == CutLevel::Block);
}

Region RegionBuilder::collect(llvm::SmallVector<llvm::BasicBlock*> work, llvm::BasicBlock* start,
                              CutLevel endsAt) const {
  Region region;
  region.start = start;
  llvm::SmallSetVector<llvm::BasicBlock*, 4> exits;
  while (!work.empty()) {
    llvm::BasicBlock* block = work.pop_back_val();
    if (block != start && ends(block, endsAt)) {
      exits.insert(block);
      continue;
    }
    if (!region.members.insert(block).second) continue;
    region.blocks.push_back(block);
    if (llvm::isa<llvm::ReturnInst>(block->getTerminator())) region.returns = true;
    for (llvm::BasicBlock* successor : successors(block)) {
      if (successor == start && ends(start, endsAt))
        exits.insert(start);
      else
        work.push_back(successor);
    }
  }
  auto byOrder = [&](llvm::BasicBlock* a, llvm::BasicBlock* b) {
    return order_.lookup(a) < order_.lookup(b);
  };
  llvm::sort(region.blocks, byOrder);
  region.exits.assign(exits.begin(), exits.end());
  llvm::sort(region.exits, byOrder);
  return region;
}

Region RegionBuilder::build(llvm::BasicBlock* start, CutLevel endsAt) const {
  return collect({start}, start, endsAt);
}

Region RegionBuilder::reachableFrom(llvm::BasicBlock* block, CutLevel endsAt) const {
  llvm::SmallVector<llvm::BasicBlock*> work(successors(block));
  return collect(std::move(work), nullptr, endsAt);
}

}  // namespace hipcpu
