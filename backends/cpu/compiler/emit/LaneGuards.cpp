// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/emit/LaneGuards.h"

#include "backends/cpu/compiler/analysis/Slots.h"
#include "backends/cpu/compiler/emit/LoopBuilder.h"
#include "backends/cpu/compiler/emit/OnlyLane.h"

#include <llvm/IR/CFG.h>
#include <llvm/IR/PatternMatch.h>
#include <llvm/Support/MathExtras.h>

namespace hipcpu {
namespace {

using namespace llvm::PatternMatch;
using llvm::BasicBlock;
using llvm::CmpInst;
using llvm::Value;

constexpr unsigned kMostGuards = 8;
constexpr unsigned kMaxDepth = 6;
constexpr std::int64_t kSmallBound = 64;  // constants up to this size are lower bounds

bool holdsBelow(CmpInst::Predicate predicate) {
  return llvm::ICmpInst::isLT(predicate) || llvm::ICmpInst::isLE(predicate);
}

/// Lanes that are in both.
LaneRange emitCommon(const LaneRange& a, const LaneRange& b, llvm::IRBuilder<>& builder) {
  return {emitHigher(builder, a.first, b.first), emitLower(builder, a.last, b.last)};
}

/// Whether an operand is usually on the lower side of what it is compared with.
bool usualOutcome(CmpInst::Predicate predicate, const Value* bound) {
  if (predicate == CmpInst::ICMP_EQ) return false;
  if (predicate == CmpInst::ICMP_NE) return true;
  auto* constant = llvm::dyn_cast<llvm::ConstantInt>(bound);
  const bool boundIsBelow = constant && constant->getValue().getSignificantBits() <= 64 &&
                            constant->getSExtValue() <= kSmallBound;
  return holdsBelow(predicate) != boundIsBelow;
}

}  // namespace

LaneGuards::LaneGuards(const Region& region, const Cuts& cuts, const Uniformity& acrossRow,
                       const Uniformity& acrossChunk)
    : region_(region), cuts_(cuts), shapes_(acrossRow), trial_(region, cuts, acrossRow, acrossChunk) {
  for (BasicBlock* block : region.blocks) {
    auto* branch = llvm::dyn_cast<llvm::BranchInst>(block->getTerminator());
    if (branch && branch->isConditional()) collect(branch->getCondition(), 0);
    for (llvm::Instruction& instruction : *block) {
      addExtension(instruction);
      addFlip(instruction);
    }
  }
  findIdleSide();
}

void LaneGuards::collect(Value* condition, unsigned depth) {
  auto* instruction = llvm::dyn_cast<llvm::Instruction>(condition);
  if (!instruction || depth > kMaxDepth || !region_.contains(instruction->getParent())) return;
  if (auto* comparison = llvm::dyn_cast<llvm::ICmpInst>(instruction)) return add(*comparison);
  if (!match(condition, m_CombineOr(m_LogicalAnd(), m_LogicalOr())) && !match(condition, m_Not(m_Value())))
    return;
  for (Value* operand : instruction->operands()) collect(operand, depth + 1);
}

void LaneGuards::add(llvm::ICmpInst& comparison) {
  if (guards_.size() == kMostGuards || usual(&comparison)) return;
  Guard guard{&comparison, comparison.getOperand(0), comparison.getOperand(1), comparison.getPredicate()};
  auto* type = llvm::dyn_cast<llvm::IntegerType>(guard.lane->getType());
  if (!type || type->getBitWidth() > 64 || type->getBitWidth() < 8) return;
  const bool usesLane = !shapes_.isUniform(guard.lane);
  if (!usesLane && !shapes_.isUniform(guard.bound)) {
    std::swap(guard.lane, guard.bound);
    guard.predicate = CmpInst::getSwappedPredicate(guard.predicate);
  }
  const Shape shape = shapes_.shapeOf(guard.lane);
  if (!shape.isLinear() || !shapes_.isUniform(guard.bound)) return;
  if (!trial_.evaluate(guard.lane) || !trial_.evaluate(guard.bound)) return;
  guard.usual = usualOutcome(guard.predicate, guard.bound);
  if (shape.isUniform()) {
    if (!trial_.evaluate(&comparison)) return;
    guard.lane = nullptr;
  } else {
    if (shape.stride <= 0 || !llvm::isPowerOf2_64(shape.stride)) return;
    guard.shift = llvm::Log2_64(shape.stride);
    if (guard.shift >= 16 || (comparison.isEquality() && guard.shift > 0)) return;
  }
  guards_.push_back(guard);
}

void LaneGuards::addExtension(llvm::Instruction& instruction) {
  if (extensions_.size() == kMostGuards || !mayWrap(instruction, shapes_)) return;
  if (trial_.evaluate(instruction.getOperand(0))) extensions_[&instruction] = nullptr;
}

void LaneGuards::addFlip(llvm::Instruction& instruction) {
  if (flips_.size() == kMostGuards || instruction.getOpcode() != llvm::Instruction::Xor ||
      !instruction.getType()->isIntegerTy() || shapes_.isUniform(&instruction))
    return;
  Value* base = instruction.getOperand(0);
  Value* mask = instruction.getOperand(1);
  if (shapes_.isUniform(base)) std::swap(base, mask);
  const Shape shape = shapes_.shapeOf(base);
  if (!shape.isLinear() || shape.stride != 1 || !shapes_.isUniform(mask) || llvm::isa<llvm::Constant>(mask)) return;
  if (trial_.evaluate(base) && trial_.evaluate(mask)) flips_[&instruction] = {base, mask};
}

/// Leads out of the region without doing anything.
bool LaneGuards::isIdle(BasicBlock* block) const {
  for (unsigned steps = 0; steps < 4; ++steps) {
    if (cuts_.at(block)) return true;
    if (!region_.contains(block) || &*block->getFirstNonPHIOrDbg() != block->getTerminator()) return false;
    if (llvm::isa<llvm::ReturnInst>(block->getTerminator())) return true;
    block = block->getSingleSuccessor();
    if (!block) return false;
  }
  return false;
}

/// The start block must not do anything either; linear slots are stored before the lane loop.
void LaneGuards::findIdleSide() {
  auto* branch = llvm::dyn_cast<llvm::BranchInst>(region_.start->getTerminator());
  if (!branch || !branch->isConditional()) return;
  for (llvm::Instruction& instruction : *region_.start) {
    if (isCutMarker(builtinOf(&instruction).kind)) continue;
    if (auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction)) {
      llvm::AllocaInst* slot = accessedSlot(*store);
      if (!slot || slotOf(slot)->varying()) return;
      continue;
    }
    if (instruction.mayHaveSideEffects()) return;
  }
  if (isIdle(branch->getSuccessor(1))) return markStart(branch->getCondition(), true);
  if (isIdle(branch->getSuccessor(0))) markStart(branch->getCondition(), false);
}

/// Lanes work only if the condition has this value.
void LaneGuards::markStart(Value* condition, bool active) {
  Value* a = nullptr;
  Value* b = nullptr;
  if (match(condition, m_Not(m_Value(a)))) return markStart(a, !active);
  if (active ? match(condition, m_LogicalAnd(m_Value(a), m_Value(b)))
             : match(condition, m_LogicalOr(m_Value(a), m_Value(b)))) {
    markStart(a, active);
    markStart(b, active);
    return;
  }
  for (Guard& guard : guards_) {
    if (guard.comparison != condition) continue;
    guard.usual = active;
    guard.startsWork = true;
  }
}

bool LaneGuards::mayBeIdle() const {
  return llvm::any_of(guards_, [](const Guard& guard) { return guard.startsWork; });
}

Value* LaneGuards::emitOnlyLane(llvm::IRBuilder<>& builder) const {
  for (const Guard& guard : guards_) {
    if (!guard.startsWork || !guard.lane || !guard.usualInOneLane()) continue;
    return emitLane(guard.first, guard.limit, builder);
  }
  return nullptr;
}

LaneGuards::Known LaneGuards::uniformGuard(const Uniformity& acrossChunk) const {
  auto decidesWork = [&](const llvm::User* user) {
    auto* branch = llvm::dyn_cast<llvm::BranchInst>(user);
    return branch && !isIdle(branch->getSuccessor(0)) && !isIdle(branch->getSuccessor(1));
  };
  for (const Guard& guard : guards_)
    if (!guard.lane && acrossChunk.isUniform(guard.comparison) && llvm::any_of(guard.comparison->users(), decidesWork))
      return {guard.comparison, guard.usual};
  return {};
}

std::optional<bool> LaneGuards::usual(const Value* condition) const {
  for (const Guard& guard : guards_)
    if (guard.comparison == condition) return guard.usual;
  return std::nullopt;
}

std::optional<bool> LaneGuards::known(Value* condition) const {
  if (auto* constant = llvm::dyn_cast<llvm::ConstantInt>(condition)) return constant->isOne();
  if (std::optional<bool> outcome = usual(condition)) return outcome;
  Value* a = nullptr;
  Value* b = nullptr;
  if (match(condition, m_Not(m_Value(a)))) {
    std::optional<bool> inner = known(a);
    return inner ? std::optional(!*inner) : std::nullopt;
  }
  const bool isAnd = match(condition, m_LogicalAnd(m_Value(a), m_Value(b)));
  if (!isAnd && !match(condition, m_LogicalOr(m_Value(a), m_Value(b)))) return std::nullopt;
  const std::optional<bool> left = known(a), right = known(b);
  if (left == !isAnd || right == !isAnd) return !isAnd;
  return left && right ? std::optional(isAnd) : std::nullopt;
}

std::optional<BasicBlock*> LaneGuards::usualExit() const {
  llvm::SmallPtrSet<BasicBlock*, 16> seen;
  llvm::SmallPtrSet<BasicBlock*, 4> exits;
  llvm::SmallVector<BasicBlock*> work{region_.start};
  while (!work.empty()) {
    BasicBlock* block = work.pop_back_val();
    if (!seen.insert(block).second) continue;
    if (llvm::isa<llvm::ReturnInst>(block->getTerminator())) exits.insert(nullptr);
    auto* branch = llvm::dyn_cast<llvm::BranchInst>(block->getTerminator());
    std::optional<bool> outcome;
    if (branch && branch->isConditional()) outcome = known(branch->getCondition());
    for (unsigned i = 0; i < block->getTerminator()->getNumSuccessors(); ++i) {
      if (outcome && *outcome == (i == 1)) continue;
      BasicBlock* successor = block->getTerminator()->getSuccessor(i);
      if (cuts_.at(successor))
        exits.insert(successor);
      else
        work.push_back(successor);
    }
  }
  if (exits.size() != 1) return std::nullopt;
  return *exits.begin();
}

void LaneGuards::evaluate(LaneZero& laneZero, llvm::IRBuilder<>& builder, unsigned width) {
  flipsAreLinear_ = builder.getTrue();
  for (auto& [instruction, flip] : flips_) {
    flip = {laneZero.evaluate(flip.base), laneZero.evaluate(flip.mask)};
    Value* lowBits = builder.CreateAnd(builder.CreateOr(flip.base, flip.mask),
                                       llvm::ConstantInt::get(flip.base->getType(), width - 1));
    flipsAreLinear_ = builder.CreateAnd(flipsAreLinear_, builder.CreateIsNull(lowBits));
  }
  for (auto& [extension, base] : extensions_)
    base = builder.CreateZExt(laneZero.evaluate(extension->getOperand(0)), builder.getInt64Ty());
  for (Guard& guard : guards_) {
    guard.first = laneZero.evaluate(guard.lane ? guard.lane : guard.comparison);
    guard.limit = laneZero.evaluate(guard.bound);
  }
}

Value* LaneGuards::emitFlip(const llvm::Instruction& instruction, Value* first, Value* counter,
                            llvm::IRBuilder<>& builder) const {
  const Flip flip = flips_.lookup(&instruction);
  if (!flip.base) return nullptr;
  auto number = [&](Value* lane) { return builder.CreateZExtOrTrunc(lane, instruction.getType()); };
  Value* start = builder.CreateXor(builder.CreateAdd(flip.base, number(first)), flip.mask);
  return builder.CreateAdd(start, number(counter), "", true, true);
}

LaneGuards::Range LaneGuards::rangeOf(const Guard& guard, llvm::IRBuilder<>& builder, Value* count) const {
  const unsigned bits = guard.lane->getType()->getIntegerBitWidth();
  const bool isSigned = !CmpInst::isUnsigned(guard.predicate);
  auto wide = [&](Value* value) {
    return isSigned ? builder.CreateSExt(value, builder.getInt64Ty())
                    : builder.CreateZExt(value, builder.getInt64Ty());
  };
  // value + 2^(width-1) < 2^width, or value < 2^width.
  auto fits = [&](Value* value, unsigned width) {
    if (isSigned) value = builder.CreateAdd(value, builder.getInt64(std::uint64_t{1} << (width - 1)));
    return builder.CreateICmpULT(value, builder.getInt64(std::uint64_t{1} << width));
  };
  Value* first = wide(guard.first);
  Value* bound = wide(guard.limit);
  Value* span = builder.CreateShl(builder.CreateSub(count, builder.getInt64(1)), guard.shift);
  Value* last = builder.CreateAdd(first, span);
  if (builtinOf(guard.lane).kind == Builtin::ThreadIdx) return {first, last, bound, builder.getTrue()};
  if (bits < 64) return {first, last, bound, fits(last, bits)};
  return {first, last, bound, builder.CreateAnd(fits(first, 62), fits(bound, 62))};
}

/// A comparison that holds in the last lane holds before, or one of the first lane holds behind.
Value* LaneGuards::emitEverywhere(const Guard& guard, bool wanted, const Range& range,
                                  llvm::IRBuilder<>& builder) const {
  if (guard.comparison->isEquality()) {
    if (wanted == (guard.predicate == CmpInst::ICMP_EQ)) return builder.getFalse();
    return builder.CreateOr(builder.CreateICmpSLT(range.bound, range.first),
                            builder.CreateICmpSGT(range.bound, range.last));
  }
  const bool untilLast = holdsBelow(guard.predicate) == wanted;
  Value* outcome = builder.CreateICmp(llvm::ICmpInst::getSignedPredicate(guard.predicate),
                                      untilLast ? range.last : range.first, range.bound);
  return wanted ? outcome : builder.CreateNot(outcome);
}

/// Extensions below `count`, and flips in each chunk.
Value* LaneGuards::emitAreLinear(llvm::IRBuilder<>& builder, Value* count) const {
  Value* all = flipsAreLinear_;
  for (const auto& [extension, base] : extensions_) {
    const Value* narrow = extension->getOperand(0);
    Value* stride = builder.getInt64(shapes_.shapeOf(narrow).stride);
    Value* last = builder.CreateAdd(base, builder.CreateMul(builder.CreateSub(count, builder.getInt64(1)), stride));
    Value* limit = builder.getInt64(std::uint64_t{1} << narrow->getType()->getIntegerBitWidth());
    all = builder.CreateAnd(all, builder.CreateICmpULT(last, limit));
  }
  return all;
}

/// Of a guard that is the same in all lanes.
Value* LaneGuards::emitIsUsual(const Guard& guard, llvm::IRBuilder<>& builder) const {
  return guard.usual ? guard.first : builder.CreateNot(guard.first);
}

/// What depends on the lane comes first: it is mostly the same in all rows, so that it leaves their loop.
Value* LaneGuards::emitAllUsual(llvm::IRBuilder<>& builder, Value* count) const {
  Value* all = emitAreLinear(builder, count);
  for (const Guard& guard : guards_) {
    if (!guard.lane) continue;
    const Range range = rangeOf(guard, builder, count);
    all = builder.CreateAnd(all, builder.CreateAnd(range.valid, emitEverywhere(guard, guard.usual, range, builder)));
  }
  for (const Guard& guard : guards_)
    if (!guard.lane) all = builder.CreateAnd(all, emitIsUsual(guard, builder));
  return all;
}

Value* LaneGuards::emitSomeWork(llvm::IRBuilder<>& builder, Value* count) const {
  Value* some = builder.getTrue();
  for (const Guard& guard : guards_) {
    if (!guard.startsWork) continue;
    if (!guard.lane) {
      some = builder.CreateAnd(some, emitIsUsual(guard, builder));
      continue;
    }
    if (guard.usualInOneLane()) {
      some = builder.CreateAnd(some, builder.CreateICmpULT(emitLane(guard.first, guard.limit, builder), count));
      continue;
    }
    const Range range = rangeOf(guard, builder, count);
    Value* somewhere = builder.CreateNot(emitEverywhere(guard, !guard.usual, range, builder));
    some = builder.CreateAnd(some, builder.CreateOr(somewhere, builder.CreateNot(range.valid)));
  }
  return some;
}

LaneRange LaneGuards::emitLanes(const Guard& guard, const Range& range, Value* count,
                                llvm::IRBuilder<>& builder) const {
  auto number = [&](std::uint64_t value) { return builder.getInt64(value); };
  Value* distance = builder.CreateSub(range.bound, range.first);
  if (guard.comparison->isEquality()) {
    Value* behind = builder.CreateAdd(distance, number(1));
    Value* exists = builder.CreateICmpULT(distance, count);
    if (guard.usualInOneLane())
      return {builder.CreateSelect(exists, distance, count), builder.CreateSelect(exists, behind, number(0))};
    Value* early = builder.CreateICmpULT(distance, builder.CreateLShr(count, 1));
    return {builder.CreateSelect(builder.CreateAnd(exists, early), behind, number(0)),
            builder.CreateSelect(builder.CreateAnd(exists, builder.CreateNot(early)), distance, count)};
  }
  // Lanes below `border` are on the lower side of the bound: first + (lane << shift) < bound, or <= bound.
  const bool withBound = guard.predicate == llvm::ICmpInst::getNonStrictPredicate(guard.predicate) ==
                         holdsBelow(guard.predicate);
  const std::uint64_t step = std::uint64_t{1} << guard.shift;
  Value* border = builder.CreateAShr(builder.CreateAdd(distance, number(withBound ? step : step - 1)), guard.shift);
  border = builder.CreateBinaryIntrinsic(llvm::Intrinsic::smax, border, number(0));
  border = emitLower(builder, border, count);
  if (holdsBelow(guard.predicate) == guard.usual) return {number(0), border};
  return {border, count};
}

LaneRange LaneGuards::emitUsualLanes(llvm::IRBuilder<>& builder, Value* count) const {
  LaneRange lanes{builder.getInt64(0), count};
  Value* valid = emitAreLinear(builder, count);
  for (const Guard& guard : guards_) {
    if (!guard.lane) {
      valid = builder.CreateAnd(valid, emitIsUsual(guard, builder));
      continue;
    }
    const Range range = rangeOf(guard, builder, count);
    const LaneRange own = emitLanes(guard, range, count, builder);
    valid = builder.CreateAnd(valid, range.valid);
    lanes = emitCommon(lanes, own, builder);
  }
  lanes.last = builder.CreateSelect(valid, lanes.last, builder.getInt64(0));
  return lanes;
}

LaneRange LaneGuards::emitWorkingLanes(llvm::IRBuilder<>& builder, Value* count) const {
  LaneRange lanes{builder.getInt64(0), count};
  for (const Guard& guard : guards_) {
    if (!guard.startsWork) continue;
    if (!guard.lane) {
      lanes.last = builder.CreateSelect(emitIsUsual(guard, builder), lanes.last, builder.getInt64(0));
      continue;
    }
    const Range range = rangeOf(guard, builder, count);
    const LaneRange own = emitLanes(guard, range, count, builder);
    const LaneRange common = emitCommon(lanes, own, builder);
    lanes.first = builder.CreateSelect(range.valid, common.first, lanes.first);
    lanes.last = builder.CreateSelect(range.valid, common.last, lanes.last);
  }
  return lanes;
}

}  // namespace hipcpu
