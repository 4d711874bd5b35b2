// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/emit/SumEmitter.h"

#include "backends/cpu/compiler/analysis/SharedStorage.h"
#include "backends/cpu/compiler/emit/LoopBuilder.h"

namespace hipcpu {
namespace {

using llvm::AllocaInst;
using llvm::BasicBlock;
using llvm::Instruction;
using llvm::Value;

/// A copy of an address that depends on the launch alone.
Value* copyOf(Value* address, llvm::IRBuilder<>& builder) {
  auto* instruction = llvm::dyn_cast<Instruction>(address);
  if (!instruction || isSharedStorage(address)) return address;
  Instruction* copy = instruction->clone();
  for (llvm::Use& operand : copy->operands()) operand.set(copyOf(operand.get(), builder));
  copy->dropPoisonGeneratingFlags();
  return builder.Insert(copy);
}

}  // namespace

SumEmitter::SumEmitter(const KernelPlan& plan, const SlotStorage& storage, llvm::IRBuilder<>& entry,
                       llvm::SmallVectorImpl<AllocaInst*>& temporaries)
    : plan_(plan) {
  for (const AtomicSum& sum : plan.sums) {
    AllocaInst* total = entry.CreateAlloca(sum.type(), nullptr, "sum");
    temporaries.push_back(total);
    Value* address = sum.scope == SumScope::Chunk ? nullptr : copyOf(sum.update->getPointerOperand(), entry);
    Value* before = sum.identity();
    Value* kept = storage.sliceSum(sum);
    if (kept)
      before = entry.CreateSelect(plan.kernel.isFirst(), before,
                                  entry.CreateFreeze(entry.CreateLoad(sum.type(), kept)));
    entry.CreateStore(before, total);
    variables_[sum.update] = {&sum, total, address, kept};
  }
}

const AtomicSum* SumEmitter::sumOf(const Instruction& instruction) const {
  return variables_.lookup(&instruction).sum;
}

Instruction* SumEmitter::emitStep(llvm::IRBuilder<>& builder, const AtomicSum& sum) const {
  AllocaInst* total = variables_.lookup(sum.update).total;
  Instruction* next =
      sum.emitStep(builder, builder.CreateLoad(sum.type(), total), sum.update->getValOperand());
  builder.CreateStore(next, total);
  return next;
}

BasicBlock* SumEmitter::emitUpdate(BasicBlock* from, const AtomicSum& sum, Value* address) const {
  AllocaInst* total = variables_.lookup(sum.update).total;
  llvm::Function& function = *from->getParent();
  BasicBlock* update = newBlock(function, "sum.update");
  BasicBlock* after = newBlock(function, "sum.done");
  llvm::IRBuilder<> builder(from);
  llvm::Type* bits = builder.getIntNTy(sum.type()->getPrimitiveSizeInBits());
  Value* value = builder.CreateLoad(sum.type(), total);
  Value* any = builder.CreateICmpNE(builder.CreateBitCast(value, bits), builder.CreateBitCast(sum.identity(), bits));
  builder.CreateCondBr(any, update, after);
  builder.SetInsertPoint(update);
  Instruction* atomic = sum.update->clone();
  atomic->setOperand(0, address);
  atomic->setOperand(1, value);
  builder.Insert(atomic);
  builder.CreateStore(sum.identity(), total);
  builder.CreateBr(after);
  return after;
}

BasicBlock* SumEmitter::emitBlockUpdates(BasicBlock* from, const Region& region) const {
  for (const AtomicSum& sum : plan_.sums)
    if (sum.scope == SumScope::Block && region.contains(sum.update->getParent()))
      from = emitUpdate(from, sum, variables_.lookup(sum.update).address);
  return from;
}

BasicBlock* SumEmitter::emitSliceUpdates(BasicBlock* from) const {
  llvm::Function& function = *from->getParent();
  for (const AtomicSum& sum : plan_.sums) {
    if (sum.scope != SumScope::Slice) continue;
    const Variable variable = variables_.lookup(sum.update);
    BasicBlock* add = newBlock(function, "slice.end");
    BasicBlock* keep = newBlock(function, "slice.keep");
    llvm::IRBuilder<> builder(from);
    builder.CreateCondBr(plan_.kernel.isLast(), add, keep);
    from = emitUpdate(add, sum, variable.address);
    builder.SetInsertPoint(keep);
    builder.CreateStore(builder.CreateLoad(sum.type(), variable.total), variable.kept);
    builder.CreateBr(from);
  }
  return from;
}

}  // namespace hipcpu
