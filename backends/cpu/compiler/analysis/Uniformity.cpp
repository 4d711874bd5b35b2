// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/analysis/Uniformity.h"

#include "backends/cpu/compiler/analysis/LaunchBounds.h"
#include "backends/cpu/compiler/analysis/SharedStorage.h"
#include "backends/cpu/compiler/analysis/Slots.h"
#include "backends/cpu/compiler/analysis/WarpAlignment.h"

#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/GetElementPtrTypeIterator.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Operator.h>
#include <llvm/IR/PatternMatch.h>

namespace hipcpu {
namespace {

using namespace llvm::PatternMatch;

Shape meet(Shape a, Shape b) {
  if (a.isUnknown()) return b;
  if (b.isUnknown()) return a;
  if (a.isVarying() || b.isVarying() || a.stride != b.stride) return Shape::varying();
  return Shape::linear(a.stride, a.exactSigned && b.exactSigned,
                       a.exactUnsigned && b.exactUnsigned);
}

const llvm::Value* branchCondition(const llvm::Instruction* terminator) {
  if (auto* branch = llvm::dyn_cast<llvm::BranchInst>(terminator))
    return branch->isConditional() ? branch->getCondition() : nullptr;
  if (auto* choice = llvm::dyn_cast<llvm::SwitchInst>(terminator)) return choice->getCondition();
  return terminator->getNumOperands() ? terminator->getOperand(0) : nullptr;
}

/// A phi at an exit of the loop is no such use: it takes the value along on the edge.
bool isUsedOutside(const llvm::Instruction& instruction, const llvm::Loop& loop) {
  return llvm::any_of(instruction.uses(), [&](const llvm::Use& use) {
    auto* user = llvm::cast<llvm::Instruction>(use.getUser());
    auto* phi = llvm::dyn_cast<llvm::PHINode>(user);
    return !loop.contains(phi ? phi->getIncomingBlock(use) : user->getParent());
  });
}

/// Whether no way from the block to where its sides meet leaves the loop: one can come back through
/// a loop around it, as after a `continue` that was made an inner loop.
bool staysInside(llvm::BasicBlock& block, llvm::BasicBlock& meeting, const llvm::Loop& loop) {
  llvm::SmallVector<llvm::BasicBlock*> work(successors(&block));
  llvm::SmallPtrSet<llvm::BasicBlock*, 16> seen;
  while (!work.empty()) {
    llvm::BasicBlock* reached = work.pop_back_val();
    if (reached == &meeting || !seen.insert(reached).second) continue;
    if (!loop.contains(reached)) return false;
    work.append(succ_begin(reached), succ_end(reached));
  }
  return true;
}

}  // namespace

Uniformity::Uniformity(const BlockFunction& kernel, CutLevel level) : Uniformity(kernel, level, false) {}

Uniformity Uniformity::acrossRow(const BlockFunction& kernel) { return {kernel, CutLevel::Chunk, true}; }

Uniformity::Uniformity(const BlockFunction& kernel, CutLevel level, bool ofRow)
    : kernel_(kernel), level_(level), ofRow_(ofRow), isWide_(kernel.function().hasFnAttribute(kWideAttribute)) {
  dominators_.recalculate(kernel.function());
  postDominators_.recalculate(kernel.function());
  loops_.analyze(dominators_);
  do propagate();
  while (spreadDivergence());
}

Shape Uniformity::shapeOf(const llvm::Value* value) const {
  if (!llvm::isa<llvm::Instruction>(value)) return Shape::uniform();
  auto found = shapes_.find(value);
  return found == shapes_.end() ? Shape::varying() : found->second;
}

bool Uniformity::branchesApart(const llvm::BasicBlock& block) const {
  const llvm::Instruction* terminator = block.getTerminator();
  if (terminator->getNumSuccessors() < 2) return false;
  const llvm::Value* condition = branchCondition(terminator);
  return condition && !isUniform(condition);
}

void Uniformity::propagate() {
  llvm::ReversePostOrderTraversal<llvm::Function*> order(&kernel_.function());
  for (bool changed = true; changed;) {
    changed = false;
    for (llvm::BasicBlock* block : order) {
      for (llvm::Instruction& instruction : *block) {
        if (instruction.getType()->isVoidTy()) continue;
        bool divergent = temporallyDivergent_.contains(&instruction) ||
                         (llvm::isa<llvm::PHINode>(instruction) && divergentJoins_.contains(block));
        Shape fresh = divergent ? Shape::varying() : evaluate(instruction);
        Shape& known = shapes_[&instruction];
        Shape merged = meet(known, fresh);
        if (merged == known) continue;
        known = merged;
        changed = true;
      }
    }
  }
}

/// Every branch found divergent since the last call makes phis at its joins and values that leave
/// its loops varying. Returns whether there was one.
bool Uniformity::spreadDivergence() {
  bool found = false;
  for (llvm::BasicBlock& block : kernel_.function()) {
    if (!dominators_.isReachableFromEntry(&block) || !branchesApart(block)) continue;
    if (!spread_.insert(&block).second) continue;
    found = true;
    markJoins(block);
    markLoopExits(block);
  }
  return found;
}

/// A block that two sides of the branch reach before they meet for good joins lanes that took
/// different ways. The header of a loop around the branch is none: lanes iterate in lock-step.
void Uniformity::markJoins(llvm::BasicBlock& block) {
  auto* node = postDominators_.getNode(&block);
  llvm::BasicBlock* meeting = node && node->getIDom() ? node->getIDom()->getBlock() : nullptr;
  llvm::DenseMap<llvm::BasicBlock*, unsigned> sidesReaching;
  for (llvm::BasicBlock* side : llvm::SmallPtrSet<llvm::BasicBlock*, 4>(succ_begin(&block),
                                                                        succ_end(&block))) {
    llvm::SmallVector<llvm::BasicBlock*> work{side};
    llvm::DenseSet<llvm::BasicBlock*> seen;
    while (!work.empty()) {
      llvm::BasicBlock* reached = work.pop_back_val();
      if (!seen.insert(reached).second) continue;
      ++sidesReaching[reached];
      if (reached != meeting && reached != &block) work.append(succ_begin(reached), succ_end(reached));
    }
  }
  for (auto [reached, sides] : sidesReaching) {
    if (sides < 2) continue;
    llvm::Loop* loop = loops_.getLoopFor(reached);
    if (loop && loop->getHeader() == reached && loop->contains(&block)) continue;
    divergentJoins_.insert(reached);
  }
}

/// Lanes leave a loop in different iterations: what they take along differs (temporal
/// divergence), even if it is uniform in each iteration.
void Uniformity::markLoopExits(llvm::BasicBlock& block) {
  auto* node = postDominators_.getNode(&block);
  llvm::BasicBlock* meeting = node && node->getIDom() ? node->getIDom()->getBlock() : nullptr;
  for (llvm::Loop* loop = loops_.getLoopFor(&block); loop; loop = loop->getParentLoop()) {
    // Lanes that take different sides and meet again without leaving the loop stay together.
    if (meeting && loop->contains(meeting) && staysInside(block, *meeting, *loop)) continue;
    llvm::SmallVector<llvm::BasicBlock*> exits;
    loop->getExitBlocks(exits);
    divergentJoins_.insert(exits.begin(), exits.end());
    for (llvm::BasicBlock* member : loop->blocks())
      for (llvm::Instruction& instruction : *member)
        if (isUsedOutside(instruction, *loop)) temporallyDivergent_.insert(&instruction);
  }
}

Shape Uniformity::evaluate(const llvm::Instruction& instruction) const {
  if (BuiltinCall call = builtinOf(&instruction); call.kind != Builtin::None)
    return evaluateBuiltin(call);
  if (isSharedStorage(&instruction)) return Shape::uniform();
  if (llvm::isa<llvm::AllocaInst, llvm::AtomicRMWInst, llvm::AtomicCmpXchgInst>(instruction))
    return Shape::varying();
  if (auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction)) return evaluateLoad(*load);

  auto operandShape = [&](const llvm::Value* operand) {
    return llvm::isa<llvm::Instruction>(operand) ? shapes_.lookup(operand) : Shape::uniform();
  };
  if (auto* phi = llvm::dyn_cast<llvm::PHINode>(&instruction)) {
    Shape shape;
    for (const llvm::Value* incoming : phi->incoming_values())
      shape = meet(shape, operandShape(incoming));
    return shape;
  }
  bool allUniform = true;
  for (const llvm::Value* operand : instruction.operands()) {
    Shape shape = operandShape(operand);
    if (shape.isUnknown()) return {};
    allUniform &= shape.isUniform();
  }
  if (auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction))
    return allUniform && call->doesNotAccessMemory() ? Shape::uniform() : Shape::varying();
  if (allUniform) return Shape::uniform();
  return evaluateArithmetic(instruction);
}

Shape Uniformity::evaluateBuiltin(BuiltinCall call) const {
  if (!isCoordinate(call.kind)) return Shape::varying();
  if (call.kind != Builtin::ThreadIdx && call.kind != Builtin::Lane) return Shape::uniform();
  if (level_ == CutLevel::Block) return Shape::varying();
  Shape consecutive = Shape::linear(1, true, true);
  if (call.kind == Builtin::Lane) return consecutive;
  switch (kernel_.layout()) {
    case ThreadLayout::Rows: return call.axis == 0 ? consecutive : Shape::uniform();
    case ThreadLayout::WholeWarps: return call.axis == 0 ? consecutive : Shape::uniform();
    case ThreadLayout::Linear: return Shape::varying();
    case ThreadLayout::Tiles:
      if (!ofRow_ && call.axis != 2) return Shape::varying();
      return call.axis == 0 ? consecutive : Shape::uniform();
  }
  return Shape::varying();
}

Shape Uniformity::evaluateLoad(const llvm::LoadInst& load) const {
  const llvm::Value* pointer = load.getPointerOperand();
  if (llvm::isa<llvm::AllocaInst>(pointer) && !isSharedStorage(pointer)) {
    std::optional<Slot> slot = slotOf(pointer);
    if (!slot || slot->varying()) return Shape::varying();
    if (level_ == CutLevel::Chunk) return Shape::linear(slot->stride, slot->exact, false);
    return slot->home == SlotHome::Block ? Shape::uniform() : Shape::varying();
  }
  if (load.isVolatile() || load.isAtomic()) return Shape::varying();
  Shape shape = llvm::isa<llvm::Instruction>(pointer) ? shapes_.lookup(pointer) : Shape::uniform();
  if (shape.isUnknown() || shape.isUniform()) return shape;
  return Shape::varying();
}

Shape Uniformity::evaluateArithmetic(const llvm::Instruction& instruction) const {
  // length-reason: one case for each opcode, a table in the form of a switch.
  auto shapeAt = [&](unsigned index) {
    const llvm::Value* operand = instruction.getOperand(index);
    return llvm::isa<llvm::Instruction>(operand) ? shapes_.lookup(operand) : Shape::uniform();
  };
  const Shape a = shapeAt(0);
  const Shape b = instruction.getNumOperands() > 1 ? shapeAt(1) : Shape::uniform();
  auto* flags = llvm::dyn_cast<llvm::OverflowingBinaryOperator>(&instruction);
  const bool exactS = a.exactSigned && b.exactSigned && flags && flags->hasNoSignedWrap();
  const bool exactU = a.exactUnsigned && b.exactUnsigned && flags && flags->hasNoUnsignedWrap();
  llvm::ConstantInt* constant = nullptr;

  switch (instruction.getOpcode()) {
    case llvm::Instruction::Add:
      if (a.isLinear() && b.isLinear()) return Shape::linear(a.stride + b.stride, exactS, exactU);
      break;
    case llvm::Instruction::Sub:
      if (a.isLinear() && b.isLinear()) return Shape::linear(a.stride - b.stride, exactS, exactU);
      break;
    case llvm::Instruction::Mul:
      if (a.isLinear() && match(instruction.getOperand(1), m_ConstantInt(constant)))
        return Shape::linear(a.stride * constant->getSExtValue(), exactS, exactU);
      break;
    case llvm::Instruction::Shl:
      if (a.isLinear() && match(instruction.getOperand(1), m_ConstantInt(constant)) &&
          constant->getZExtValue() < 32)
        return Shape::linear(a.stride << constant->getZExtValue(), exactS, exactU);
      break;
    case llvm::Instruction::Or:
      if (llvm::cast<llvm::PossiblyDisjointInst>(instruction).isDisjoint() && a.isLinear() &&
          b.isLinear())
        return Shape::linear(a.stride + b.stride, a.exactSigned && b.exactSigned,
                             a.exactUnsigned && b.exactUnsigned);
      break;
    case llvm::Instruction::SExt:
      // In launches that fit 32 bits, no chunk of signed indices is taken to straddle 2^31, even
      // if unsigned arithmetic leaves that open: i += gridDim.x * blockDim.x.
      if (a.isLinear() && (a.exactSigned || !isWide_)) return Shape::linear(a.stride, true, false);
      break;
    case llvm::Instruction::ZExt:
      if (!a.isLinear()) break;
      if (a.exactUnsigned) return Shape::linear(a.stride, true, true);
      if (a.exactSigned && instruction.hasNonNeg()) return Shape::linear(a.stride, true, false);
      break;
    case llvm::Instruction::Trunc:
      if (a.isLinear()) {
        const bool kept = llvm::cast<llvm::TruncInst>(instruction).hasNoSignedWrap();
        return Shape::linear(a.stride, a.exactSigned && kept, false);
      }
      break;
    case llvm::Instruction::PtrToInt:
    case llvm::Instruction::IntToPtr:
      if (a.isLinear()) return Shape::linear(a.stride, false, false);
      break;
    case llvm::Instruction::Freeze: return a;
    case llvm::Instruction::GetElementPtr:
      return evaluateAddress(llvm::cast<llvm::GetElementPtrInst>(instruction), true);
    default: break;
  }
  return evaluateAligned(instruction);
}

Shape Uniformity::evaluateAligned(const llvm::Instruction& instruction) const {
  if (level_ != CutLevel::Chunk) return Shape::varying();
  switch (alignedKindOf(instruction, kernel_)) {
    case AlignedKind::Uniform: return Shape::uniform();
    case AlignedKind::Lane: return Shape::linear(1, true, true);
    case AlignedKind::None: return Shape::varying();
  }
  return Shape::varying();
}

Shape Uniformity::usualShapeOf(const llvm::Value* address) const {
  auto* element = llvm::dyn_cast<llvm::GetElementPtrInst>(address);
  return element ? evaluateAddress(*element, false) : shapeOf(address);
}

Shape Uniformity::evaluateAddress(const llvm::GetElementPtrInst& address, bool wraps) const {
  auto shapeOfOperand = [&](const llvm::Value* operand) {
    if (auto* extension = llvm::dyn_cast<llvm::ZExtInst>(operand); extension && !wraps) {
      const Shape narrow = shapeOf(extension->getOperand(0));
      if (narrow.isLinear()) return Shape::linear(narrow.stride, true, true);
    }
    return llvm::isa<llvm::Instruction>(operand) ? shapes_.lookup(operand) : Shape::uniform();
  };
  Shape base = shapeOfOperand(address.getPointerOperand());
  if (!base.isLinear() || address.getType()->isVectorTy()) return Shape::varying();
  const llvm::DataLayout& layout = address.getModule()->getDataLayout();
  std::int64_t stride = base.stride;
  for (auto step = gep_type_begin(address), end = gep_type_end(address); step != end; ++step) {
    Shape index = shapeOfOperand(step.getOperand());
    if (!index.isLinear()) return Shape::varying();
    if (index.isUniform()) continue;
    const bool narrow = step.getOperand()->getType()->getIntegerBitWidth() < 64;
    if (narrow && !index.exactSigned) return Shape::varying();
    stride += index.stride * static_cast<std::int64_t>(step.getSequentialElementStride(layout));
  }
  return Shape::linear(stride, false, false);
}

}  // namespace hipcpu
