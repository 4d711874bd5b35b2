// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/GatherShuffles.h"

#include "backends/cpu/compiler/analysis/Builtins.h"
#include "backends/cpu/compiler/analysis/KernelInfo.h"

#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/IR/Instructions.h>

namespace hipcpu {
namespace {

using llvm::Instruction;

/// One walk through a block, with the row of shuffles that can still be added to.
class Gatherer {
 public:
  bool visit(Instruction& instruction) {
    if (builtinOf(&instruction).kind == Builtin::Shuffle) return join(instruction);
    if (!first_) return false;
    if (staysInPlace(instruction)) {
      first_ = nullptr;
    } else {
      (needsRow(instruction) ? behind_ : between_).insert(&instruction);
    }
    return false;
  }

 private:
  /// What other lanes or the caller could notice.
  static bool staysInPlace(const Instruction& instruction) {
    if (isCoordinate(builtinOf(&instruction).kind)) return false;
    auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction);
    return instruction.mayReadOrWriteMemory() || instruction.mayHaveSideEffects() || instruction.isTerminator() ||
           (call && call->isConvergent());
  }

  bool needsRow(const Instruction& instruction) const {
    return llvm::any_of(instruction.operands(), [&](const llvm::Use& use) {
      auto* operand = llvm::dyn_cast<Instruction>(use);
      return operand && behind_.contains(operand);
    });
  }

  /// Adds the shuffle to the row or begins one with it.
  bool join(Instruction& shuffle) {
    if (!first_ || needsRow(shuffle)) {
      first_ = last_ = &shuffle;
      behind_.clear();
      between_.clear();
      behind_.insert(&shuffle);
      return false;
    }
    hoistOperands(shuffle);
    const bool moves = last_->getNextNonDebugInstruction() != &shuffle;
    if (moves) shuffle.moveAfter(last_);
    last_ = &shuffle;
    behind_.insert(&shuffle);
    return moves;
  }

  void hoistOperands(Instruction& instruction) {
    for (llvm::Value* value : instruction.operands()) {
      auto* operand = llvm::dyn_cast<Instruction>(value);
      if (!operand || !between_.erase(operand)) continue;
      hoistOperands(*operand);
      operand->moveBefore(first_);
    }
  }

  Instruction* first_ = nullptr;
  Instruction* last_ = nullptr;
  llvm::SmallPtrSet<const Instruction*, 32> behind_;   // the row and what depends on it
  llvm::SmallPtrSet<const Instruction*, 32> between_;  // behind the first of the row, and independent of it
};

bool gatherIn(llvm::Function& function) {
  bool changed = false;
  for (llvm::BasicBlock& block : function) {
    Gatherer gatherer;
    for (Instruction& instruction : llvm::make_early_inc_range(block)) changed |= gatherer.visit(instruction);
  }
  return changed;
}

}  // namespace

llvm::PreservedAnalyses GatherShuffles::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  bool changed = false;
  for (llvm::Function& function : module)
    if (BlockFunction::of(function)) changed |= gatherIn(function);
  return changed ? llvm::PreservedAnalyses::none() : llvm::PreservedAnalyses::all();
}

}  // namespace hipcpu
