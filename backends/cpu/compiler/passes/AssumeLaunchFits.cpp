// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/AssumeLaunchFits.h"

#include "backends/cpu/compiler/analysis/Builtins.h"
#include "backends/cpu/compiler/analysis/LaunchBounds.h"

#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/PatternMatch.h>
#include <llvm/Transforms/Utils/Cloning.h>

namespace hipcpu {
namespace {

using namespace llvm::PatternMatch;
using llvm::Value;

constexpr std::uint64_t kMaxFactor = 1u << 20;  // products of the check stay below 2^63

/// factor, or factor * blockDim of an axis
bool matchScale(const BlockFunction& block, Value* value, LaunchBound& bound) {
  std::uint64_t factor = 1;
  llvm::ConstantInt* constant = nullptr;
  Value* inner = nullptr;
  if (match(value, m_Mul(m_Value(inner), m_ConstantInt(constant)))) {
    factor = constant->getZExtValue();
    value = inner;
  } else if (match(value, m_Shl(m_Value(inner), m_ConstantInt(constant)))) {
    factor = constant->getZExtValue() < 20 ? std::uint64_t{1} << constant->getZExtValue() : kMaxFactor;
    value = inner;
  } else if (match(value, m_ConstantInt(constant))) {
    bound.factor = constant->getZExtValue();
    return bound.factor < kMaxFactor;
  }
  bound.factor = factor;
  for (unsigned axis = 0; axis < 3; ++axis)
    if (value == block.blockDim(axis)) bound.dimAxis = axis;
  return bound.dimAxis != LaunchBound::kNoAxis && factor < kMaxFactor;
}

/// blockIdx * scale
std::optional<LaunchBound> matchBlockOffset(const BlockFunction& block, Value* value) {
  Value* index = nullptr;
  Value* scale = nullptr;
  llvm::ConstantInt* shift = nullptr;
  LaunchBound bound;
  auto isBlockIdx = [&](Value* candidate) {
    for (unsigned axis = 0; axis < 3; ++axis)
      if (candidate == block.blockIdx(axis)) {
        bound.gridAxis = axis;
        return true;
      }
    return false;
  };
  if (match(value, m_Shl(m_Value(index), m_ConstantInt(shift)))) {
    if (!isBlockIdx(index) || shift->getZExtValue() >= 20) return std::nullopt;
    bound.factor = std::uint64_t{1} << shift->getZExtValue();
    return bound;
  }
  if (!match(value, m_Mul(m_Value(index), m_Value(scale)))) return std::nullopt;
  if (!isBlockIdx(index)) std::swap(index, scale);
  if (!isBlockIdx(index) || !matchScale(block, scale, bound)) return std::nullopt;
  return bound;
}

struct Candidate {
  llvm::Instruction* sum;
  llvm::Instruction* offset;
};

/// Sums of block offset and thread index, and what a launch must satisfy for them not to overflow.
llvm::SmallVector<Candidate> findCandidates(const BlockFunction& block, LaunchBounds& bounds) {
  llvm::SmallVector<Candidate> candidates;
  for (llvm::Instruction& instruction : llvm::instructions(block.function())) {
    Value* a = nullptr;
    Value* b = nullptr;
    if (!match(&instruction, m_Add(m_Value(a), m_Value(b)))) continue;
    if (builtinOf(a).kind == Builtin::ThreadIdx) std::swap(a, b);
    const BuiltinCall thread = builtinOf(b);
    if (thread.kind != Builtin::ThreadIdx) continue;
    std::optional<LaunchBound> bound = matchBlockOffset(block, a);
    if (!bound) continue;
    bound->threadAxis = thread.axis;
    candidates.push_back({&instruction, llvm::cast<llvm::Instruction>(a)});
    bounds.add(*bound);
  }
  return candidates;
}

/// The sum is not negative.
void divideUnsigned(llvm::Instruction& sum) {
  for (llvm::User* user : llvm::make_early_inc_range(sum.users())) {
    auto* division = llvm::dyn_cast<llvm::BinaryOperator>(user);
    auto* divisor = division ? llvm::dyn_cast<llvm::ConstantInt>(division->getOperand(1)) : nullptr;
    if (!divisor || division->getOperand(0) != &sum || !divisor->getValue().isStrictlyPositive()) continue;
    const bool isDiv = division->getOpcode() == llvm::Instruction::SDiv;
    if (!isDiv && division->getOpcode() != llvm::Instruction::SRem) continue;
    auto* fresh = llvm::BinaryOperator::Create(
        isDiv ? llvm::Instruction::UDiv : llvm::Instruction::URem, &sum, divisor, "", division->getIterator());
    division->replaceAllUsesWith(fresh);
    division->eraseFromParent();
  }
}

void assumeLaunchFits(const BlockFunction& block) {
  LaunchBounds bounds;
  llvm::SmallVector<Candidate> candidates = findCandidates(block, bounds);
  if (candidates.empty()) return;
  // The wide variant of the layout for any block serves the others as well.
  if (block.servesAnyBlock()) {
    llvm::ValueToValueMapTy values;
    llvm::Function* wide = llvm::CloneFunction(&block.function(), values);
    wide->setName(block.function().getName() + ".wide");
    wide->addFnAttr(kWideAttribute);
  }
  block.function().addFnAttr(kFitsAttribute, bounds.toString());
  for (const Candidate& candidate : candidates) {
    for (llvm::Instruction* instruction : {candidate.sum, candidate.offset}) {
      instruction->setHasNoSignedWrap(true);
      instruction->setHasNoUnsignedWrap(true);
    }
    divideUnsigned(*candidate.sum);
  }
}

}  // namespace

llvm::PreservedAnalyses AssumeLaunchFits::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  llvm::SmallVector<BlockFunction> blocks;
  for (llvm::Function& function : module)
    if (std::optional<BlockFunction> block = BlockFunction::of(function)) blocks.push_back(*block);
  for (const BlockFunction& block : blocks) assumeLaunchFits(block);
  return llvm::PreservedAnalyses::none();
}

}  // namespace hipcpu
