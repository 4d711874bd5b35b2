// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/analysis/LanePattern.h"

#include "backends/cpu/compiler/analysis/Builtins.h"

#include <llvm/ADT/DenseMap.h>
#include <llvm/Analysis/ConstantFolding.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Metadata.h>
#include <llvm/IR/Module.h>

namespace hipcpu {
namespace {

constexpr unsigned kMaxDepth = 16;
constexpr llvm::StringLiteral kPatternKind = "hipcpu.pattern";

/// Folds an expression for one lane.
class LaneFolder {
 public:
  LaneFolder(const BlockFunction& kernel, unsigned lane)
      : kernel_(kernel), layout_(kernel.function().getParent()->getDataLayout()), lane_(lane) {}

  llvm::Constant* fold(llvm::Value* value, unsigned depth = 0) {
    if (auto* constant = llvm::dyn_cast<llvm::Constant>(value)) return constant;
    auto* instruction = llvm::dyn_cast<llvm::Instruction>(value);
    if (!instruction || depth > kMaxDepth) return nullptr;
    auto [entry, fresh] = known_.try_emplace(value, nullptr);
    if (!fresh) return entry->second;
    llvm::Constant* result = compute(*instruction, depth);
    return known_[value] = result;
  }

 private:
  llvm::Constant* compute(llvm::Instruction& instruction, unsigned depth) {
    if (builtinOf(&instruction).kind == Builtin::Lane)
      return llvm::ConstantInt::get(instruction.getType(), lane_);
    if (llvm::Constant* lane = laneOfThread(instruction)) return lane;
    if (!llvm::isa<llvm::BinaryOperator, llvm::CastInst, llvm::ICmpInst, llvm::SelectInst,
                   llvm::FreezeInst>(instruction) &&
        !(llvm::isa<llvm::CallInst>(instruction) && !instruction.mayReadOrWriteMemory()))
      return nullptr;
    llvm::SmallVector<llvm::Constant*, 4> operands;
    for (llvm::Value* operand : instruction.operands()) {
      operands.push_back(fold(operand, depth + 1));
      if (!operands.back()) return nullptr;
    }
    if (llvm::isa<llvm::FreezeInst>(instruction)) return operands[0];
    return llvm::ConstantFoldInstOperands(&instruction, operands, layout_);
  }

  /// threadIdx.x % n in a block of whole warps, which start at multiples of the warp size.
  llvm::Constant* laneOfThread(llvm::Instruction& instruction) const {
    if (kernel_.layout() != ThreadLayout::WholeWarps ||
        instruction.getOpcode() != llvm::Instruction::And)
      return nullptr;
    const BuiltinCall thread = builtinOf(instruction.getOperand(0));
    auto* mask = llvm::dyn_cast<llvm::ConstantInt>(instruction.getOperand(1));
    if (thread.kind != Builtin::ThreadIdx || thread.axis != 0 || !mask ||
        mask->getZExtValue() >= kernel_.width())
      return nullptr;
    return llvm::ConstantInt::get(instruction.getType(), lane_ & mask->getZExtValue());
  }

  const BlockFunction& kernel_;
  const llvm::DataLayout& layout_;
  unsigned lane_;
  llvm::DenseMap<llvm::Value*, llvm::Constant*> known_;
};

}  // namespace

std::optional<llvm::SmallVector<int>> lanePattern(const BlockFunction& kernel,
                                                  llvm::Value* sourceLane) {
  llvm::SmallVector<int> pattern;
  for (unsigned lane = 0; lane < kernel.width(); ++lane) {
    auto* source = llvm::dyn_cast_or_null<llvm::ConstantInt>(LaneFolder(kernel, lane).fold(sourceLane));
    if (!source) return std::nullopt;
    pattern.push_back(static_cast<int>(source->getZExtValue() & (kernel.width() - 1)));
  }
  return pattern;
}

void setLanePattern(llvm::CallInst& marker, llvm::ArrayRef<int> pattern) {
  llvm::SmallVector<std::uint32_t> lanes(pattern.begin(), pattern.end());
  auto* constant = llvm::ConstantDataArray::get(marker.getContext(), lanes);
  marker.setMetadata(kPatternKind, llvm::MDNode::get(marker.getContext(),
                                                     llvm::ConstantAsMetadata::get(constant)));
}

std::optional<llvm::SmallVector<int>> lanePatternOf(const llvm::CallInst& marker) {
  const llvm::MDNode* node = marker.getMetadata(kPatternKind);
  if (!node) return std::nullopt;
  // All zero is another class of constant.
  auto* lanes = llvm::mdconst::extract<llvm::Constant>(node->getOperand(0));
  llvm::SmallVector<int> pattern;
  const auto count = llvm::cast<llvm::ArrayType>(lanes->getType())->getNumElements();
  for (unsigned i = 0; i < count; ++i)
    pattern.push_back(static_cast<int>(
        llvm::cast<llvm::ConstantInt>(lanes->getAggregateElement(i))->getZExtValue()));
  return pattern;
}

}  // namespace hipcpu
