// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/emit/LaneZero.h"

#include "backends/cpu/compiler/analysis/SharedStorage.h"
#include "backends/cpu/compiler/analysis/Slots.h"

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/CFG.h>

namespace hipcpu {

using llvm::BasicBlock;
using llvm::Instruction;
using llvm::Value;

constexpr unsigned kMaxWidenDepth = 8;

llvm::SmallVector<llvm::StoreInst*> storesIn(const Region& region, llvm::AllocaInst& slot) {
  llvm::SmallVector<llvm::StoreInst*> stores;
  for (llvm::User* user : slot.users())
    if (auto* store = llvm::dyn_cast<llvm::StoreInst>(user))
      if (region.contains(store->getParent())) stores.push_back(store);
  return stores;
}

bool reachesWithin(const Region& region, const Cuts& cuts, BasicBlock* from, BasicBlock* to,
                   BasicBlock* avoiding) {
  llvm::SmallPtrSet<BasicBlock*, 16> seen;
  llvm::SmallVector<BasicBlock*> work{from};
  while (!work.empty()) {
    for (BasicBlock* successor : successors(work.pop_back_val())) {
      if (!region.contains(successor) || successor == avoiding || cuts.at(successor)) continue;
      if (successor == to) return true;
      if (seen.insert(successor).second) work.push_back(successor);
    }
  }
  return false;
}

Value* LaneZero::evaluate(Value* value) {
  auto* instruction = llvm::dyn_cast<Instruction>(value);
  if (!instruction || isSharedStorage(value)) return value;
  auto [entry, fresh] = known_.try_emplace(value, nullptr);
  if (!fresh) return entry->second;
  Value* result = compute(*instruction);
  return known_[value] = result;
}

Value* LaneZero::compute(Instruction& instruction) {
  if (!shapes_.shapeOf(&instruction).isLinear()) return nullptr;
  if (BuiltinCall call = builtinOf(&instruction); call.kind != Builtin::None)
    return builder_ ? source_->coordinate(call) : &instruction;
  if (!region_.contains(instruction.getParent())) return nullptr;
  if (auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction)) return computeLoad(*load);
  if (auto* phi = llvm::dyn_cast<llvm::PHINode>(&instruction)) return computePhi(*phi);
  if (llvm::isa<llvm::SExtInst, llvm::ZExtInst>(instruction) &&
      !shapes_.isUniform(&instruction)) {
    // zext nneg of a value that is linear as a signed number only.
    const Shape narrow = shapes_.shapeOf(instruction.getOperand(0));
    const bool asSigned = llvm::isa<llvm::SExtInst>(instruction) || !narrow.exactUnsigned;
    if (!asSigned || narrow.exactSigned)
      return widen(instruction.getOperand(0), instruction.getType(), asSigned, 0);
    return computePlain(instruction);
  }
  return computePlain(instruction);
}

/// Any lane runs the start block of a region, so what stands there may fault as it would.
bool LaneZero::mayFault(const Instruction& instruction) const {
  if (instruction.getParent() != region_.start) return false;
  return &shapes_ == &acrossChunk_ || acrossChunk_.isUniform(&instruction);
}

Value* LaneZero::computePlain(Instruction& instruction) {
  auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction);
  const bool pure = call ? call->doesNotAccessMemory() && !call->isConvergent() && shapes_.isUniform(call)
                         : llvm::isa<llvm::BinaryOperator, llvm::CastInst, llvm::GetElementPtrInst,
                                     llvm::CmpInst, llvm::SelectInst, llvm::UnaryOperator,
                                     llvm::FreezeInst, llvm::ExtractValueInst,
                                     llvm::InsertValueInst, llvm::ExtractElementInst,
                                     llvm::InsertElementInst, llvm::ShuffleVectorInst>(instruction);
  if (!pure) return nullptr;
  if (!mayFault(instruction) && !llvm::isSafeToSpeculativelyExecute(&instruction)) return nullptr;
  llvm::SmallVector<Value*> operands;
  for (Value* operand : instruction.operands()) {
    Value* evaluated = llvm::isa<Instruction>(operand) ? evaluate(operand) : operand;
    if (!evaluated) return nullptr;
    operands.push_back(evaluated);
  }
  if (!builder_) return &instruction;
  Instruction* copy = instruction.clone();
  for (unsigned i = 0; i < operands.size(); ++i) copy->setOperand(i, operands[i]);
  copy->dropPoisonGeneratingFlags();  // they hold for lanes that run
  return builder_->Insert(copy);
}

Value* LaneZero::computePhi(llvm::PHINode& phi) {
  Value* only = nullptr;
  for (unsigned i = 0; i < phi.getNumIncomingValues(); ++i) {
    if (!region_.contains(phi.getIncomingBlock(i))) continue;
    if (only && only != phi.getIncomingValue(i)) return nullptr;
    only = phi.getIncomingValue(i);
  }
  return only ? evaluate(only) : nullptr;
}

Value* LaneZero::computeLoad(llvm::LoadInst& load) {
  if (llvm::AllocaInst* slot = accessedSlot(load)) return computeSlotLoad(load, *slot);
  // A uniform load from memory: all lanes read it first thing, or it stays where it is.
  if (!shapes_.isUniform(&load) || !load.isSimple() || !mayFault(load)) return nullptr;
  for (Instruction& earlier : *region_.start) {
    if (&earlier == &load) break;
    const bool marker = isCutMarker(builtinOf(&earlier).kind);
    if (earlier.mayWriteToMemory() && !marker && !accessedSlot(earlier)) return nullptr;
  }
  Value* pointer = evaluate(load.getPointerOperand());
  if (!pointer || !builder_) return pointer ? &load : nullptr;
  Instruction* copy = load.clone();
  copy->setOperand(0, pointer);
  return builder_->Insert(copy);
}

Value* LaneZero::computeSlotLoad(llvm::LoadInst& load, llvm::AllocaInst& slot) {
  if (slotOf(&slot)->varying()) return nullptr;
  llvm::SmallVector<llvm::StoreInst*> stores = storesIn(region_, slot);
  llvm::erase_if(stores, [&](llvm::StoreInst* store) { return !mayBeStoredBefore(*store, load); });
  if (stores.empty()) {
    if (!builder_) return &load;
    return builder_->CreateLoad(load.getType(), source_->scalarAddress(slot));
  }
  if (stores.size() > 1 || !alwaysStoredBefore(*stores.front(), load)) return nullptr;
  return evaluate(stores.front()->getValueOperand());
}

bool LaneZero::mayBeStoredBefore(llvm::StoreInst& store, llvm::LoadInst& load) const {
  if (store.getParent() == load.getParent() && store.comesBefore(&load)) return true;
  return reachesWithin(region_, cuts_, store.getParent(), load.getParent(), nullptr);
}

bool LaneZero::alwaysStoredBefore(llvm::StoreInst& store, llvm::LoadInst& load) const {
  if (store.getParent() == load.getParent()) return store.comesBefore(&load);
  if (load.getParent() == region_.start) return false;
  return store.getParent() == region_.start ||
         !reachesWithin(region_, cuts_, region_.start, load.getParent(), store.getParent());
}

Value* LaneZero::widen(Value* value, llvm::Type* type, bool asSigned, unsigned depth) {
  auto extend = [&](Value* narrow, bool isSigned) -> Value* {
    if (!narrow || !builder_ || narrow->getType() == type) return narrow;
    return isSigned ? builder_->CreateSExt(narrow, type) : builder_->CreateZExt(narrow, type);
  };
  auto* instruction = llvm::dyn_cast<Instruction>(value);
  if (!instruction || shapes_.isUniform(value)) return extend(evaluate(value), asSigned);
  if (isCoordinate(builtinOf(value).kind)) return extend(evaluate(value), false);
  if (depth > kMaxWidenDepth) return nullptr;
  auto inner = [&](unsigned operand, bool isSigned) {
    return widen(instruction->getOperand(operand), type, isSigned, depth + 1);
  };
  switch (instruction->getOpcode()) {
    case Instruction::Freeze: return inner(0, asSigned);
    case Instruction::SExt:
      return shapes_.shapeOf(instruction->getOperand(0)).exactSigned
                 ? inner(0, true)
                 : extend(evaluate(instruction->getOperand(0)), true);
    case Instruction::ZExt: return inner(0, !shapes_.shapeOf(instruction->getOperand(0)).exactUnsigned);
    case Instruction::Trunc:  // of an exact slot
      return instruction->getOperand(0)->getType() == type ? evaluate(instruction->getOperand(0))
                                                           : nullptr;
    case Instruction::Add:
    case Instruction::Sub:
    case Instruction::Mul:
    case Instruction::Or: {
      Value* a = inner(0, asSigned);
      Value* b = a ? inner(1, asSigned) : nullptr;
      if (!b || !builder_) return b;
      const bool isOr = instruction->getOpcode() == Instruction::Or;  // disjoint: a sum
      return builder_->CreateBinOp(
          isOr ? Instruction::Add : static_cast<Instruction::BinaryOps>(instruction->getOpcode()), a, b);
    }
    case Instruction::And:
    case Instruction::URem: return extend(evaluate(value), false);  // the lane: it does not wrap
    case Instruction::Shl: {
      Value* a = inner(0, asSigned);
      if (!a || !builder_) return a;
      return builder_->CreateShl(a, extend(instruction->getOperand(1), false));
    }
    case Instruction::PHI: {
      auto& phi = llvm::cast<llvm::PHINode>(*instruction);
      Value* only = nullptr;
      for (unsigned i = 0; i < phi.getNumIncomingValues(); ++i) {
        if (!region_.contains(phi.getIncomingBlock(i))) continue;
        if (only && only != phi.getIncomingValue(i)) return nullptr;
        only = phi.getIncomingValue(i);
      }
      return only ? widen(only, type, asSigned, depth + 1) : nullptr;
    }
    default: return nullptr;
  }
}

}  // namespace hipcpu
