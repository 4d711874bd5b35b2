// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/analysis/ImplicitCuts.h"

#include "backends/cpu/compiler/Options.h"
#include "backends/cpu/compiler/analysis/LoopCost.h"

#include <llvm/ADT/SetVector.h>
#include <llvm/Analysis/AssumptionCache.h>
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/IR/CFG.h>

namespace hipcpu {
namespace {

/// Loops of a function together with what is known about their lanes.
class LoopCuts {
 public:
  explicit LoopCuts(const BlockFunction& kernel)
      : kernel_(kernel),
        cuts_(kernel.function()),
        uniformity_(kernel, CutLevel::Chunk),
        dominators_(kernel.function()),
        loops_(dominators_),
        functionNames_(llvm::Triple(kernel.function().getParent()->getTargetTriple())),
        library_(functionNames_),
        assumptions_(kernel.function()),
        evolution_(kernel.function(), library_, assumptions_, dominators_, loops_) {
    if (kernel.layout() == ThreadLayout::Tiles) acrossTileRow_ = Uniformity::acrossRow(kernel);
  }

  llvm::SmallVector<llvm::BasicBlock*> implicitChunkCuts() {
    llvm::SmallSetVector<llvm::BasicBlock*, 8> places;
    llvm::SmallVector<llvm::Loop*> loops = loops_.getLoopsInPreorder();
    for (llvm::Loop* loop : llvm::reverse(loops)) {
      if (!wantsCut(*loop)) continue;
      cutLoops_.insert(loop);
      if (hasCut(*loop, CutLevel::Block)) continue;  // chunks are together at the barrier
      places.insert(loop->getHeader());
      llvm::SmallVector<llvm::BasicBlock*> exits;
      loop->getUniqueExitBlocks(exits);
      for (llvm::BasicBlock* exit : exits) places.insert(meetingBehind(*exit));
      debugStream() << kernel_.function().getName() << ": implicit cut at loop of depth "
                    << loop->getLoopDepth() << "\n";
    }
    if (!places.empty()) addGuardedLoads(places);
    places.remove_if([&](llvm::BasicBlock* block) { return cuts_.at(block) != nullptr; });
    return places.takeVector();
  }

 private:
  bool hasCut(const llvm::Loop& loop, CutLevel level) const {
    return llvm::any_of(loop.blocks(), [&](llvm::BasicBlock* block) {
      const Cut* cut = cuts_.at(block);
      return cut && cut->level == level;
    });
  }

  /// An exit with nothing in it leads to where those come who skip the loop: a cut there serves both.
  /// Else a row of loops would be in the region behind each of them, as each can be skipped.
  llvm::BasicBlock* meetingBehind(llvm::BasicBlock& exit) const {
    llvm::BasicBlock* next = exit.getSingleSuccessor();
    const bool isEmpty = &*exit.getFirstNonPHIOrDbg() == exit.getTerminator();
    const bool isMeeting = next && isEmpty && !cuts_.at(next) && !loops_.isLoopHeader(next) &&
                           loops_.getLoopFor(next) == loops_.getLoopFor(&exit);
    return isMeeting ? next : &exit;
  }

  /// if (row < rows) for (k = start[row] + lane; ...): what all lanes load behind a uniform branch
  /// can be loaded once, and be linear, if a region starts there.
  void addGuardedLoads(llvm::SmallSetVector<llvm::BasicBlock*, 8>& places) const {
    for (llvm::BasicBlock& block : kernel_.function()) {
      if (loops_.getLoopFor(&block) || succ_size(&block) < 2 || uniformity_.branchesApart(block)) continue;
      for (llvm::BasicBlock* successor : successors(&block))
        if (successor->getSinglePredecessor() && !loops_.getLoopFor(successor) && loadsUniform(*successor))
          places.insert(successor);
    }
  }

  bool loadsUniform(const llvm::BasicBlock& block) const {
    return llvm::any_of(block, [&](const llvm::Instruction& instruction) {
      return llvm::isa<llvm::LoadInst>(instruction) && uniformity_.isUniform(&instruction);
    });
  }

  bool wantsCut(llvm::Loop& loop) {
    // An inner loop without cuts runs within one lane, so the loops around it cannot be cut.
    for (llvm::Loop* inner : loop.getSubLoops())
      if (!cutLoops_.contains(inner)) return false;
    if (hasCut(loop, CutLevel::Block)) return true;
    if (!loop.isLoopSimplifyForm()) return false;
    if (hasCut(loop, CutLevel::Chunk) || !loop.getSubLoops().empty()) return true;
    return isFasterAcrossLanes(loop, acrossTileRow_ ? *acrossTileRow_ : uniformity_, evolution_);
  }

  const BlockFunction& kernel_;
  Cuts cuts_;
  Uniformity uniformity_;
  std::optional<Uniformity> acrossTileRow_;
  llvm::DominatorTree dominators_;
  llvm::LoopInfo loops_;
  llvm::TargetLibraryInfoImpl functionNames_;
  llvm::TargetLibraryInfo library_;
  llvm::AssumptionCache assumptions_;
  llvm::ScalarEvolution evolution_;
  llvm::SmallPtrSet<const llvm::Loop*, 8> cutLoops_;
};

/// The cuts of the loop of at least that level, and its header, that are reached from the block
/// before any of them.
unsigned waitingPlaces(llvm::BasicBlock& block, const llvm::Loop& loop, const Cuts& cuts, CutLevel level) {
  llvm::SmallPtrSet<llvm::BasicBlock*, 4> places;
  llvm::SmallPtrSet<llvm::BasicBlock*, 16> seen;
  llvm::SmallVector<llvm::BasicBlock*> work(successors(&block));
  while (!work.empty()) {
    llvm::BasicBlock* reached = work.pop_back_val();
    if (!loop.contains(reached)) continue;
    const bool waits = level == CutLevel::Chunk ? cuts.at(reached) != nullptr : cuts.isBlockCut(reached);
    if (waits || reached == loop.getHeader())
      places.insert(reached);
    else if (seen.insert(reached).second)
      work.append(succ_begin(reached), succ_end(reached));
  }
  return places.size();
}

}  // namespace

llvm::SmallVector<llvm::BasicBlock*> implicitChunkCuts(const BlockFunction& kernel) {
  return LoopCuts(kernel).implicitChunkCuts();
}

llvm::SmallVector<llvm::BasicBlock*> crowdedBlocks(llvm::Function& function) {
  constexpr unsigned kMostRegions = 4;
  const Cuts cuts(function);
  llvm::DominatorTree dominators(function);
  llvm::LoopInfo loops(dominators);
  auto runsInOneLane = [&](const llvm::BasicBlock* block) {  // a loop without cuts around it does
    const llvm::Loop* loop = loops.getLoopFor(block);
    return loop && llvm::none_of(loop->blocks(), [&](llvm::BasicBlock* member) { return cuts.at(member); });
  };
  llvm::SmallVector<llvm::BasicBlock*> places;
  visitCutsBefore(function, [&](llvm::BasicBlock& block, const BlockSet& before) {
    if (cuts.at(&block)) return true;
    const bool isCrowded = before.size() > kMostRegions && !runsInOneLane(&block);
    if (isCrowded) places.push_back(&block);
    return isCrowded;
  });
  return places;
}

llvm::SmallVector<llvm::BasicBlock*> desynchronisedLoops(const BlockFunction& kernel, CutLevel level) {
  llvm::Function& function = kernel.function();
  Cuts cuts(function);
  if (level == CutLevel::Chunk ? !cuts.hasChunkCuts() : !cuts.hasBarriers()) return {};
  llvm::SmallSetVector<llvm::BasicBlock*, 4> headers;
  Uniformity uniformity(kernel, level);
  llvm::DominatorTree dominators(function);
  llvm::LoopInfo loops(dominators);
  for (llvm::BasicBlock& block : function) {
    if (!uniformity.branchesApart(block)) continue;
    for (llvm::Loop* loop = loops.getLoopFor(&block); loop; loop = loop->getParentLoop())
      if (waitingPlaces(block, *loop, cuts, level) > 1) headers.insert(loop->getHeader());
  }
  headers.remove_if([&](llvm::BasicBlock* block) { return cuts.at(block) != nullptr; });
  return headers.takeVector();
}

}  // namespace hipcpu
