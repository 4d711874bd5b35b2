// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/Rematerialize.h"

#include "backends/cpu/compiler/analysis/Uniformity.h"

#include <llvm/IR/InstIterator.h>

#include <map>

namespace hipcpu {
namespace {

using llvm::Instruction;

constexpr unsigned kMaxDepth = 6;

class Rematerializer {
 public:
  explicit Rematerializer(const BlockFunction& kernel)
      : function_(kernel.function()),
        uniformity_(kernel, CutLevel::Block),
        dominators_(function_),
        loops_(dominators_) {}

  void run() {
    llvm::SmallVector<Instruction*> values;
    for (Instruction& instruction : llvm::instructions(function_))
      if (!isLeaf(&instruction) && isCheap(&instruction, 0)) values.push_back(&instruction);
    for (Instruction* value : values) replaceDistantUses(*value);
  }

 private:
  /// Kept as they are: uniform values need one scalar only.
  bool isLeaf(const llvm::Value* value) const {
    auto* instruction = llvm::dyn_cast<Instruction>(value);
    if (!instruction || llvm::isa<llvm::AllocaInst>(instruction)) return true;
    return builtinOf(value).kind == Builtin::None && uniformity_.isUniform(value);
  }

  bool isCheap(const llvm::Value* value, unsigned depth) const {
    if (isLeaf(value)) return true;
    if (isCoordinate(builtinOf(value).kind)) return true;
    if (depth > kMaxDepth) return false;
    if (!llvm::isa<llvm::BinaryOperator, llvm::CastInst, llvm::GetElementPtrInst, llvm::ICmpInst>(value))
      return false;
    if (value->getType()->isFPOrFPVectorTy()) return false;
    auto* instruction = llvm::cast<Instruction>(value);
    if (instruction->isIntDivRem()) return false;
    return llvm::all_of(instruction->operand_values(),
                        [&](const llvm::Value* operand) { return isCheap(operand, depth + 1); });
  }

  /// A uniform value of a loop is another one after the loop, in each lane: lanes leave the loop
  /// in different iterations.
  bool leavesReach(const llvm::Value* value, const llvm::BasicBlock* place) const {
    auto* instruction = llvm::dyn_cast<Instruction>(value);
    if (!instruction || llvm::isa<llvm::AllocaInst>(instruction)) return true;
    if (isLeaf(value)) {
      llvm::Loop* loop = loops_.getLoopFor(instruction->getParent());
      return !loop || loop->contains(place);
    }
    if (builtinOf(value).kind != Builtin::None) return true;
    return llvm::all_of(instruction->operand_values(),
                        [&](const llvm::Value* operand) { return leavesReach(operand, place); });
  }

  void replaceDistantUses(Instruction& value) {
    llvm::SmallVector<llvm::Use*> uses;
    for (llvm::Use& use : value.uses()) uses.push_back(&use);
    for (llvm::Use* use : uses) {
      auto* user = llvm::cast<Instruction>(use->getUser());
      auto* phi = llvm::dyn_cast<llvm::PHINode>(user);
      llvm::BasicBlock* place = phi ? phi->getIncomingBlock(*use) : user->getParent();
      if (place == value.getParent() || !leavesReach(&value, place)) continue;
      // A phi can list a block several times, with the same value.
      if (phi && llvm::count(phi->blocks(), place) > 1) continue;
      use->set(copy(&value, anchor(*place, phi != nullptr)));
    }
  }

  /// Copies go in front of a fixed instruction of the block, in the order they are made.
  Instruction* anchor(llvm::BasicBlock& block, bool atEnd) {
    if (atEnd) return block.getTerminator();
    Instruction*& known = anchors_[&block];
    if (!known) known = &*block.getFirstInsertionPt();
    return known;
  }

  llvm::Value* copy(llvm::Value* value, Instruction* before) {
    if (isLeaf(value)) return value;
    llvm::Value*& known = copies_[{before, value}];
    if (known) return known;
    auto* original = llvm::cast<Instruction>(value);
    Instruction* fresh = original->clone();
    if (builtinOf(value).kind == Builtin::None)
      for (llvm::Use& operand : fresh->operands()) operand.set(copy(operand, before));
    fresh->insertBefore(before->getIterator());
    uniformity_.setShape(fresh, uniformity_.shapeOf(original));
    return copies_[{before, value}] = fresh;
  }

  llvm::Function& function_;
  Uniformity uniformity_;
  llvm::DominatorTree dominators_;
  llvm::LoopInfo loops_;
  llvm::DenseMap<llvm::BasicBlock*, Instruction*> anchors_;
  std::map<std::pair<Instruction*, llvm::Value*>, llvm::Value*> copies_;
};

}  // namespace

llvm::PreservedAnalyses Rematerialize::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  for (llvm::Function& function : module)
    if (std::optional<BlockFunction> block = BlockFunction::of(function)) Rematerializer(*block).run();
  return llvm::PreservedAnalyses::none();
}

}  // namespace hipcpu
