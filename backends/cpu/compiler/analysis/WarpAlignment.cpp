// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/analysis/WarpAlignment.h"

#include "backends/cpu/compiler/analysis/Builtins.h"
#include "backends/cpu/compiler/analysis/Slots.h"

#include <llvm/IR/PatternMatch.h>
#include <llvm/Support/MathExtras.h>

#include <algorithm>

namespace hipcpu {
namespace {

using namespace llvm::PatternMatch;
using llvm::Instruction;
using llvm::Value;

constexpr unsigned kMaxDepth = 8;

class Alignment {
 public:
  explicit Alignment(const BlockFunction& kernel) : kernel_(kernel) {}

  /// The same multiple of `number`, a power of two, in all lanes, modulo the width of the type.
  bool isMultiple(const Value* value, std::uint64_t number, unsigned depth = 0) const {
    if (auto* constant = llvm::dyn_cast<llvm::ConstantInt>(value)) return (constant->getZExtValue() & (number - 1)) == 0;
    if (value == kernel_.blockDim(0)) return number <= kernel_.rowWidth();
    if (value == kernel_.blockDim(1)) return number <= kernel_.rows();
    if (number == 1) return isSame(value, depth);
    auto* instruction = llvm::dyn_cast<Instruction>(value);
    if (!instruction || depth > kMaxDepth) return false;
    auto inner = [&](unsigned i) { return isMultiple(instruction->getOperand(i), number, depth + 1); };
    auto same = [&](unsigned i) { return isSame(instruction->getOperand(i), depth + 1); };
    switch (instruction->getOpcode()) {
      case Instruction::Add:
      case Instruction::Sub: return inner(0) && inner(1);
      case Instruction::Mul: return (inner(0) && same(1)) || (same(0) && inner(1));
      case Instruction::Shl: {
        auto* amount = llvm::dyn_cast<llvm::ConstantInt>(instruction->getOperand(1));
        if (!amount || amount->getZExtValue() >= 32) return false;
        return inner(0) || isMultiple(instruction->getOperand(0), dividedBy(number, amount->getZExtValue()), depth + 1);
      }
      case Instruction::SExt:
      case Instruction::ZExt: return inner(0);
      case Instruction::Load: return holdsMultiples(accessedSlot(*instruction), number, depth + 1);
      default: return false;
    }
  }

  /// A multiple of the width plus the lane.
  bool isAligned(const Value* value) const {
    const bool isTile = kernel_.layout() == ThreadLayout::Tiles;
    return partsOf(value, 1, 0) == (isTile ? Parts{true, true} : Parts{true, false});
  }

 private:
  /// What a sum has besides multiples of the width: threadIdx.x, and in tiles threadIdx.y * blockDim.x.
  struct Parts {
    bool column = false;
    bool row = false;
    bool operator==(const Parts&) const = default;
  };

  static std::uint64_t dividedBy(std::uint64_t number, std::uint64_t shift) {
    return std::max<std::uint64_t>(number >> shift, 1);
  }

  /// Of value * factor, where factor is a power of two; nothing if there is more to it.
  std::optional<Parts> partsOf(const Value* value, std::uint64_t factor, unsigned depth) const {
    const std::uint64_t width = kernel_.width();
    if (isMultiple(value, std::max<std::uint64_t>(width / factor, 1), depth)) return Parts{};
    auto* instruction = llvm::dyn_cast<Instruction>(value);
    if (!instruction || depth > kMaxDepth) return std::nullopt;
    if (const BuiltinCall call = builtinOf(value); call.kind != Builtin::None) {
      if (call.kind != Builtin::ThreadIdx || call.axis == 2) return std::nullopt;
      if (factor != (call.axis == 0 ? 1 : kernel_.rowWidth())) return std::nullopt;
      return Parts{call.axis == 0, call.axis == 1};
    }
    auto inner = [&](unsigned i, std::uint64_t times) {
      return partsOf(instruction->getOperand(i), factor * times, depth + 1);
    };
    if (instruction->getOpcode() == Instruction::Add || match(value, m_DisjointOr(m_Value(), m_Value()))) {
      const std::optional<Parts> a = inner(0, 1), b = a ? inner(1, 1) : std::nullopt;
      if (!b || (a->column && b->column) || (a->row && b->row)) return std::nullopt;
      return Parts{a->column || b->column, a->row || b->row};
    }
    llvm::ConstantInt* constant = nullptr;
    if (match(instruction, m_Shl(m_Value(), m_ConstantInt(constant))) && constant->getZExtValue() < 32)
      return inner(0, std::uint64_t{1} << constant->getZExtValue());
    if (match(instruction, m_Mul(m_Value(), m_ConstantInt(constant))) && llvm::isPowerOf2_64(constant->getZExtValue()))
      return constant->getZExtValue() < (std::uint64_t{1} << 32) ? inner(0, constant->getZExtValue()) : std::nullopt;
    // No extension: a warp does not straddle the end of a type, so it is extended as a whole.
    if (llvm::isa<llvm::SExtInst, llvm::ZExtInst, llvm::FreezeInst>(instruction)) return inner(0, 1);
    return std::nullopt;
  }

  /// The same in all lanes, as far as it matters to factors: arguments, coordinates of the block,
  /// threadIdx.y and z, and what is computed from them.
  bool isSame(const Value* value, unsigned depth) const {
    auto* instruction = llvm::dyn_cast<Instruction>(value);
    if (!instruction) return true;
    if (depth > kMaxDepth) return false;
    const BuiltinCall call = builtinOf(value);
    if (call.kind == Builtin::ThreadIdx) return call.axis == 2 || (call.axis == 1 && kernel_.rows() == 1);
    if (isUniformSlot(accessedSlot(*instruction))) return true;
    if (!llvm::isa<llvm::BinaryOperator, llvm::CastInst>(instruction)) return false;
    return llvm::all_of(instruction->operand_values(),
                        [&](const Value* operand) { return isSame(operand, depth + 1); });
  }

  static bool isUniformSlot(const llvm::AllocaInst* slot) {
    return slot && slotOf(slot)->linear && slotOf(slot)->stride == 0;
  }

  /// Values keep what is known of them across cuts.
  bool holdsMultiples(const llvm::AllocaInst* slot, std::uint64_t number, unsigned depth) const {
    return isUniformSlot(slot) && llvm::all_of(slot->users(), [&](const llvm::User* user) {
             auto* store = llvm::dyn_cast<llvm::StoreInst>(user);
             return llvm::isa<llvm::LoadInst>(user) || (store && isMultiple(store->getValueOperand(), number, depth));
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
  if (kernel.layout() != ThreadLayout::WholeWarps && !kernel.spansRow()) return AlignedKind::None;
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
