// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/emit/LaneLoop.h"

#include "backends/cpu/compiler/analysis/SharedStorage.h"
#include "backends/cpu/compiler/analysis/Slots.h"
#include "backends/cpu/compiler/analysis/WarpAlignment.h"
#include "backends/cpu/compiler/emit/LoopBuilder.h"
#include "backends/cpu/compiler/emit/OnlyLane.h"
#include "backends/cpu/compiler/emit/ThreadDivision.h"

#include <llvm/IR/CFG.h>
#include <llvm/IR/IntrinsicInst.h>

namespace hipcpu {

using llvm::AllocaInst;
using llvm::BasicBlock;
using llvm::Instruction;
using llvm::Value;

LaneLoop::LaneLoop(EmitContext& context, const Region& region, const Lanes& lanes)
    : context_(context),
      plan_(context.plan),
      region_(region),
      lanes_(lanes),
      function_(context.plan.kernel.function()),
      debugRecords_(context.plan) {}

BasicBlock* LaneLoop::emit(BasicBlock* from, Value* first, Value* count, const LaneGuards* usual, LaneGuards::Known known) {
  startOver();
  usual_ = usual;
  known_ = known;
  constant_ = llvm::isa<llvm::ConstantInt>(count);
  emitHeader(from, first);
  for (BasicBlock* block : region_.blocks) emitBlock(*block);
  completeClones();
  emitLatch(count);
  emitChunkSums();
  return after_;
}

void LaneLoop::startOver() {
  stateAddress_ = nullptr;
  state_ = nullptr;
  writtenSlots_.clear();
  readOnly_.clear();
  values_.clear();
  blocks_.clear();
  exits_.clear();
  clones_.clear();
  debugRecords_ = DebugRecords(plan_);
  vectorisable_ = true;
}

Value* LaneLoop::coordinate(BuiltinCall call) {
  if (call.kind == Builtin::Lane) return llvm::ConstantInt::get(lanes_.x->getType(), lanes_.first);
  Value* coordinates[] = {lanes_.x, lanes_.y, lanes_.z};
  return coordinates[call.axis];
}

Value* LaneLoop::scalarAddress(AllocaInst& slot) {
  llvm::IRBuilder<> builder(before_);
  return context_.storage.scalar(builder, slot, lanes_);
}

/// Linear slots, uniform branches, uniform loads, extensions to 64 bits (an index that is visibly
/// base + lane lets the vectoriser see consecutive elements), and what is linear because of where
/// warps start, as (base + lane) / 32: LLVM does not know that.
bool LaneLoop::wantsBase(Instruction& instruction) const {
  const Shape shape = plan_.acrossRow().shapeOf(&instruction);
  if (!shape.isLinear()) return false;
  if (llvm::isa<llvm::LoadInst>(instruction)) {
    if (AllocaInst* slot = accessedSlot(instruction)) return !slotOf(slot)->varying();
    return shape.isUniform() && instruction.getParent() == region_.start;
  }
  if (llvm::isa<llvm::SExtInst, llvm::ZExtInst>(instruction))
    return !shape.isUniform() && instruction.getType()->isIntegerTy(64);
  return alignedKindOf(instruction, plan_.kernel) != AlignedKind::None;
}

void LaneLoop::prepare(llvm::IRBuilder<>& builder) {
  before_ = builder.GetInsertBlock();
  LaneZeroSource* source = this;
  laneZero_.emplace(region_, plan_.cuts, plan_.acrossRow(), plan_.acrossChunk, &builder, source);
  LaneZero trial(region_, plan_.cuts, plan_.acrossRow(), plan_.acrossChunk);
  for (BasicBlock* block : region_.blocks) {
    for (Instruction& instruction : *block) {
      findSum(instruction, trial);
      if (AllocaInst* slot = llvm::isa<llvm::StoreInst>(instruction) ? accessedSlot(instruction) : nullptr)
        if (!slotOf(slot)->varying()) linearStores_.insert(&instruction);
      if (std::optional<OnlyLane> only = onlyLaneOf(instruction, plan_.acrossRow(), trial)) {
        Value* bound = laneZero_->evaluate(only->bound);
        onlyLanes_[&instruction] = emitLane(laneZero_->evaluate(only->counter), bound, builder);
      }
      if (!wantsBase(instruction) || !trial.evaluate(&instruction)) continue;
      bases_[&instruction] = laneZero_->evaluate(&instruction);
    }
    auto* branch = llvm::dyn_cast<llvm::BranchInst>(block->getTerminator());
    if (!branch || !branch->isConditional()) continue;
    auto* condition = llvm::dyn_cast<Instruction>(branch->getCondition());
    if (condition && plan_.acrossRow().isUniform(condition) && trial.evaluate(condition))
      bases_[condition] = laneZero_->evaluate(condition);
  }
}

/// After all loads of old values. What a slot of a tile holds is the same in all of its rows.
void LaneLoop::storeLinearSlots(llvm::IRBuilder<>& builder) {
  LaneZeroSource* source = this;
  if (plan_.acrossTileRow) laneZero_.emplace(region_, plan_.cuts, plan_.acrossChunk, plan_.acrossChunk, &builder, source);
  llvm::SmallVector<std::pair<Value*, AllocaInst*>> stored;
  for (Instruction* store : linearStores_) {
    Value* value = laneZero_->evaluate(store->getOperand(0));
    assert(value && "SettleLinearSlots left a store that cannot be hoisted");
    stored.push_back({value, accessedSlot(*store)});
  }
  for (auto [value, slot] : stored) builder.CreateStore(value, scalarAddress(*slot));
  uniformExit_ = findUniformExit(region_, plan_.cuts, [&](Instruction& condition) {
    return plan_.acrossChunk.isUniform(&condition) ? bases_.lookup(&condition) : nullptr;
  });
}

/// The address of a sum over the chunk has to be known before the lanes run.
void LaneLoop::findSum(Instruction& instruction, LaneZero& trial) {
  const AtomicSum* sum = context_.sums.sumOf(instruction);
  if (!sum) return;
  if (sum->scope != SumScope::Chunk)
    summed_[&instruction] = nullptr;
  else if (trial.evaluate(sum->update->getPointerOperand()))
    summed_[&instruction] = laneZero_->evaluate(sum->update->getPointerOperand());
}

void LaneLoop::emitChunkSums() {
  for (auto [update, address] : summed_)
    if (address) after_ = context_.sums.emitUpdate(after_, *context_.sums.sumOf(*update), address);
}

Value* LaneLoop::laneInChunk(llvm::IRBuilder<>& builder) const {
  return lanes_.first == 0 ? lane_ : builder.CreateAdd(lane_, builder.getInt64(lanes_.first), "", true, true);
}

void LaneLoop::emitHeader(BasicBlock* from, Value* first) {
  header_ = newBlock(function_, "lanes");
  latch_ = BasicBlock::Create(function_.getContext(), "lanes.latch");
  after_ = BasicBlock::Create(function_.getContext(), "lanes.after");
  llvm::IRBuilder<>(from).CreateBr(header_);
  llvm::IRBuilder<> builder(header_);
  counter_ = builder.CreatePHI(builder.getInt64Ty(), 2, "lane");
  counter_->addIncoming(builder.getInt64(0), from);
  // Here, so that GVN joins it with an index lane + 1 by no phi: the vectoriser knows it as a counter.
  next_ = builder.CreateAdd(counter_, builder.getInt64(1), "", true, true);
  first_ = first;
  lane_ = first == builder.getInt64(0) ? counter_ : builder.CreateAdd(first, counter_, "", true, true);
  lane32_ = builder.CreateTrunc(lane_, builder.getInt32Ty());
  computeCoordinates(builder);
  for (BasicBlock* block : region_.blocks) blocks_[block] = newBlock(function_, "region");
  openSlots(builder);
  enterRegion(builder);
}

void LaneLoop::computeCoordinates(llvm::IRBuilder<>& builder) {
  if (plan_.kernel.layout() != ThreadLayout::Linear) {
    threadIdx_[0] = builder.CreateAdd(lanes_.x, lane32_, "x", true, true);
    threadIdx_[1] = lanes_.y;
    threadIdx_[2] = lanes_.z;
    return;
  }
  Value* linear = builder.CreateTrunc(builder.CreateAdd(lanes_.linear, lane_, "", true, true), builder.getInt32Ty());
  const ThreadDivision division(*context_.entry);
  auto [row, x] = division.emit(builder, linear, plan_.kernel.blockDim(0));
  auto [plane, y] = division.emit(builder, row, plan_.kernel.blockDim(1));
  threadIdx_[0] = x;
  threadIdx_[1] = y;
  threadIdx_[2] = plane;
}

/// Only slots that the region uses: their number would make the code quadratic in the cuts.
void LaneLoop::openSlots(llvm::IRBuilder<>& builder) {
  llvm::SmallSetVector<AllocaInst*, 16> used;
  for (BasicBlock* block : region_.blocks)
    for (Instruction& instruction : *block)
      if (!isCutMarker(builtinOf(&instruction).kind))
        for (Value* operand : instruction.operands())
          if (slotOf(operand)) used.insert(llvm::cast<AllocaInst>(operand));
  for (AllocaInst* slot : used)
    if (slotOf(slot)->varying()) openSlot(builder, *slot);
}

void LaneLoop::openSlot(llvm::IRBuilder<>& builder, AllocaInst& slot) {
  Value* address = context_.storage.lane(builder, slot, lanes_, laneInChunk(builder));
  values_[&slot] = address;
  bool written = false;
  for (llvm::User* user : slot.users()) {
    auto* access = llvm::cast<Instruction>(user);
    if (isCutMarker(builtinOf(access).kind)) continue;
    const bool direct = accessedSlot(*access) == &slot &&
                        llvm::getLoadStoreType(access) == slot.getAllocatedType() &&
                        !access->isVolatile() && !access->isAtomic();
    const bool stored = llvm::isa<llvm::StoreInst>(access);
    if (!direct || (stored && access->getOperand(0) == &slot)) return;  // a private array
    written |= stored && region_.contains(access->getParent());
  }
  llvm::Type* type = slot.getAllocatedType();
  if (type->isAggregateType() || slot.isArrayAllocation()) return;
  // Straight code accesses the slot as unconditionally as a copy would. Promoting a copy takes a
  // walk over the function, so they are made only where there is need.
  if (!plan_.masked() && region_.blocks.size() == 1) return;
  auto* old = builder.CreateLoad(type, address);
  markIndependent(*old, context_.accessGroup);
  if (!written) {
    readOnly_[&slot] = old;
    return;
  }
  AllocaInst* copy = temporary(type, "copy");
  builder.CreateStore(old, copy);
  values_[&slot] = copy;
  writtenSlots_.push_back({copy, address});
}

void LaneLoop::enterRegion(llvm::IRBuilder<>& builder) {
  BasicBlock* first = blocks_[region_.start];
  if (!plan_.masked() || (usual_ && usual_->usualExit())) {
    builder.CreateBr(first);
    return;
  }
  stateAddress_ = context_.storage.state(builder, lanes_, laneInChunk(builder));
  state_ = temporary(builder.getInt32Ty(), "state");
  if (usual_) {
    builder.CreateBr(first);
    return;
  }
  auto* state = builder.CreateLoad(builder.getInt32Ty(), stateAddress_);
  markIndependent(*state, context_.accessGroup);
  builder.CreateStore(state, state_);
  Value* active = builder.CreateICmpEQ(state, builder.getInt32(plan_.stateId(region_.start)));
  builder.CreateCondBr(active, first, latch_);
}

/// The value of the lane, from the value of lane 0.
Value* LaneLoop::rebuilt(Value* base, std::int64_t stride, llvm::IRBuilder<>& builder) {
  llvm::Type* type = base->getType();
  if (stride == 0) return base;
  if (type->isPointerTy())
    return builder.CreateGEP(builder.getInt8Ty(), base, builder.CreateMul(lane_, builder.getInt64(stride), "", true, true));
  Value* lane = builder.CreateZExtOrTrunc(lane_, type);
  if (stride != 1) lane = builder.CreateMul(lane, llvm::ConstantInt::getSigned(type, stride));
  // An index of 64 bits does not overflow: it would address more than there is memory.
  return builder.CreateAdd(base, lane, "", false, type->isIntegerTy(64));
}

void LaneLoop::emitBlock(BasicBlock& block) {
  llvm::IRBuilder<> builder(blocks_[&block]);
  for (Instruction& instruction : block) {
    if (instruction.isTerminator()) return emitTerminator(instruction, builder);
    if (emitReplacement(instruction, builder)) {
      debugRecords_.copy(instruction, nullptr);
      continue;
    }
    Instruction* copy = instruction.clone();
    if (Value* only = onlyLanes_.lookup(&instruction)) clones_.push_back(spread(*copy, builder.CreateSub(lane_, only), builder));
    builder.Insert(copy);
    debugRecords_.copy(instruction, copy);
    values_[&instruction] = copy;
    clones_.push_back(copy);
  }
}

/// What is not copied: it happens elsewhere, or its value is known. False if there is no such thing.
bool LaneLoop::emitReplacement(Instruction& instruction, llvm::IRBuilder<>& builder) {
  const BuiltinCall call = builtinOf(&instruction);
  if (linearStores_.contains(&instruction) || isCutMarker(call.kind)) return true;
  std::optional<bool> outcome = usual_ ? usual_->usual(&instruction) : std::nullopt;
  if (known_.comparison == &instruction) outcome = known_.outcome;
  if (outcome) {
    values_[&instruction] = builder.getInt1(*outcome);
    return true;
  }
  if (summed_.contains(&instruction)) {
    clones_.push_back(context_.sums.emitStep(builder, *context_.sums.sumOf(instruction)));
    return true;
  }
  if (isCoordinate(call.kind)) {
    values_[&instruction] = call.kind == Builtin::Lane
                                ? builder.CreateTrunc(laneInChunk(builder), lane32_->getType())
                                : threadIdx_[call.axis];
    return true;
  }
  if (llvm::isa<llvm::LoadInst>(instruction))
    if (Value* known = readOnly_.lookup(accessedSlot(instruction))) {
      values_[&instruction] = known;
      return true;
    }
  if (Value* base = usual_ ? usual_->extensionBase(instruction) : nullptr) {
    const Shape narrow = plan_.acrossRow().shapeOf(instruction.getOperand(0));
    values_[&instruction] = rebuilt(base, narrow.stride, builder);
    return true;
  }
  if (Value* flipped = usual_ ? usual_->emitFlip(instruction, first_, counter_, builder) : nullptr) {
    values_[&instruction] = flipped;
    return true;
  }
  if (constant_ && mayWrap(instruction, plan_.acrossRow())) {
    Instruction* copy = emitOpaque(instruction, plan_.kernel.blockDim(0), builder, clones_);
    values_[&instruction] = copy;
    return true;
  }
  auto base = bases_.find(&instruction);
  if (base == bases_.end()) return false;
  values_[&instruction] = rebuilt(base->second, plan_.acrossRow().shapeOf(&instruction).stride, builder);
  return true;
}

void LaneLoop::emitTerminator(Instruction& terminator, llvm::IRBuilder<>& builder) {
  if (llvm::isa<llvm::UnreachableInst>(terminator)) {  // after a trap
    builder.CreateUnreachable();
    return;
  }
  if (terminator.getNumSuccessors() == 0) {
    builder.CreateBr(exitBlock(nullptr));
    return;
  }
  Instruction* copy = terminator.clone();
  copy->setMetadata(llvm::LLVMContext::MD_loop, nullptr);
  for (unsigned i = 0; i < copy->getNumSuccessors(); ++i)
    copy->setSuccessor(i, targetOf(terminator.getSuccessor(i)));
  builder.Insert(copy);
  debugRecords_.copy(terminator, copy);
  clones_.push_back(copy);
}

BasicBlock* LaneLoop::targetOf(BasicBlock* successor) {
  return plan_.cuts.at(successor) ? exitBlock(successor) : blocks_[successor];
}

/// Notes where the lane goes on, and ends its turn.
BasicBlock* LaneLoop::exitBlock(BasicBlock* cut) {
  BasicBlock*& block = exits_[cut];
  if (block) return block;
  block = newBlock(function_, "exit");
  llvm::IRBuilder<> builder(block);
  if (state_)
    builder.CreateStore(builder.getInt32(plan_.arrivalId(cut)), state_);
  else if (!plan_.masked() && region_.exitCount() > 1)
    builder.CreateStore(builder.getInt32(plan_.arrivalId(cut)), context_.exitCode);
  builder.CreateBr(latch_);
  return block;
}

void LaneLoop::completeClones() {
  for (Instruction* copy : clones_) {
    if (auto* phi = llvm::dyn_cast<llvm::PHINode>(copy)) {
      phi->removeIncomingValueIf(
          [&](unsigned i) { return !region_.contains(phi->getIncomingBlock(i)); }, false);
      for (unsigned i = 0; i < phi->getNumIncomingValues(); ++i)
        phi->setIncomingBlock(i, blocks_[phi->getIncomingBlock(i)]);
    }
    for (llvm::Use& operand : copy->operands()) {
      auto found = values_.find(operand.get());
      if (found != values_.end()) operand.set(found->second);
    }
    if (copy->isAtomic() || (llvm::isa<llvm::CallBase>(copy) && copy->mayReadOrWriteMemory()))
      vectorisable_ = false;
    markIndependent(*copy, context_.accessGroup);
  }
  debugRecords_.complete(values_);
}

void LaneLoop::emitLatch(Value* count) {
  latch_->insertInto(&function_);
  after_->insertInto(&function_);
  llvm::IRBuilder<> builder(latch_);
  auto writeBack = [&](AllocaInst* copy, Value* address) {
    auto* store = builder.CreateStore(builder.CreateLoad(copy->getAllocatedType(), copy), address);
    markIndependent(*store, context_.accessGroup);
  };
  if (state_) writeBack(state_, stateAddress_);
  for (const OpenSlot& slot : writtenSlots_) writeBack(slot.temporary, slot.address);
  counter_->addIncoming(next_, latch_);
  auto* branch = builder.CreateCondBr(builder.CreateICmpULT(next_, count), header_, after_);
  // Few lanes are left for a partial chunk, and a second vector loop for each region costs a good
  // part of the compile time. Kernels without loops and warps can have blocks of short rows.
  const bool worthwhile = constant_ || !plan_.cuts.hasChunkCuts();
  setLaneLoop(*branch, context_.accessGroup, vectorisable_ && worthwhile, constant_ && region_.size() <= kMostUnrolled);
}

AllocaInst* LaneLoop::temporary(llvm::Type* type, const llvm::Twine& name) {
  auto* variable = new AllocaInst(type, 0, name, context_.entry->begin());
  context_.temporaries.push_back(variable);
  return variable;
}

}  // namespace hipcpu
