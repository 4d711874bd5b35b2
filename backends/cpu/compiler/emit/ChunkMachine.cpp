// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/emit/ChunkMachine.h"

#include "backends/cpu/compiler/analysis/LanePattern.h"
#include "backends/cpu/compiler/analysis/Slots.h"

namespace hipcpu {

using llvm::BasicBlock;
using llvm::Value;

BasicBlock* ChunkMachine::emit(BasicBlock* from, const Saved& blockScalars) {
  collectCuts();
  for (BasicBlock* cut : cuts_) entries_[cut] = block("cut");
  end_ = block("chunk.end");
  if (plan_.masked() && cuts_.size() > 1) dispatcher_ = block("dispatch");
  enter(from, blockScalars);
  for (BasicBlock* cut : cuts_) emitRegion(cut);
  if (dispatcher_) emitDispatcher();
  leave();
  return end_;
}

void ChunkMachine::collectCuts() {
  cuts_.insert(start_);
  for (unsigned i = 0; i < cuts_.size(); ++i)
    for (BasicBlock* exit : plan_.regionOf(cuts_[i]).exits)
      if (plan_.cuts.at(exit)->level == CutLevel::Chunk) cuts_.insert(exit);
}

void ChunkMachine::enter(BasicBlock* from, const Saved& blockScalars) {
  if (plan_.blockMasked && start_ != plan_.blockCuts.front()) {
    // At least one lane runs each lane loop: what it computes in advance relies on that.
    Folded any = anyLaneAt(start_, from);
    BasicBlock* inside = block("chunk.active");
    llvm::IRBuilder<>(any.after).CreateCondBr(any.value, inside, end_);
    from = inside;
  }
  llvm::IRBuilder<> builder(from);
  for (auto [slot, value] : blockScalars)
    builder.CreateStore(value, context_.storage.scalar(builder, *slot, lanes_));
  const bool together = plan_.masked() && comeTogether(start_) &&
                        (!plan_.blockMasked || start_ == plan_.blockCuts.front());
  if (plan_.chunkMasked && !plan_.blockMasked && !together)
    context_.storage.setStates(builder, lanes_, plan_.stateId(start_));
  builder.CreateStore(builder.getInt1(together), context_.together);
  builder.CreateBr(entries_[start_]);
}

void ChunkMachine::emitRegion(BasicBlock* cut) {
  BasicBlock* from = entries_[cut];
  if (cut != start_) from = emitCollective(*plan_.cuts.at(cut), from);
  RegionLoops loop(context_, plan_.regionOf(cut), lanes_);
  BasicBlock* after = loop.emit(from);
  if (const RegionLoops::UsualEnd& usual = loop.usualEnd(); usual.block)
    goOnUsual(usual);
  if (plan_.masked())
    goOnMasked(cut, after, loop);
  else
    goOnTogether(cut, after, loop);
}

/// All lanes are at one cut; none of them has noted it.
void ChunkMachine::goOnUsual(const RegionLoops::UsualEnd& usual) {
  llvm::IRBuilder<> builder(usual.block);
  if (!plan_.masked()) {
    builder.CreateBr(targetOf(usual.exit));
    return;
  }
  const bool inChunk = usual.exit && plan_.cuts.at(usual.exit)->level == CutLevel::Chunk;
  const bool together = inChunk && comeTogether(usual.exit);
  if (!together) context_.storage.setStates(builder, lanes_, plan_.arrivalId(usual.exit));
  builder.CreateStore(builder.getInt1(together), context_.together);
  builder.CreateBr(inChunk ? entries_.lookup(usual.exit) : end_);
}

/// Whether what follows the cut can do without the states of lanes that are all there.
bool ChunkMachine::comeTogether(BasicBlock* cut) const {
  return builtinOf(plan_.cuts.at(cut)->marker).kind != Builtin::CutBallot &&
         RegionLoops::mayHaveUsualLoop(plan_, plan_.regionOf(cut), lanes_);
}

void ChunkMachine::goOnMasked(BasicBlock* cut, BasicBlock* after, const RegionLoops& loop) {
  llvm::IRBuilder<> builder(after);
  builder.CreateStore(builder.getFalse(), context_.together);
  if (!dispatcher_) {
    builder.CreateBr(end_);
    return;
  }
  const bool loopsToItself = cut != start_ && llvm::is_contained(plan_.regionOf(cut).exits, cut);
  if (!loopsToItself) {
    builder.CreateBr(dispatcher_);
    return;
  }
  // The cut had the lowest id of all, so lanes that come back to it are next again unless others
  // of the region left for a lower one: from the header of a loop to a cut within.
  const UniformExit& exit = loop.uniformExit();
  if (exit.condition) {
    auto next = [&](BasicBlock* to) { return to == cut ? entries_[cut] : dispatcher_; };
    builder.CreateCondBr(exit.condition, next(exit.ifTrue), next(exit.ifFalse));
    return;
  }
  const bool isLowest = llvm::all_of(plan_.regionOf(cut).exits, [&](BasicBlock* other) {
    return plan_.stateId(other) >= plan_.stateId(cut);
  });
  if (!isLowest) {
    builder.CreateBr(dispatcher_);
    return;
  }
  Folded any = anyLaneAt(cut, after);
  llvm::IRBuilder<>(any.after).CreateCondBr(any.value, entries_[cut], dispatcher_);
}

void ChunkMachine::goOnTogether(BasicBlock* cut, BasicBlock* after, const RegionLoops& loop) {
  llvm::IRBuilder<> builder(after);
  const Region& region = plan_.regionOf(cut);
  if (const UniformExit& exit = loop.uniformExit(); exit.condition) {
    builder.CreateCondBr(exit.condition, targetOf(exit.ifTrue), targetOf(exit.ifFalse));
    return;
  }
  llvm::SmallVector<BasicBlock*> exits(region.exits);
  if (region.returns) exits.push_back(nullptr);
  if (exits.empty()) {  // an endless loop without side effects
    builder.CreateUnreachable();
    return;
  }
  if (exits.size() == 1) {
    builder.CreateBr(targetOf(exits[0]));
    return;
  }
  Value* taken = builder.CreateLoad(builder.getInt32Ty(), context_.exitCode);
  llvm::SwitchInst* choice = builder.CreateSwitch(taken, targetOf(exits[0]));
  for (BasicBlock* exit : llvm::ArrayRef(exits).drop_front())
    choice->addCase(builder.getInt32(plan_.arrivalId(exit)), targetOf(exit));
}

BasicBlock* ChunkMachine::targetOf(BasicBlock* cut) {
  if (cut && plan_.cuts.at(cut)->level == CutLevel::Chunk) return entries_[cut];
  BasicBlock*& target = leaving_[cut];
  if (target) return target;
  target = block("chunk.leave");
  llvm::IRBuilder<> builder(target);
  builder.CreateStore(builder.getInt32(plan_.arrivalId(cut)), nextCut_);
  builder.CreateBr(end_);
  return target;
}

void ChunkMachine::emitDispatcher() {
  Folded lowest = emitFold(
      dispatcher_, lanes_.count, llvm::ConstantInt::get(lanes_.x->getType(), StateId::kReturned),
      "lowest", [&](llvm::IRBuilder<>& builder, Value* accumulator, Value* lane) {
        Value* state = builder.CreateLoad(builder.getInt32Ty(),
                                          context_.storage.state(builder, lanes_, lane));
        return builder.CreateBinaryIntrinsic(llvm::Intrinsic::umin, accumulator, state);
      });
  llvm::IRBuilder<> builder(lowest.after);
  llvm::SwitchInst* choice = builder.CreateSwitch(lowest.value, end_);
  for (BasicBlock* cut : cuts_)
    if (cut != start_) choice->addCase(builder.getInt32(plan_.stateId(cut)), entries_[cut]);
}

/// Lanes that have masks but not at block level arrive at the same block cut.
void ChunkMachine::leave() {
  if (!plan_.chunkMasked || plan_.blockMasked) return;
  llvm::IRBuilder<> builder(end_);
  Value* state = builder.CreateLoad(
      builder.getInt32Ty(), context_.storage.state(builder, lanes_, builder.getInt64(0)));
  builder.CreateStore(state, nextCut_);
}

BasicBlock* ChunkMachine::emitCollective(const Cut& cut, BasicBlock* from) {
  switch (builtinOf(cut.marker).kind) {
    case Builtin::CutShuffle:
      for (llvm::Instruction* marker = cut.marker; builtinOf(marker).kind == Builtin::CutShuffle;
           marker = marker->getNextNonDebugInstruction())
        from = emitShuffle(llvm::cast<llvm::CallInst>(*marker), from);
      return from;
    case Builtin::CutBallot: return emitBallot(cut, from);
    default: return from;
  }
}

/// result[l] = value[source[l] mod width]
BasicBlock* ChunkMachine::emitShuffle(const llvm::CallInst& marker, BasicBlock* from) {
  auto slot = [&](unsigned i) { return llvm::cast<llvm::AllocaInst>(marker.getArgOperand(i)); };
  llvm::Type* type = slot(0)->getAllocatedType();
  llvm::IRBuilder<> before(from);
  if (std::optional<llvm::SmallVector<int>> pattern = lanePatternOf(marker)) {
    // One permutation of all lanes; what it reads for lanes that are not there is not used.
    auto address = [&](unsigned i) {
      return context_.storage.lane(before, *slot(i), lanes_, before.getInt64(0));
    };
    auto* vector = llvm::FixedVectorType::get(type, plan_.kernel.width());
    Value* values = before.CreateAlignedLoad(vector, address(0), llvm::Align(64));
    before.CreateAlignedStore(before.CreateShuffleVector(values, *pattern), address(2), llvm::Align(64));
    return from;
  }
  Folded loop = emitFold(
      from, lanes_.count, before.getInt32(0), "shuffle",
      [&](llvm::IRBuilder<>& builder, Value* accumulator, Value* lane) {
        auto address = [&](unsigned i, Value* index) {
          return context_.storage.lane(builder, *slot(i), lanes_, index);
        };
        Value* source = builder.CreateLoad(builder.getInt32Ty(), address(1, lane));
        source = builder.CreateAnd(source, builder.getInt32(plan_.kernel.width() - 1));
        Value* value = builder.CreateLoad(type, address(0, builder.CreateZExt(source, builder.getInt64Ty())));
        builder.CreateStore(value, address(2, lane));
        return accumulator;
      });
  return loop.after;
}

/// result = one bit for each lane that waits here and has a predicate other than zero.
BasicBlock* ChunkMachine::emitBallot(const Cut& cut, BasicBlock* from) {
  auto* predicate = llvm::cast<llvm::AllocaInst>(cut.marker->getArgOperand(0));
  auto* result = llvm::cast<llvm::AllocaInst>(cut.marker->getArgOperand(1));
  llvm::IRBuilder<> before(from);
  Folded bits = emitFold(
      from, lanes_.count, before.getInt64(0), "ballot",
      [&](llvm::IRBuilder<>& builder, Value* accumulator, Value* lane) {
        Value* value = builder.CreateLoad(predicate->getAllocatedType(),
                                          context_.storage.lane(builder, *predicate, lanes_, lane));
        Value* bit = builder.CreateIsNotNull(value);
        if (plan_.masked()) {
          Value* state = builder.CreateLoad(builder.getInt32Ty(),
                                            context_.storage.state(builder, lanes_, lane));
          Value* here = builder.CreateICmpEQ(state, builder.getInt32(plan_.stateId(cut.block)));
          bit = builder.CreateAnd(bit, here);
        }
        return builder.CreateOr(accumulator,
                                builder.CreateShl(builder.CreateZExt(bit, builder.getInt64Ty()), lane));
      });
  llvm::IRBuilder<> builder(bits.after);
  if (slotOf(result)->varying()) {  // lanes take it out of a loop in different iterations
    Value* forAll = builder.CreateVectorSplat(plan_.kernel.width(), bits.value);
    Value* address = context_.storage.lane(builder, *result, lanes_, builder.getInt64(0));
    builder.CreateAlignedStore(forAll, address, llvm::Align(64));
  } else {
    builder.CreateStore(bits.value, context_.storage.scalar(builder, *result, lanes_));
  }
  return bits.after;
}

Folded ChunkMachine::anyLaneAt(BasicBlock* cut, BasicBlock* from) {
  llvm::IRBuilder<> before(from);
  return emitFold(from, lanes_.count, before.getFalse(), "any",
                  [&](llvm::IRBuilder<>& builder, Value* accumulator, Value* lane) {
                    Value* state = builder.CreateLoad(
                        builder.getInt32Ty(), context_.storage.state(builder, lanes_, lane));
                    Value* here =
                        builder.CreateICmpEQ(state, builder.getInt32(plan_.stateId(cut)));
                    return builder.CreateOr(accumulator, here);
                  });
}

BasicBlock* ChunkMachine::block(const llvm::Twine& name) {
  return newBlock(plan_.kernel.function(), name);
}

}  // namespace hipcpu
