// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/analysis/AtomicSums.h"

#include "backends/cpu/compiler/analysis/SharedStorage.h"
#include "backends/cpu/compiler/analysis/Slots.h"

#include <llvm/Analysis/MemoryLocation.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/InstIterator.h>

namespace hipcpu {
namespace {

using llvm::AtomicRMWInst;
using llvm::BasicBlock;
using llvm::Instruction;
using llvm::Value;

constexpr unsigned kMaxDepth = 6;  // of an address that is computed once more

/// Operations that can be applied in any order and grouping.
bool isSum(AtomicRMWInst::BinOp operation) {
  switch (operation) {
    case AtomicRMWInst::Add:
    case AtomicRMWInst::Sub:
    case AtomicRMWInst::And:
    case AtomicRMWInst::Or:
    case AtomicRMWInst::Xor:
    case AtomicRMWInst::Max:
    case AtomicRMWInst::Min:
    case AtomicRMWInst::UMax:
    case AtomicRMWInst::UMin:
    case AtomicRMWInst::FAdd:
    case AtomicRMWInst::FSub: return true;
    default: return false;
  }
}

bool mayBeSummed(const AtomicRMWInst& update) {
  llvm::Type* type = update.getValOperand()->getType();
  return update.use_empty() && !update.isVolatile() && (type->isIntegerTy() || type->isFloatingPointTy()) &&
         update.getOrdering() == llvm::AtomicOrdering::Monotonic &&
         isSum(update.getOperation());
}

/// Computed from the arguments and where shared memory lies, by operations that cannot fault.
bool dependsOnLaunchOnly(const Value* value, unsigned depth = 0) {
  if (llvm::isa<llvm::Constant, llvm::Argument>(value) || isSharedStorage(value)) return true;
  auto* instruction = llvm::dyn_cast<Instruction>(value);
  if (!instruction || depth > kMaxDepth || !llvm::isSafeToSpeculativelyExecute(instruction)) return false;
  return llvm::isa<llvm::GetElementPtrInst, llvm::CastInst, llvm::BinaryOperator>(instruction) &&
         llvm::all_of(instruction->operands(), [&](Value* operand) { return dependsOnLaunchOnly(operand, depth + 1); });
}

class Observers {
 public:
  Observers(const AtomicRMWInst& update, llvm::AAResults& aliases)
      : update_(update), location_(llvm::MemoryLocation::get(&update)), aliases_(aliases) {}

  /// Whether a thread may access the address after its update, before it reaches a cut.
  bool follow(const Cuts& cuts, CutLevel endsAt) const {
    llvm::SmallPtrSet<const BasicBlock*, 16> seen;
    llvm::SmallVector<const BasicBlock*> work;
    auto enter = [&](const BasicBlock& block) {
      for (const BasicBlock* successor : successors(&block)) {
        const Cut* cut = cuts.at(successor);
        if (cut && (cut->level == CutLevel::Block || endsAt == CutLevel::Chunk)) continue;
        if (seen.insert(successor).second) work.push_back(successor);
      }
    };
    for (const Instruction* next = update_.getNextNode(); next; next = next->getNextNode())
      if (observes(*next)) return true;
    enter(*update_.getParent());
    while (!work.empty()) {
      const BasicBlock& block = *work.pop_back_val();
      if (llvm::any_of(block, [&](const Instruction& instruction) { return observes(instruction); })) return true;
      enter(block);
    }
    return false;
  }

 private:
  bool observes(const Instruction& instruction) const {
    if (!instruction.mayReadOrWriteMemory() || isCutMarker(builtinOf(&instruction).kind)) return false;
    if (accessedSlot(instruction)) return false;
    if (auto* other = llvm::dyn_cast<AtomicRMWInst>(&instruction))
      if (mayBeSummed(*other) && other->getOperation() == update_.getOperation() &&
          other->getValOperand()->getType() == update_.getValOperand()->getType())
        return false;
    return llvm::isModOrRefSet(aliases_.getModRefInfo(&instruction, location_));
  }

  const AtomicRMWInst& update_;
  const llvm::MemoryLocation location_;
  llvm::AAResults& aliases_;
};

}  // namespace

llvm::Constant* AtomicSum::identity() const {
  const unsigned bits = type()->getPrimitiveSizeInBits();
  switch (operation()) {
    case AtomicRMWInst::FAdd:
    case AtomicRMWInst::FSub: return llvm::ConstantFP::getNegativeZero(type());
    case AtomicRMWInst::And:
    case AtomicRMWInst::UMin: return llvm::Constant::getAllOnesValue(type());
    case AtomicRMWInst::Max: return llvm::ConstantInt::get(type(), llvm::APInt::getSignedMinValue(bits));
    case AtomicRMWInst::Min: return llvm::ConstantInt::get(type(), llvm::APInt::getSignedMaxValue(bits));
    default: return llvm::Constant::getNullValue(type());
  }
}

Instruction* AtomicSum::emitStep(llvm::IRBuilderBase& builder, Value* sum, Value* value) const {
  auto intrinsic = [&](llvm::Intrinsic::ID id) {
    return llvm::cast<Instruction>(builder.CreateBinaryIntrinsic(id, sum, value));
  };
  auto binary = [&](Instruction::BinaryOps opcode) {
    return builder.Insert(llvm::BinaryOperator::Create(opcode, sum, value));
  };
  switch (operation()) {
    case AtomicRMWInst::FAdd:
    case AtomicRMWInst::FSub: {
      Instruction* result = binary(Instruction::FAdd);
      result->setHasAllowReassoc(true);
      return result;
    }
    case AtomicRMWInst::And: return binary(Instruction::And);
    case AtomicRMWInst::Or: return binary(Instruction::Or);
    case AtomicRMWInst::Xor: return binary(Instruction::Xor);
    case AtomicRMWInst::Max: return intrinsic(llvm::Intrinsic::smax);
    case AtomicRMWInst::Min: return intrinsic(llvm::Intrinsic::smin);
    case AtomicRMWInst::UMax: return intrinsic(llvm::Intrinsic::umax);
    case AtomicRMWInst::UMin: return intrinsic(llvm::Intrinsic::umin);
    default: return binary(Instruction::Add);  // also of what is subtracted in the end
  }
}

llvm::SmallVector<AtomicSum> atomicSums(llvm::Function& function, const Cuts& cuts, const Uniformity& acrossChunk,
                                        llvm::AAResults& aliases) {
  llvm::SmallVector<AtomicSum> sums;
  for (Instruction& instruction : llvm::instructions(function)) {
    auto* update = llvm::dyn_cast<AtomicRMWInst>(&instruction);
    if (!update || !mayBeSummed(*update)) continue;
    const Observers observers(*update, aliases);
    if (dependsOnLaunchOnly(update->getPointerOperand()) && !observers.follow(cuts, CutLevel::Block))
      sums.push_back({update, SumScope::Block});
    else if (acrossChunk.isUniform(update->getPointerOperand()) && !observers.follow(cuts, CutLevel::Chunk))
      sums.push_back({update, SumScope::Chunk});
  }
  return sums;
}

}  // namespace hipcpu
