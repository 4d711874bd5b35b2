// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/VerifySlots.h"

#include "backends/cpu/compiler/Diagnostics.h"
#include "backends/cpu/compiler/analysis/CrossCutValues.h"
#include "backends/cpu/compiler/analysis/SharedStorage.h"
#include "backends/cpu/compiler/analysis/SlotLiveness.h"
#include "backends/cpu/compiler/analysis/Slots.h"
#include "backends/cpu/compiler/analysis/Uniformity.h"

#include <llvm/IR/CFG.h>
#include <llvm/IR/Instructions.h>

namespace hipcpu {
namespace {

class SlotVerifier {
 public:
  explicit SlotVerifier(const BlockFunction& kernel)
      : function_(kernel.function()), cuts_(function_), acrossChunk_(kernel, CutLevel::Chunk) {}

  std::string fault() {
    for (const Cut& cut : cuts_.all())
      if (!cut.block->phis().empty()) return "a cut has a phi";
    if (!crossCutValues(function_, cuts_).empty()) return "a value lives across a cut";
    for (llvm::Instruction& instruction : function_.getEntryBlock()) {
      auto* variable = llvm::dyn_cast<llvm::AllocaInst>(&instruction);
      if (!variable || isSharedStorage(variable)) continue;
      if (std::string fault = faultOf(*variable); !fault.empty()) return fault;
    }
    return "";
  }

 private:
  std::string faultOf(llvm::AllocaInst& variable) {
    const std::optional<Slot> slot = slotOf(&variable);
    if (!slot) return "memory is neither a slot nor shared";
    if (slot->home == SlotHome::Chunk && isAccessedAsWhole(variable) && livesAcrossBlockCut(variable))
      return "a slot of a chunk lives across a block cut";
    if (slot->varying()) return "";
    if (slot->home == SlotHome::Block && slot->stride != 0) return "a slot of the block is not uniform";
    if (slot->exact && !variable.getAllocatedType()->isIntegerTy(64)) return "an exact slot has not 64 bits";
    for (llvm::User* user : variable.users()) {
      auto* access = llvm::cast<llvm::Instruction>(user);
      if (isCutMarker(builtinOf(access).kind)) continue;
      if (accessedSlot(*access) != &variable) return "a linear slot is not accessed as a whole";
      auto* store = llvm::dyn_cast<llvm::StoreInst>(access);
      if (!store) continue;
      const Shape shape = acrossChunk_.shapeOf(store->getValueOperand());
      if (!shape.isLinear() || shape.stride != slot->stride)
        return "a value with another stride is stored in a linear slot";
    }
    return "";
  }

  static bool isAccessedAsWhole(llvm::AllocaInst& variable) {
    return llvm::all_of(variable.users(), [&](llvm::User* user) {
      return accessedSlot(*llvm::cast<llvm::Instruction>(user)) == &variable;
    });
  }

  bool livesAcrossBlockCut(llvm::AllocaInst& variable) const {
    return llvm::any_of(liveBlocks(variable), [&](llvm::BasicBlock* block) { return cuts_.isBlockCut(block); });
  }

  llvm::Function& function_;
  Cuts cuts_;
  Uniformity acrossChunk_;
};

}  // namespace

llvm::PreservedAnalyses VerifySlots::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  for (llvm::Function& function : module)
    if (std::optional<BlockFunction> block = BlockFunction::of(function))
      endOnFault(function, SlotVerifier(*block).fault());
  return llvm::PreservedAnalyses::all();
}

}  // namespace hipcpu
