// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/DemoteCrossCutValues.h"

#include "backends/cpu/compiler/analysis/CrossCutValues.h"
#include "backends/cpu/compiler/analysis/DebugVariables.h"
#include "backends/cpu/compiler/analysis/SharedStorage.h"
#include "backends/cpu/compiler/analysis/Slots.h"
#include "backends/cpu/compiler/analysis/Uniformity.h"

#include <llvm/IR/IRBuilder.h>

namespace hipcpu {
namespace {

using llvm::BasicBlock;
using llvm::Instruction;

class Demoter {
 public:
  explicit Demoter(const BlockFunction& kernel)
      : isTiled_(kernel.layout() == ThreadLayout::Tiles),
        function_(kernel.function()),
        cuts_(function_),
        acrossBlock_(kernel, CutLevel::Block),
        acrossChunk_(kernel, CutLevel::Chunk),
        dominators_(function_),
        loops_(dominators_),
        variables_(function_) {
    threadsSpread_ = threadsSpread();
  }

  void run() {
    for (const Cut& cut : cuts_.all())
      while (auto* phi = llvm::dyn_cast<llvm::PHINode>(&cut.block->front())) demotePhi(*phi, cut);
    for (const CrossCutValue& crossing : crossCutValues(function_, cuts_))
      demoteValue(*crossing.value, slotFor(*crossing.value, crossing.crossesBlockCut));
    for (Instruction& instruction : function_.getEntryBlock()) {
      auto* variable = llvm::dyn_cast<llvm::AllocaInst>(&instruction);
      if (!variable || slotOf(variable) || isSharedStorage(variable)) continue;
      const bool kept = liveAcrossBlockCut(*variable, cuts_);
      setSlot(*variable, {.home = kept ? SlotHome::Thread : SlotHome::Chunk});
    }
  }

 private:
  /// Whether threads of a block can wait at two different places.
  bool threadsSpread() const {
    RegionBuilder regions(function_, cuts_);
    return llvm::any_of(function_, [&](BasicBlock& block) {
      return acrossBlock_.branchesApart(block) &&
             regions.reachableFrom(&block, CutLevel::Block).exits.size() > 1;
    });
  }

  /// In a loop with an implicit block cut, threads can be in different iterations.
  bool isDesynchronised(const Instruction& value) const {
    for (llvm::Loop* loop = loops_.getLoopFor(value.getParent()); loop; loop = loop->getParentLoop()) {
      const Cut* cut = cuts_.at(loop->getHeader());
      if (cut && cut->level == CutLevel::Block && !cut->waits) return true;
    }
    return false;
  }

  Slot slotFor(const Instruction& value, bool crossesBlockCut) const {
    Slot slot;
    slot.home = crossesBlockCut ? SlotHome::Thread : SlotHome::Chunk;
    if (crossesBlockCut && isDesynchronised(value)) return slot;
    const Shape shape = acrossChunk_.shapeOf(&value);
    llvm::Type* type = value.getType();
    const bool countable = (type->isIntegerTy() && !type->isIntegerTy(1)) || type->isPointerTy();
    // Rows of a tile would have bases of their own.
    slot.linear = shape.isUniform() || (shape.isLinear() && countable && !isTiled_);
    if (!slot.linear) return slot;
    slot.stride = shape.stride;
    slot.exact = shape.exactSigned && type->isIntegerTy() && type->getIntegerBitWidth() < 64 &&
                 shape.stride != 0;
    if (crossesBlockCut && acrossBlock_.isUniform(&value) && !threadsSpread_)
      slot.home = SlotHome::Block;
    return slot;
  }

  /// How a value is kept: booleans as bytes, because vectors of i1 cannot be stored lane by lane,
  /// and exact linear integers with 64 bits (see Slot::exact).
  llvm::Type* storedType(llvm::Type* type, const Slot& slot) const {
    llvm::LLVMContext& context = function_.getContext();
    if (slot.exact) return llvm::Type::getInt64Ty(context);
    if (slot.varying() && type->isIntegerTy(1)) return llvm::Type::getInt8Ty(context);
    return type;
  }

  llvm::AllocaInst* makeSlot(llvm::Type* type, const Slot& slot) {
    BasicBlock& entry = function_.getEntryBlock();
    auto* variable = new llvm::AllocaInst(storedType(type, slot), 0, "slot", entry.begin());
    setSlot(*variable, slot);
    return variable;
  }

  llvm::Value* load(llvm::Type* type, llvm::AllocaInst& variable, BasicBlock::iterator before) {
    llvm::IRBuilder<> builder(before->getParent(), before);
    llvm::Value* value = builder.CreateLoad(variable.getAllocatedType(), &variable);
    if (value->getType() == type) return value;
    const bool exact = slotOf(&variable)->exact;
    return builder.CreateTrunc(value, type, "", /*IsNUW=*/!exact, /*IsNSW=*/exact);
  }

  /// Tells debuggers that the variables of a value are in `loaded` from here on.
  void describe(const Instruction& value, Instruction& loaded) {
    for (const llvm::DbgVariableRecord* record : variables_.of(&value)) {
      if (record->getVariableLocationOp(0) != &value) continue;  // replaced since
      llvm::DbgVariableRecord* copy = record->clone();
      copy->replaceVariableLocationOp(0u, &loaded);
      loaded.getParent()->insertDbgRecordAfter(copy, &loaded);
    }
  }

  void store(llvm::Value* value, llvm::AllocaInst& variable, BasicBlock::iterator before) {
    llvm::IRBuilder<> builder(before->getParent(), before);
    llvm::Type* type = variable.getAllocatedType();
    if (value->getType() != type)
      value = slotOf(&variable)->exact ? builder.CreateSExt(value, type)
                                       : builder.CreateZExt(value, type);
    builder.CreateStore(value, &variable);
  }

  void demotePhi(llvm::PHINode& phi, const Cut& cut) {
    llvm::AllocaInst& slot =
        *makeSlot(phi.getType(), slotFor(phi, cut.level == CutLevel::Block));
    for (unsigned i = 0; i < phi.getNumIncomingValues(); ++i)
      store(phi.getIncomingValue(i), slot, phi.getIncomingBlock(i)->getTerminator()->getIterator());
    llvm::Value* value = load(phi.getType(), slot, cut.block->getFirstInsertionPt());
    acrossBlock_.setShape(value, acrossBlock_.shapeOf(&phi));
    acrossChunk_.setShape(value, acrossChunk_.shapeOf(&phi));
    phi.replaceAllUsesWith(value);
    phi.eraseFromParent();
  }

  /// One load in each block that uses the value; uses behind the definition in its own block stay.
  void demoteValue(Instruction& value, const Slot& kind) {
    llvm::AllocaInst& slot = *makeSlot(value.getType(), kind);
    llvm::SmallVector<llvm::Use*> uses;
    for (llvm::Use& use : value.uses()) uses.push_back(&use);
    llvm::DenseMap<BasicBlock*, llvm::Value*> loaded;
    for (llvm::Use* use : uses) {
      auto* user = llvm::cast<Instruction>(use->getUser());
      auto* phi = llvm::dyn_cast<llvm::PHINode>(user);
      BasicBlock* place = phi ? phi->getIncomingBlock(*use) : user->getParent();
      if (place == value.getParent()) continue;
      llvm::Value*& known = loaded[place];
      if (!known) {
        known = load(value.getType(), slot, place->getFirstInsertionPt());
        describe(value, *llvm::cast<Instruction>(known));
      }
      use->set(known);
    }
    auto behind = llvm::isa<llvm::PHINode>(value) ? value.getParent()->getFirstInsertionPt()
                                                  : std::next(value.getIterator());
    store(&value, slot, behind);
  }

  const bool isTiled_;
  llvm::Function& function_;
  Cuts cuts_;
  Uniformity acrossBlock_;
  Uniformity acrossChunk_;
  llvm::DominatorTree dominators_;
  llvm::LoopInfo loops_;
  DebugVariables variables_;
  bool threadsSpread_ = false;
};

}  // namespace

llvm::PreservedAnalyses DemoteCrossCutValues::run(llvm::Module& module,
                                                  llvm::ModuleAnalysisManager&) {
  for (llvm::Function& function : module)
    if (std::optional<BlockFunction> block = BlockFunction::of(function)) Demoter(*block).run();
  return llvm::PreservedAnalyses::none();
}

}  // namespace hipcpu
