// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/emit/OnlyLane.h"

#include "backends/cpu/compiler/analysis/Slots.h"

#include <llvm/IR/PatternMatch.h>

namespace hipcpu {
namespace {

using namespace llvm::PatternMatch;
using llvm::Value;

constexpr unsigned kMaxDepth = 4;

/// From a condition that has this outcome.
std::optional<OnlyLane> onlyLaneFor(Value* condition, bool outcome, const Uniformity& acrossRow, unsigned depth) {
  Value* a = nullptr;
  Value* b = nullptr;
  if (depth > kMaxDepth) return std::nullopt;
  if (match(condition, m_Not(m_Value(a)))) return onlyLaneFor(a, !outcome, acrossRow, depth + 1);
  const bool holdBoth = outcome ? match(condition, m_LogicalAnd(m_Value(a), m_Value(b)))
                                : match(condition, m_LogicalOr(m_Value(a), m_Value(b)));
  if (holdBoth) {
    std::optional<OnlyLane> first = onlyLaneFor(a, outcome, acrossRow, depth + 1);
    return first ? first : onlyLaneFor(b, outcome, acrossRow, depth + 1);
  }
  auto* comparison = llvm::dyn_cast<llvm::ICmpInst>(condition);
  if (!comparison || !comparison->isEquality()) return std::nullopt;
  auto* type = llvm::dyn_cast<llvm::IntegerType>(comparison->getOperand(0)->getType());
  if (!type || type->getBitWidth() < 8) return std::nullopt;  // lanes have different numbers
  if ((comparison->getPredicate() == llvm::CmpInst::ICMP_EQ) != outcome) return std::nullopt;
  OnlyLane only{comparison->getOperand(0), comparison->getOperand(1)};
  if (acrossRow.isUniform(only.counter)) std::swap(only.counter, only.bound);
  const Shape shape = acrossRow.shapeOf(only.counter);
  if (!shape.isLinear() || shape.stride != 1 || !acrossRow.isUniform(only.bound)) return std::nullopt;
  return only;
}

}  // namespace

std::optional<OnlyLane> onlyLaneOf(const llvm::Instruction& access, const Uniformity& acrossRow, LaneZero& trial) {
  const Value* pointer = llvm::getLoadStorePointerOperand(&access);
  if (!pointer || access.isVolatile() || access.isAtomic() || accessedSlot(access) || !acrossRow.isUniform(pointer))
    return std::nullopt;
  const llvm::BasicBlock* before = access.getParent()->getSinglePredecessor();
  auto* branch = before ? llvm::dyn_cast<llvm::BranchInst>(before->getTerminator()) : nullptr;
  if (!branch || !branch->isConditional()) return std::nullopt;
  const bool outcome = branch->getSuccessor(0) == access.getParent();
  std::optional<OnlyLane> only = onlyLaneFor(branch->getCondition(), outcome, acrossRow, 0);
  return only && trial.evaluate(only->counter) && trial.evaluate(only->bound) ? only : std::nullopt;
}

Value* emitLane(Value* first, Value* bound, llvm::IRBuilder<>& builder) {
  return builder.CreateZExtOrTrunc(builder.CreateSub(bound, first), builder.getInt64Ty());
}

llvm::Instruction* spread(llvm::Instruction& access, Value* distance, llvm::IRBuilder<>& builder) {
  const unsigned operand = llvm::isa<llvm::LoadInst>(access) ? 0 : 1;
  auto* place = llvm::GetElementPtrInst::Create(llvm::getLoadStoreType(&access), access.getOperand(operand), {distance});
  access.setOperand(operand, place);
  return builder.Insert(place);
}

}  // namespace hipcpu
