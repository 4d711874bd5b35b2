// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/emit/KernelPlan.h"

#include "backends/cpu/compiler/Options.h"
#include "backends/cpu/compiler/analysis/DebugVariables.h"
#include "backends/cpu/compiler/analysis/LoopOrder.h"

#include <functional>

namespace hipcpu {
namespace {

using llvm::BasicBlock;

bool hasDivergentExit(const Region& region, const Uniformity& uniformity,
                      const RegionBuilder& regions, CutLevel level) {
  if (region.exitCount() < 2) return false;
  return llvm::any_of(region.blocks, [&](BasicBlock* block) {
    return uniformity.branchesApart(*block) && regions.reachableFrom(block, level).exitCount() > 1;
  });
}

}  // namespace

KernelPlan::KernelPlan(const BlockFunction& block, llvm::AAResults& aliases)
    : kernel(block), cuts(block.function()), acrossChunk(block, CutLevel::Chunk) {
  if (kernel.layout() == ThreadLayout::Tiles) acrossTileRow = Uniformity::acrossRow(kernel);
  for (const Cut& cut : cuts.all())
    if (cut.level == CutLevel::Block) blockCuts.push_back(cut.block);
  RegionBuilder regions(kernel.function(), cuts);
  for (const Cut& cut : cuts.all())
    chunkRegions.try_emplace(cut.block, regions.build(cut.block, CutLevel::Chunk));
  argumentVariables = DebugVariables(kernel.function()).ofArguments(kernel.function());
  numberCuts();
  findDivergentExits();
  sums = atomicSums(kernel, cuts, acrossChunk, !blockMasked, aliases);
}

void KernelPlan::numberCuts() {
  unsigned nextChunk = 1;
  unsigned nextBlock = StateId::kFirstBlockCut;
  const LoopOrder order(kernel.function());
  for (BasicBlock* block : order.blocks())
    if (const Cut* cut = cuts.at(block))
      ids_[block] = cut->level == CutLevel::Chunk ? nextChunk++ : nextBlock++;
}

void KernelPlan::findDivergentExits() {
  RegionBuilder regions(kernel.function(), cuts);
  Uniformity acrossBlock(kernel, CutLevel::Block);
  for (const Cut& cut : cuts.all()) {
    chunkMasked |= hasDivergentExit(regionOf(cut.block), acrossChunk, regions, CutLevel::Chunk);
    if (cut.level == CutLevel::Block)
      blockMasked |= hasDivergentExit(regions.build(cut.block, CutLevel::Block), acrossBlock, regions,
                                      CutLevel::Block);
  }
  if (Options::get().masked) chunkMasked = blockMasked = true;
  debugStream() << kernel.function().getName() << ": cuts " << cuts.all().size() << ", block cuts "
                << blockCuts.size() << ", width " << kernel.width()
                << (chunkMasked ? ", chunk-masked" : "")
                << (blockMasked ? ", block-masked" : "") << "\n";
}

unsigned KernelPlan::stateId(const BasicBlock* cut) const { return ids_.lookup(cut); }

unsigned KernelPlan::arrivalId(const BasicBlock* cut) const {
  if (!cut) return StateId::kReturned;
  const bool waits = blockMasked && cuts.at(cut)->waits;
  return stateId(cut) + (waits ? StateId::kWaits : 0);
}

}  // namespace hipcpu
