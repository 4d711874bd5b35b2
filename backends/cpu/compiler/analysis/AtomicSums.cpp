// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/analysis/AtomicSums.h"

#include "backends/cpu/compiler/analysis/SharedStorage.h"
#include "backends/cpu/compiler/analysis/Slots.h"

#include <llvm/Analysis/MemoryLocation.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>

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

/// Whether this is computed by operations that cannot fault from values that satisfy the predicate.
template <class Predicate>
bool isComputedFrom(const Value* value, Predicate predicate, unsigned depth = 0) {
  if (llvm::isa<llvm::Constant>(value) || predicate(value)) return true;
  auto* instruction = llvm::dyn_cast<Instruction>(value);
  if (!instruction || depth > kMaxDepth || !llvm::isSafeToSpeculativelyExecute(instruction)) return false;
  return llvm::isa<llvm::GetElementPtrInst, llvm::CastInst, llvm::BinaryOperator>(instruction) &&
         llvm::all_of(instruction->operands(),
                      [&](Value* operand) { return isComputedFrom(operand, predicate, depth + 1); });
}

bool isKnownToBlock(const Value* value) { return llvm::isa<llvm::Argument>(value) || isSharedStorage(value); }

/// Of the arguments of a block function only these are not the same in all blocks.
bool isKnownToLaunch(const Value* value, const BlockFunction& kernel) {
  const llvm::Argument* ofBlock[] = {kernel.blockIdx(0),     kernel.blockIdx(1), kernel.blockIdx(2),
                                     kernel.dynamicShared(), kernel.frame(),     kernel.isFirst(), kernel.isLast()};
  return llvm::isa<llvm::Argument>(value) && !llvm::is_contained(ofBlock, value);
}

/// Memory that other blocks do not see.
bool isOfBlock(const Value* pointer, const BlockFunction& kernel) {
  const Value* object = llvm::getUnderlyingObject(pointer);
  return llvm::isa<llvm::AllocaInst>(object) || object == kernel.dynamicShared();
}

bool sameSum(const Instruction& instruction, const AtomicRMWInst& update) {
  auto* other = llvm::dyn_cast<AtomicRMWInst>(&instruction);
  return other && mayBeSummed(*other) && other->getOperation() == update.getOperation() &&
         other->getValOperand()->getType() == update.getValOperand()->getType();
}

/// Whether an instruction may order what this block does against what others do.
bool mayMeetOtherBlocks(const Instruction& instruction, const AtomicRMWInst& update, const BlockFunction& kernel) {
  if (!instruction.mayReadOrWriteMemory() || sameSum(instruction, update)) return false;
  if (auto call = builtinOf(&instruction); isCutMarker(call.kind)) return call.kind == Builtin::CutGrid;
  if (const Value* pointer = llvm::getLoadStorePointerOperand(&instruction))
    return (instruction.isVolatile() || instruction.isAtomic()) && !isOfBlock(pointer, kernel);
  if (auto* atomic = llvm::dyn_cast<AtomicRMWInst>(&instruction)) return !isOfBlock(atomic->getPointerOperand(), kernel);
  if (auto* atomic = llvm::dyn_cast<llvm::AtomicCmpXchgInst>(&instruction))
    return !isOfBlock(atomic->getPointerOperand(), kernel);
  if (auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction))
    return !llvm::isa<llvm::IntrinsicInst>(call) && !call->onlyReadsMemory();
  return true;
}

class Observers {
 public:
  Observers(const AtomicRMWInst& update, llvm::AAResults& aliases)
      : update_(update), location_(llvm::MemoryLocation::get(&update)), aliases_(aliases) {}

  /// Whether a thread may access the address after its update, before the sum is added.
  bool follow(const Cuts& cuts, SumScope scope) const {
    llvm::SmallPtrSet<const BasicBlock*, 16> seen;
    llvm::SmallVector<const BasicBlock*> work;
    auto enter = [&](const BasicBlock& block) {
      for (const BasicBlock* successor : successors(&block)) {
        const Cut* cut = cuts.at(successor);
        if (cut && scope != SumScope::Slice && (cut->level == CutLevel::Block || scope == SumScope::Chunk)) continue;
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
    if (sameSum(instruction, update_)) return false;
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

llvm::SmallVector<AtomicSum> atomicSums(const BlockFunction& kernel, const Cuts& cuts, const Uniformity& acrossChunk,
                                        bool sameBarriers, llvm::AAResults& aliases) {
  llvm::SmallVector<AtomicSum> sums;
  auto instructions = llvm::instructions(kernel.function());
  for (Instruction& instruction : instructions) {
    auto* update = llvm::dyn_cast<AtomicRMWInst>(&instruction);
    if (!update || !mayBeSummed(*update)) continue;
    const Value* address = update->getPointerOperand();
    const Observers observers(*update, aliases);
    const bool sliceMayWait =
        sameBarriers && isComputedFrom(address, [&](const Value* value) { return isKnownToLaunch(value, kernel); }) &&
        llvm::none_of(instructions, [&](const Instruction& other) { return mayMeetOtherBlocks(other, *update, kernel); });
    if (sliceMayWait && !observers.follow(cuts, SumScope::Slice))
      sums.push_back({update, SumScope::Slice});
    else if (isComputedFrom(address, isKnownToBlock) && !observers.follow(cuts, SumScope::Block))
      sums.push_back({update, SumScope::Block});
    else if (acrossChunk.isUniform(address) && !observers.follow(cuts, SumScope::Chunk))
      sums.push_back({update, SumScope::Chunk});
  }
  return sums;
}

}  // namespace hipcpu
