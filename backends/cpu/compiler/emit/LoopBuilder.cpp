// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/emit/LoopBuilder.h"

#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/PatternMatch.h>

namespace hipcpu {
namespace {

/// Of loops that cannot be vectorised.
constexpr unsigned kUnrolledLanes = 4;

}  // namespace

llvm::BasicBlock* newBlock(llvm::Function& function, const llvm::Twine& name) {
  return llvm::BasicBlock::Create(function.getContext(), name, &function);
}

llvm::BasicBlock* emitLoop(
    llvm::BasicBlock* from, llvm::Value* count, const llvm::Twine& name,
    llvm::function_ref<llvm::BasicBlock*(llvm::Value*, llvm::BasicBlock*)> body) {
  llvm::Function& function = *from->getParent();
  llvm::BasicBlock* header = newBlock(function, name);
  llvm::BasicBlock* inside = newBlock(function, name + ".body");
  llvm::BasicBlock* after = newBlock(function, name + ".after");
  llvm::IRBuilder<>(from).CreateBr(header);
  llvm::IRBuilder<> builder(header);
  llvm::PHINode* counter = builder.CreatePHI(count->getType(), 2, name);
  counter->addIncoming(llvm::ConstantInt::get(count->getType(), 0), from);
  builder.CreateCondBr(builder.CreateICmpULT(counter, count), inside, after);
  llvm::BasicBlock* last = body(counter, inside);
  builder.SetInsertPoint(last);
  counter->addIncoming(
      builder.CreateAdd(counter, llvm::ConstantInt::get(count->getType(), 1), "", true, true), last);
  builder.CreateBr(header);
  return after;
}

Folded emitFold(llvm::BasicBlock* from, llvm::Value* count, llvm::Value* initial,
                const llvm::Twine& name,
                llvm::function_ref<llvm::Value*(llvm::IRBuilder<>&, llvm::Value*, llvm::Value*)> step) {
  llvm::Function& function = *from->getParent();
  llvm::BasicBlock* body = newBlock(function, name);
  llvm::BasicBlock* after = newBlock(function, name + ".after");
  llvm::IRBuilder<>(from).CreateBr(body);
  llvm::IRBuilder<> builder(body);
  llvm::PHINode* lane = builder.CreatePHI(count->getType(), 2, "lane");
  llvm::PHINode* accumulator = builder.CreatePHI(initial->getType(), 2, name);
  llvm::Value* result = step(builder, accumulator, lane);
  llvm::Value* next =
      builder.CreateAdd(lane, llvm::ConstantInt::get(count->getType(), 1), "", true, true);
  lane->addIncoming(llvm::ConstantInt::get(count->getType(), 0), from);
  lane->addIncoming(next, body);
  accumulator->addIncoming(initial, from);
  accumulator->addIncoming(result, body);
  setLaneLoop(*builder.CreateCondBr(builder.CreateICmpULT(next, count), body, after), nullptr, std::nullopt,
              llvm::isa<llvm::ConstantInt>(count));
  return {after, result};
}

llvm::Value* emitLower(llvm::IRBuilder<>& builder, llvm::Value* a, llvm::Value* b) {
  if (a == b || llvm::PatternMatch::match(a, llvm::PatternMatch::m_Zero())) return a;
  if (llvm::PatternMatch::match(b, llvm::PatternMatch::m_Zero())) return b;
  return builder.CreateBinaryIntrinsic(llvm::Intrinsic::umin, a, b);
}

llvm::Value* emitHigher(llvm::IRBuilder<>& builder, llvm::Value* a, llvm::Value* b) {
  if (a == b || llvm::PatternMatch::match(a, llvm::PatternMatch::m_Zero())) return b;
  if (llvm::PatternMatch::match(b, llvm::PatternMatch::m_Zero())) return a;
  return builder.CreateBinaryIntrinsic(llvm::Intrinsic::umax, a, b);
}

void setLaneLoop(llvm::BranchInst& latch, llvm::MDNode* accessGroup,
                 std::optional<bool> vectorise, bool isConstant) {
  llvm::LLVMContext& context = latch.getContext();
  auto property = [&](llvm::StringRef name, llvm::Metadata* value) {
    llvm::SmallVector<llvm::Metadata*, 2> operands{llvm::MDString::get(context, name)};
    if (value) operands.push_back(value);
    return llvm::MDNode::get(context, operands);
  };
  llvm::SmallVector<llvm::Metadata*, 4> properties{nullptr};
  auto number = [&](unsigned value) {
    return llvm::ConstantAsMetadata::get(llvm::ConstantInt::get(llvm::Type::getInt32Ty(context), value));
  };
  if (vectorise == false && isConstant)
    properties.push_back(property("llvm.loop.unroll.count", number(kUnrolledLanes)));
  else
    properties.push_back(property("llvm.loop.unroll.disable", nullptr));
  if (accessGroup) properties.push_back(property("llvm.loop.parallel_accesses", accessGroup));
  if (vectorise)
    properties.push_back(property(
        "llvm.loop.vectorize.enable",
        llvm::ConstantAsMetadata::get(llvm::ConstantInt::getBool(context, *vectorise))));
  if (isConstant && vectorise != false) {
    properties.push_back(llvm::MDNode::get(
        context, {llvm::MDString::get(context, "llvm.loop.vectorize.followup_vectorized"),
                  property("llvm.loop.isvectorized", number(1)),
                  property("llvm.loop.unroll.full", nullptr)}));
  }
  llvm::MDNode* loop = llvm::MDNode::getDistinct(context, properties);
  loop->replaceOperandWith(0, loop);
  latch.setMetadata(llvm::LLVMContext::MD_loop, loop);
}

void markIndependent(llvm::Instruction& access, llvm::MDNode* accessGroup) {
  if (!access.mayReadOrWriteMemory() || llvm::isa<llvm::IntrinsicInst>(access)) return;
  if (const llvm::Value* pointer = llvm::getLoadStorePointerOperand(&access)) {
    const llvm::Value* object = pointer->stripPointerCasts();
    auto* intrinsic = llvm::dyn_cast<llvm::IntrinsicInst>(object->stripInBoundsOffsets());
    if (intrinsic && intrinsic->getIntrinsicID() == llvm::Intrinsic::threadlocal_address) return;
  }
  access.setMetadata(llvm::LLVMContext::MD_access_group, accessGroup);
}

}  // namespace hipcpu
