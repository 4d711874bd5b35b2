// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/SettleLinearSlots.h"

#include "backends/cpu/compiler/Options.h"
#include "backends/cpu/compiler/analysis/SlotLiveness.h"
#include "backends/cpu/compiler/analysis/Slots.h"
#include "backends/cpu/compiler/emit/LaneZero.h"

#include <llvm/ADT/MapVector.h>
#include <llvm/IR/CFG.h>

namespace hipcpu {
namespace {

using llvm::AllocaInst;
using llvm::BasicBlock;

class Settler {
 public:
  explicit Settler(const BlockFunction& kernel)
      : kernel_(kernel), function_(kernel.function()), cuts_(function_) {
    RegionBuilder builder(function_, cuts_);
    for (const Cut& cut : cuts_.all()) regions_.push_back(builder.build(cut.block, CutLevel::Chunk));
  }

  void run() {
    for (AllocaInst* slot : slotsOf(function_))
      if (!slotOf(slot)->varying()) live_[slot] = liveBlocks(*slot);
    for (bool changed = true; changed;) {
      changed = false;
      Uniformity acrossChunk(kernel_, CutLevel::Chunk);
      for (const Region& region : regions_) changed |= settle(region, acrossChunk);
    }
  }

 private:
  bool settle(const Region& region, const Uniformity& acrossChunk) {
    LaneZero laneZero(region, cuts_, acrossChunk);
    llvm::SmallVector<AllocaInst*> unfit;
    for (auto& [slot, live] : live_) {
      if (slotOf(slot)->varying() || isFit(*slot, region, acrossChunk, laneZero)) continue;
      unfit.push_back(slot);
    }
    for (AllocaInst* slot : unfit) {
      debugStream() << function_.getName() << ": slot becomes varying" << *slot << "\n";
      makeVarying(*slot);
    }
    return !unfit.empty();
  }

  bool isFit(AllocaInst& slot, const Region& region, const Uniformity& acrossChunk,
             LaneZero& laneZero) {
    // Also where nothing is stored: what is loaded in a loop and used behind it differs between lanes.
    for (llvm::User* user : slot.users()) {
      auto* load = llvm::dyn_cast<llvm::LoadInst>(user);
      if (load && region.contains(load->getParent()) && !laneZero.evaluate(load)) return false;
    }
    llvm::SmallVector<llvm::StoreInst*> stores = storesIn(region, slot);
    if (stores.empty()) return true;
    if (stores.size() > 1) return false;
    llvm::Value* stored = stores.front()->getValueOperand();
    const Shape shape = acrossChunk.shapeOf(stored);
    const Slot kind = *slotOf(&slot);
    if (!shape.isLinear() || shape.stride != kind.stride || !laneZero.evaluate(stored)) return false;
    if (kind.exact && !shape.exactSigned) return false;
    return !losesOldValue(*stores.front(), region, live_[&slot]);
  }

  /// A lane that leaves the region past the store, to where the old value is read.
  bool losesOldValue(llvm::StoreInst& store, const Region& region,
                     const llvm::SmallPtrSet<BasicBlock*, 16>& live) const {
    if (store.getParent() == region.start) return false;
    for (BasicBlock* block : region.blocks) {
      if (block == store.getParent()) continue;
      const bool passes = block == region.start || reachesWithin(region, cuts_, region.start, block,
                                                                 store.getParent());
      if (!passes) continue;
      for (BasicBlock* successor : successors(block))
        if (cuts_.at(successor) && live.contains(successor)) return true;
    }
    return false;
  }

  const BlockFunction kernel_;
  llvm::Function& function_;
  Cuts cuts_;
  llvm::SmallVector<Region, 0> regions_;
  llvm::MapVector<AllocaInst*, llvm::SmallPtrSet<BasicBlock*, 16>> live_;
};

}  // namespace

llvm::PreservedAnalyses SettleLinearSlots::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  for (llvm::Function& function : module)
    if (std::optional<BlockFunction> block = BlockFunction::of(function)) Settler(*block).run();
  return llvm::PreservedAnalyses::none();
}

}  // namespace hipcpu
