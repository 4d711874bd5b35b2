// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/analysis/WarpAlignment.h"

#include "backends/cpu/compiler/analysis/Builtins.h"
#include "backends/cpu/compiler/analysis/Slots.h"

#include <llvm/IR/PatternMatch.h>
#include <llvm/Support/MathExtras.h>

namespace hipcpu {
namespace {

using namespace llvm::PatternMatch;
using llvm::Instruction;
using llvm::Value;

constexpr unsigned kMaxDepth = 8;

class Alignment {
 public:
  explicit Alignment(const BlockFunction& kernel) : kernel_(kernel) {}

  /// The same multiple of the width in all lanes, modulo the width of the type.
  bool isMultiple(const Value* value, unsigned depth = 0) const {
    if (auto* constant = llvm::dyn_cast<llvm::ConstantInt>(value))
      return (constant->getZExtValue() & (kernel_.width() - 1)) == 0;
    if (value == kernel_.blockDim(0)) return true;
    auto* instruction = llvm::dyn_cast<Instruction>(value);
    if (!instruction || depth > kMaxDepth) return false;
    auto inner = [&](unsigned i) { return isMultiple(instruction->getOperand(i), depth + 1); };
    auto same = [&](unsigned i) { return isSame(instruction->getOperand(i), depth + 1); };
    switch (instruction->getOpcode()) {
      case Instruction::Add:
      case Instruction::Sub: return inner(0) && inner(1);
      case Instruction::Mul: return (inner(0) && same(1)) || (same(0) && inner(1));
      case Instruction::Shl: {
        auto* amount = llvm::dyn_cast<llvm::ConstantInt>(instruction->getOperand(1));
        if (!amount || amount->getZExtValue() >= 32) return false;
        return inner(0) || (same(0) && (std::uint64_t{1} << amount->getZExtValue()) >= kernel_.width());
      }
      case Instruction::SExt:
      case Instruction::ZExt: return inner(0);
      case Instruction::Load: return holdsMultiples(accessedSlot(*instruction), depth + 1);
      default: return false;
    }
  }

  /// A multiple of the width plus the lane.
  bool isAligned(const Value* value, unsigned depth = 0) const {
    auto* instruction = llvm::dyn_cast<Instruction>(value);
    if (!instruction || depth > kMaxDepth) return false;
    const BuiltinCall call = builtinOf(value);
    if (call.kind == Builtin::ThreadIdx) return call.axis == 0;
    if (call.kind != Builtin::None) return false;
    const bool isSum = instruction->getOpcode() == Instruction::Add || match(value, m_DisjointOr(m_Value(), m_Value()));
    if (isSum) {
      const Value* a = instruction->getOperand(0);
      const Value* b = instruction->getOperand(1);
      return (isAligned(a, depth + 1) && isMultiple(b)) || (isMultiple(a) && isAligned(b, depth + 1));
    }
    // No extension: a warp does not straddle the end of a type, so it is extended as a whole.
    return llvm::isa<llvm::SExtInst, llvm::ZExtInst, llvm::FreezeInst>(instruction) &&
           isAligned(instruction->getOperand(0), depth + 1);
  }

 private:
  /// The same in all lanes, as far as it matters to factors: arguments, coordinates of the block,
  /// threadIdx.y and z, and what is computed from them.
  bool isSame(const Value* value, unsigned depth) const {
    auto* instruction = llvm::dyn_cast<Instruction>(value);
    if (!instruction) return true;
    if (depth > kMaxDepth) return false;
    const BuiltinCall call = builtinOf(value);
    if (call.kind == Builtin::ThreadIdx) return call.axis != 0;
    if (isUniformSlot(accessedSlot(*instruction))) return true;
    if (!llvm::isa<llvm::BinaryOperator, llvm::CastInst>(instruction)) return false;
    return llvm::all_of(instruction->operand_values(),
                        [&](const Value* operand) { return isSame(operand, depth + 1); });
  }

  static bool isUniformSlot(const llvm::AllocaInst* slot) {
    return slot && slotOf(slot)->linear && slotOf(slot)->stride == 0;
  }

  /// Values keep what is known of them across cuts.
  bool holdsMultiples(const llvm::AllocaInst* slot, unsigned depth) const {
    return isUniformSlot(slot) && llvm::all_of(slot->users(), [&](const llvm::User* user) {
             auto* store = llvm::dyn_cast<llvm::StoreInst>(user);
             return llvm::isa<llvm::LoadInst>(user) || (store && isMultiple(store->getValueOperand(), depth));
           });
  }

  const BlockFunction& kernel_;
};

/// value < limit, or the opposite, changes at a multiple of the width only.
bool changesBetweenWarps(llvm::CmpInst::Predicate predicate, std::uint64_t limit, unsigned width) {
  const bool behind = llvm::ICmpInst::isLE(predicate) || llvm::ICmpInst::isGT(predicate);
  return ((limit + (behind ? 1 : 0)) & (width - 1)) == 0;
}

}  // namespace

AlignedKind alignedKindOf(const Instruction& instruction, const BlockFunction& kernel) {
  if (kernel.layout() != ThreadLayout::WholeWarps) return AlignedKind::None;
  const bool isComparison = llvm::isa<llvm::ICmpInst>(instruction);
  if (!isComparison && !instruction.isBinaryOp()) return AlignedKind::None;
  auto* constant = llvm::dyn_cast<llvm::ConstantInt>(instruction.getOperand(1));
  if (!constant || constant->getBitWidth() > 64) return AlignedKind::None;
  if (!Alignment(kernel).isAligned(instruction.getOperand(0))) return AlignedKind::None;
  const std::uint64_t number = constant->getZExtValue();
  const std::uint64_t low = number & (kernel.width() - 1);
  const bool isPower = llvm::isPowerOf2_64(number) && number >= kernel.width();
  auto uniformIf = [](bool condition) { return condition ? AlignedKind::Uniform : AlignedKind::None; };
  if (isComparison) {
    const auto predicate = llvm::cast<llvm::ICmpInst>(instruction).getPredicate();
    return uniformIf(!llvm::ICmpInst::isEquality(predicate) &&
                     changesBetweenWarps(predicate, number, kernel.width()));
  }
  switch (instruction.getOpcode()) {
    case Instruction::LShr:
    case Instruction::AShr:
      return uniformIf(number < 32 && (std::uint64_t{1} << number) >= kernel.width());
    case Instruction::UDiv: return uniformIf(isPower);
    case Instruction::URem: return isPower ? AlignedKind::Lane : AlignedKind::None;
    case Instruction::And:
      if (low == 0) return AlignedKind::Uniform;
      return low == kernel.width() - 1 && llvm::isMask_64(number) ? AlignedKind::Lane : AlignedKind::None;
    default: return AlignedKind::None;
  }
}

}  // namespace hipcpu
