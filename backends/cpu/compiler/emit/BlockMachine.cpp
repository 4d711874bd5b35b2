// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/emit/BlockMachine.h"

#include "backends/cpu/compiler/analysis/SharedStorage.h"
#include "backends/cpu/compiler/analysis/Slots.h"
#include "backends/cpu/compiler/emit/LoopBuilder.h"
#include "backends/cpu/compiler/emit/RowLoops.h"
#include "backends/cpu/runtime/KernelAbi.h"

#include <llvm/Transforms/Utils/PromoteMemToReg.h>

namespace hipcpu {

using llvm::BasicBlock;
using llvm::Value;

void BlockMachine::emit() {
  llvm::SmallVector<BasicBlock*> oldBlocks;
  for (BasicBlock& block : function_) oldBlocks.push_back(&block);
  emitEntry();
  for (BasicBlock* cut : plan_.blockCuts) entries_[cut] = newBlock(function_, "block.cut");
  BasicBlock* first = initialiseStates(entry_);
  llvm::IRBuilder<>(first).CreateBr(entries_[plan_.blockCuts.front()]);
  for (BasicBlock* cut : plan_.blockCuts) goOn(cut, emitBlockCut(cut, entries_[cut]));
  llvm::ReturnInst::Create(function_.getContext(), sums_->emitSliceUpdates(return_));
  replaceBody(oldBlocks);
}

void BlockMachine::emitEntry() {
  entry_ = newBlock(function_, "entry");
  return_ = newBlock(function_, "return");
  entryBuilder_ = std::make_unique<llvm::IRBuilder<>>(entry_);
  llvm::IRBuilder<>& builder = *entryBuilder_;
  llvm::Type* i32 = builder.getInt32Ty();
  llvm::Type* i64 = builder.getInt64Ty();
  threadCount_ = builder.CreateZExt(kernel_.blockDim(0), i64);
  for (unsigned axis : {1u, 2u})
    threadCount_ = builder.CreateMul(threadCount_, builder.CreateZExt(kernel_.blockDim(axis), i64),
                                     "threads", true, true);
  auto* exitCode = builder.CreateAlloca(i32, nullptr, "exit");
  nextCut_ = builder.CreateAlloca(i32, nullptr, "next");
  auto* together = builder.CreateAlloca(builder.getInt1Ty(), nullptr, "together");
  temporaries_ = {exitCode, nextCut_, together};
  storage_ = std::make_unique<SlotStorage>(plan_, slotsOf(function_), threadCount_, builder);
  sums_ = std::make_unique<SumEmitter>(plan_, *storage_, builder, temporaries_);
  auto* accessGroup = llvm::MDNode::getDistinct(function_.getContext(), {});
  context_ = std::make_unique<EmitContext>(
      EmitContext{plan_, *storage_, *sums_, entry_, exitCode, together, accessGroup, temporaries_});
}

BasicBlock* BlockMachine::initialiseStates(BasicBlock* from) {
  if (!plan_.blockMasked) return from;
  return emitFold(from, threadCount_, llvm::ConstantInt::getFalse(function_.getContext()), "init",
                  [&](llvm::IRBuilder<>& builder, Value* accumulator, Value* thread) {
                    builder.CreateStore(
                        builder.getInt32(plan_.stateId(plan_.blockCuts.front())),
                        builder.CreateInBoundsGEP(builder.getInt32Ty(), storage_->threadStates(), thread));
                    return accumulator;
                  })
      .after;
}

BasicBlock* BlockMachine::emitBlockCut(BasicBlock* cut, BasicBlock* from) {
  currentCut_ = cut;
  saved_.clear();
  if (builtinOf(plan_.cuts.at(cut)->marker).kind == Builtin::CutGrid) emitGridWait(from);
  llvm::IRBuilder<> builder(from);
  if (cut != plan_.blockCuts.front())
    for (llvm::AllocaInst* slot : storage_->blockScalars())
      saved_.push_back({slot, builder.CreateLoad(slot->getAllocatedType(),
                                                 storage_->scalar(builder, *slot, Lanes{}))});
  if (kernel_.layout() == ThreadLayout::Tiles) return emitTiles(from);
  return kernel_.layout() == ThreadLayout::Linear ? emitWarps(from) : emitRows(from);
}

/// What functions that are not inlined keep in thread-local variables is saved over the wait:
/// other blocks run on this thread meanwhile.
void BlockMachine::emitGridWait(BasicBlock* from) {
  llvm::Module& module = *function_.getParent();
  llvm::IRBuilder<> builder(from);
  std::uint64_t flags = hip::cpu::kSynchronisesGrid;
  llvm::SmallVector<std::pair<llvm::GlobalVariable*, Value*>> saved;
  for (llvm::GlobalVariable& variable : module.globals()) {
    if (!variable.isThreadLocal()) continue;
    flags |= hip::cpu::kUsesThreadLocals;
    llvm::Type* type = variable.getValueType();
    auto* copy = new llvm::AllocaInst(type, 0, nullptr, llvm::Align(64), "saved", entry_->begin());
    builder.CreateMemCpy(copy, llvm::Align(64), builder.CreateThreadLocalAddress(&variable),
                         variable.getAlign(), module.getDataLayout().getTypeAllocSize(type));
    saved.push_back({&variable, copy});
  }
  builder.CreateCall(module.getOrInsertFunction("__hipcpu_grid_wait", builder.getVoidTy()));
  for (auto [variable, copy] : saved)
    builder.CreateMemCpy(builder.CreateThreadLocalAddress(variable), variable->getAlign(), copy,
                         llvm::Align(64), module.getDataLayout().getTypeAllocSize(variable->getValueType()));
  function_.addFnAttr(kFlagsAttribute, std::to_string(flags));
}

BasicBlock* BlockMachine::emitWarps(BasicBlock* from) {
  llvm::IRBuilder<> builder(from);
  Value* zero = builder.getInt32(0);
  return emitChunks(threadCount_, builder.getInt64(0), zero, zero, from);
}

BasicBlock* BlockMachine::emitRows(BasicBlock* from) {
  return emitLoop(from, kernel_.blockDim(2), "z", [&](Value* z, BasicBlock* plane) {
    return emitLoop(plane, kernel_.blockDim(1), "y",
                    [&](Value* y, BasicBlock* row) { return emitRow(y, z, row); });
  });
}

/// Threads are numbered tile by tile; where tiles span a block's rows, that is the linear order.
BasicBlock* BlockMachine::emitTiles(BasicBlock* from) {
  llvm::IRBuilder<> builder(from);
  Value* rows = builder.getInt32(kernel_.rows());
  Value* columns = builder.getInt32(kernel_.rowWidth());
  Value* high = builder.CreateUDiv(kernel_.blockDim(1), rows, "high");
  Value* wide = kernel_.spansRow() ? builder.getInt32(1) : builder.CreateUDiv(kernel_.blockDim(0), columns, "wide");
  auto number = [&](llvm::IRBuilder<>& at, Value* base, Value* factor, Value* offset) {
    return at.CreateAdd(at.CreateMul(base, factor, "", true, true), offset, "", true, true);
  };
  return emitLoop(from, kernel_.blockDim(2), "z", [&](Value* z, BasicBlock* plane) {
    return emitLoop(plane, high, "y", [&](Value* y, BasicBlock* band) {
      return emitLoop(band, wide, "x", [&](Value* x, BasicBlock* body) {
        llvm::IRBuilder<> at(body);
        Value* tile = number(at, number(at, z, high, y), wide, x);
        Value* linear = at.CreateZExt(at.CreateMul(tile, at.getInt32(kernel_.width()), "", true, true), at.getInt64Ty());
        const Lanes lanes{at.CreateMul(x, columns, "", true, true), at.CreateMul(y, rows, "", true, true), z, linear,
                          at.getInt64(kernel_.width()), false};
        return emitChunk(lanes, body);
      });
    });
  });
}

BasicBlock* BlockMachine::emitRow(Value* y, Value* z, BasicBlock* from) {
  llvm::IRBuilder<> builder(from);
  llvm::Type* i64 = builder.getInt64Ty();
  Value* width = kernel_.spansRow() ? builder.getInt64(kernel_.width()) : builder.CreateZExt(kernel_.blockDim(0), i64);
  Value* row = builder.CreateAdd(builder.CreateMul(z, kernel_.blockDim(1), "", true, true), y, "",
                                 true, true);
  Value* linearBase = builder.CreateMul(builder.CreateZExt(row, i64), width, "row", true, true);
  if (const Region& region = plan_.regionOf(currentCut_); RowLoops::suit(plan_, region)) {
    const Lanes lanes{builder.getInt32(0), y, z, linearBase, width, true};
    for (auto [slot, value] : saved_) builder.CreateStore(value, storage_->scalar(builder, *slot, lanes));
    return RowLoops(*context_, region, lanes).emit(from);
  }
  return emitChunks(width, linearBase, y, z, from);
}

/// Full chunks with a constant number of lanes, then what is left.
BasicBlock* BlockMachine::emitChunks(Value* threads, Value* linearBase, Value* y, Value* z,
                                     BasicBlock* from) {
  llvm::IRBuilder<> builder(from);
  Value* width = builder.getInt64(kernel_.width());
  Value* fullChunks = builder.CreateUDiv(threads, width, "chunks");
  auto lanesFrom = [&](llvm::IRBuilder<>& at, Value* first, Value* count, bool partial) {
    return Lanes{at.CreateTrunc(first, at.getInt32Ty()), y, z,
                 at.CreateAdd(linearBase, first, "", true, true), count, partial};
  };
  BasicBlock* after = emitLoop(from, fullChunks, "chunk", [&](Value* chunk, BasicBlock* body) {
    llvm::IRBuilder<> at(body);
    Value* first = at.CreateMul(chunk, width, "", true, true);
    return emitChunk(lanesFrom(at, first, width, false), body);
  });
  if (kernel_.layout() == ThreadLayout::WholeWarps) return after;
  builder.SetInsertPoint(after);
  Value* first = builder.CreateMul(fullChunks, width, "", true, true);
  Value* left = builder.CreateSub(threads, first);
  BasicBlock* rest = newBlock(function_, "partial");
  BasicBlock* done = newBlock(function_, "chunks.done");
  builder.CreateCondBr(builder.CreateIsNotNull(left), rest, done);
  builder.SetInsertPoint(rest);
  BasicBlock* last = emitChunk(lanesFrom(builder, first, left, true), rest);
  llvm::IRBuilder<>(last).CreateBr(done);
  return done;
}

BasicBlock* BlockMachine::emitChunk(const Lanes& lanes, BasicBlock* from) {
  return ChunkMachine(*context_, lanes, currentCut_, nextCut_).emit(from, saved_);
}

void BlockMachine::goOn(BasicBlock* cut, BasicBlock* from) {
  Region region = RegionBuilder(function_, plan_.cuts).build(cut, CutLevel::Block);
  from = sums_->emitBlockUpdates(from, region);
  llvm::IRBuilder<> builder(from);
  if (plan_.blockCuts.size() == 1) {
    builder.CreateBr(return_);
    return;
  }
  if (plan_.blockMasked) return goOnMasked(from);
  if (region.exits.size() == 1 && !region.returns) {
    builder.CreateBr(entries_[region.exits[0]]);
    return;
  }
  llvm::SwitchInst* choice =
      builder.CreateSwitch(builder.CreateLoad(builder.getInt32Ty(), nextCut_), return_);
  for (BasicBlock* exit : region.exits)
    choice->addCase(builder.getInt32(plan_.arrivalId(exit)), entries_[exit]);
}

void BlockMachine::goOnMasked(BasicBlock* from) {
  llvm::Type* i32 = llvm::Type::getInt32Ty(function_.getContext());
  Folded lowest = emitFold(from, threadCount_, llvm::ConstantInt::get(i32, StateId::kReturned),
                           "lowest", [&](llvm::IRBuilder<>& builder, Value* accumulator, Value* thread) {
                             Value* state = builder.CreateLoad(
                                 i32, builder.CreateInBoundsGEP(i32, storage_->threadStates(), thread));
                             return builder.CreateBinaryIntrinsic(llvm::Intrinsic::umin, accumulator, state);
                           });
  BasicBlock* release = newBlock(function_, "release");
  BasicBlock* choose = newBlock(function_, "choose");
  llvm::IRBuilder<> builder(lowest.after);
  Value* allWait = builder.CreateICmpUGE(lowest.value, builder.getInt32(StateId::kWaits));
  builder.CreateCondBr(allWait, release, choose);
  BasicBlock* released = releaseBarriers(release);
  llvm::IRBuilder<>(released).CreateBr(choose);
  builder.SetInsertPoint(choose);
  Value* state = builder.CreateSelect(
      allWait, builder.CreateSub(lowest.value, builder.getInt32(StateId::kWaits)), lowest.value);
  llvm::SwitchInst* choice = builder.CreateSwitch(state, return_);  // all threads have returned
  for (BasicBlock* cut : plan_.blockCuts)
    choice->addCase(builder.getInt32(plan_.stateId(cut)), entries_[cut]);
}

BasicBlock* BlockMachine::releaseBarriers(BasicBlock* from) {
  llvm::Type* i32 = llvm::Type::getInt32Ty(function_.getContext());
  return emitFold(from, threadCount_, llvm::ConstantInt::getFalse(function_.getContext()), "released",
                  [&](llvm::IRBuilder<>& builder, Value* accumulator, Value* thread) {
                    Value* address = builder.CreateInBoundsGEP(i32, storage_->threadStates(), thread);
                    Value* state = builder.CreateLoad(i32, address);
                    Value* returned = builder.CreateICmpEQ(state, builder.getInt32(StateId::kReturned));
                    Value* next = builder.CreateSub(state, builder.getInt32(StateId::kWaits));
                    builder.CreateStore(builder.CreateSelect(returned, state, next), address);
                    return accumulator;
                  })
      .after;
}

void BlockMachine::replaceBody(llvm::ArrayRef<BasicBlock*> oldBlocks) {
  for (llvm::Instruction& instruction : llvm::make_early_inc_range(*oldBlocks.front()))
    if (isSharedStorage(&instruction)) instruction.moveBefore(*entry_, entry_->begin());
  for (BasicBlock* block : oldBlocks) block->dropAllReferences();
  for (BasicBlock* block : oldBlocks) block->eraseFromParent();
  entry_->moveBefore(&function_.front());
  llvm::DominatorTree dominators(function_);
  llvm::erase_if(temporaries_, [&](llvm::AllocaInst* variable) {
    return !llvm::isAllocaPromotable(variable);
  });
  llvm::PromoteMemToReg(temporaries_, dominators);
}

}  // namespace hipcpu
