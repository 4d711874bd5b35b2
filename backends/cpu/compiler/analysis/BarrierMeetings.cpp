// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/analysis/BarrierMeetings.h"

#include <llvm/IR/CFG.h>

namespace hipcpu {

using llvm::BasicBlock;

BarrierMeetings::BarrierMeetings(const BlockFunction& kernel)
    : function_(kernel.function()),
      uniformity_(kernel, CutLevel::Chunk),
      dominators_(function_),
      postDominators_(function_),
      loops_(dominators_) {}

BasicBlock* BarrierMeetings::findFirst() {
  const Cuts cuts(function_);
  pairUp(cuts);
  const RegionBuilder regions(function_, cuts);
  auto leadsToWarpOperation = [&](BasicBlock* block) {
    return llvm::any_of(regions.build(block, CutLevel::Block).blocks, [&](BasicBlock* reached) {
      const Cut* cut = cuts.at(reached);
      return cut && cut->level == CutLevel::Chunk;
    });
  };
  BasicBlock* first = nullptr;
  visitCutsBefore(function_, [&](BasicBlock& block, const BlockSet& before) {
    if (!first && !cuts.at(&block) && (containsPair(before) || isLeftApart(block, cuts)) && leadsToWarpOperation(&block))
      first = &block;
    return cuts.isBlockCut(&block);
  });
  return first;
}

void BarrierMeetings::pairUp(const Cuts& cuts) {
  pairs_.clear();
  regions_.clear();
  const RegionBuilder regions(function_, cuts);
  for (const Cut& cut : cuts.all())
    if (cut.level == CutLevel::Block) regions_[cut.block] = regions.build(cut.block, CutLevel::Block);
  llvm::DenseMap<const BasicBlock*, BlockSet> apart;
  for (BasicBlock& block : function_)
    if (uniformity_.branchesApart(block)) apart[&block] = cutsBeforeMeeting(block, cuts);
  for (auto& [branch, reached] : apart)
    for (const BasicBlock* a : reached)
      for (const BasicBlock* b : reached) addPair(a, b);
  // Who passes by a cut that does not wait is at the cut before it, as it were.
  for (auto& [start, region] : regions_)
    for (BasicBlock* block : region.blocks)
      if (auto found = apart.find(block); found != apart.end())
        for (const BasicBlock* reached : found->second)
          if (!cuts.at(reached)->waits) addPair(start, reached);
  followPairs(cuts);
}

void BarrierMeetings::addPair(const BasicBlock* a, const BasicBlock* b) {
  if (a == b) return;
  const Pair pair = std::minmax(a, b);
  if (pairs_.insert(pair).second) work_.push_back(pair);
}

/// Lanes that wait at barriers go on together, others alone.
void BarrierMeetings::followPairs(const Cuts& cuts) {
  while (!work_.empty()) {
    const auto [a, b] = work_.pop_back_val();
    const bool aWaits = cuts.at(a)->waits;
    const bool bWaits = cuts.at(b)->waits;
    const auto& afterA = regions_.find(a)->second.exits;
    const auto& afterB = regions_.find(b)->second.exits;
    if (!aWaits)
      for (BasicBlock* next : afterA) addPair(next, b);
    if (!bWaits)
      for (BasicBlock* next : afterB) addPair(a, next);
    if (aWaits && bWaits)
      for (BasicBlock* nextA : afterA)
        for (BasicBlock* nextB : afterB) addPair(nextA, nextB);
  }
}

/// The block cuts that lanes get to on the sides of the branch.
BlockSet BarrierMeetings::cutsBeforeMeeting(BasicBlock& branch, const Cuts& cuts) const {
  auto* node = postDominators_.getNode(&branch);
  const BasicBlock* meeting = node && node->getIDom() ? node->getIDom()->getBlock() : nullptr;
  BlockSet reachedCuts;
  llvm::SmallPtrSet<BasicBlock*, 16> seen;
  llvm::SmallVector<BasicBlock*> work(successors(&branch));
  while (!work.empty()) {
    BasicBlock* block = work.pop_back_val();
    if (block == meeting || !seen.insert(block).second) continue;
    if (cuts.isBlockCut(block))
      reachedCuts.insert(block);
    else
      work.append(succ_begin(block), succ_end(block));
  }
  return reachedCuts;
}

bool BarrierMeetings::containsPair(const BlockSet& set) const {
  for (const BasicBlock* a : set)
    for (const BasicBlock* b : set)
      if (pairs_.contains({a, b})) return true;
  return false;
}

/// Whether some lanes may come out of a loop here while others are at its header, which does not wait.
bool BarrierMeetings::isLeftApart(const BasicBlock& exit, const Cuts& cuts) const {
  if (pred_empty(&exit)) return false;
  const BasicBlock* last = *pred_begin(&exit);  // an exit belongs to one loop
  for (const llvm::Loop* loop = loops_.getLoopFor(last); loop && !loop->contains(&exit);
       loop = loop->getParentLoop()) {
    const Cut* header = cuts.at(loop->getHeader());
    if (!header || header->level != CutLevel::Block || header->waits) continue;
    const bool staysTogether = llvm::none_of(loop->blocks(), [&](BasicBlock* block) {
      return uniformity_.branchesApart(*block) && cutsBeforeMeeting(*block, cuts).contains(loop->getHeader());
    });
    if (!staysTogether) return true;
  }
  return false;
}

}  // namespace hipcpu
