// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/emit/RegionLoops.h"

#include "backends/cpu/compiler/analysis/LaunchBounds.h"
#include "backends/cpu/compiler/analysis/Slots.h"
#include "backends/cpu/compiler/emit/LoopBuilder.h"

namespace hipcpu {

using llvm::BasicBlock;
using llvm::Value;

RegionLoops::RegionLoops(EmitContext& context, const Region& region, const Lanes& lanes)
    : context_(context),
      plan_(context.plan),
      region_(region),
      lanes_(lanes) {}

bool RegionLoops::mayHaveUsualLoop(const KernelPlan& plan, const Region& region, const Lanes& lanes) {
  if (lanes.partial || plan.kernel.function().hasFnAttribute(kWideAttribute)) return false;
  return region.size() <= kMostDoubled;
}

bool RegionLoops::wantsUsualLoop() const {
  return (!rows_.front().guards->empty() || plan_.masked()) && mayHaveUsualLoop(plan_, region_, lanes_);
}

void RegionLoops::prepareRows(llvm::IRBuilder<>& builder) {
  const unsigned count = plan_.kernel.rows();
  for (unsigned number = 0; number < count; ++number) {
    const Lanes lanes = count == 1 ? lanes_ : lanes_.row(builder, number, plan_.kernel.rowWidth());
    rows_.push_back({std::make_unique<LaneLoop>(context_, region_, lanes),
                     std::make_unique<LaneGuards>(region_, plan_.cuts, plan_.acrossRow(), plan_.acrossChunk)});
    Row& row = rows_.back();
    row.loop->prepare(builder);
    row.guards->evaluate(row.loop->laneZero(), builder, plan_.kernel.rowWidth());
  }
}

BasicBlock* RegionLoops::emitRows(BasicBlock* from, bool usual, LaneGuards::Known known) {
  Value* zero = llvm::ConstantInt::get(lanes_.linear->getType(), 0);
  for (Row& row : rows_)
    from = row.loop->emit(from, zero, row.loop->lanes().count, usual ? row.guards.get() : nullptr, known);
  return from;
}

/// As vectors, both sides of a branch would run: at the end of a loop its next iteration as well as
/// what follows.
BasicBlock* RegionLoops::emitGeneral(BasicBlock* from, LaneGuards::Known known, Value* outcome) {
  if (!known.comparison) return emitRows(from, false);
  llvm::Function& function = *from->getParent();
  BasicBlock* sides[] = {newBlock(function, "otherwise"), newBlock(function, "as.usual")};
  BasicBlock* done = newBlock(function, "general.done");
  llvm::IRBuilder<>(from).CreateCondBr(outcome, sides[known.outcome], sides[!known.outcome]);
  for (BasicBlock* side : sides) {
    known.outcome = !known.outcome;
    llvm::IRBuilder<>(emitRows(side, false, known)).CreateBr(done);
  }
  return done;
}

/// Of each row at most one lane, if the row has work.
BasicBlock* RegionLoops::emitOnlyLanes(BasicBlock* from) {
  for (Row& row : rows_) {
    BasicBlock* works = newBlock(*from->getParent(), "lane.work");
    BasicBlock* done = newBlock(*from->getParent(), "lane.done");
    llvm::IRBuilder<> builder(from);
    builder.CreateCondBr(row.someWork, works, done);
    llvm::IRBuilder<>(row.loop->emit(works, row.onlyLane, builder.getInt64(1), nullptr)).CreateBr(done);
    from = done;
  }
  return from;
}

BasicBlock* RegionLoops::emit(BasicBlock* from) {
  llvm::IRBuilder<> builder(from);
  prepareRows(builder);
  if (!wantsUsualLoop()) {
    rows_.front().loop->storeLinearSlots(builder);
    return emitRows(from, false);
  }
  Value* all = builder.getTrue();
  Value* some = idleLanesLeaveNoTrace() ? builder.getFalse() : nullptr;
  for (Row& row : rows_) {
    Value* count = row.loop->lanes().count;
    all = builder.CreateAnd(all, row.guards->emitAllUsual(builder, count));
    if (!some) continue;
    row.onlyLane = row.guards->emitOnlyLane(builder);
    row.someWork = row.guards->emitSomeWork(builder, count);
    some = builder.CreateOr(some, row.someWork);
  }
  const LaneGuards::Known known = rows_.front().guards->uniformGuard(plan_.acrossChunk);
  Value* outcome = known.comparison ? rows_.front().loop->laneZero().evaluate(known.comparison) : nullptr;
  rows_.front().loop->storeLinearSlots(builder);
  llvm::Function& function = *from->getParent();
  BasicBlock* done = newBlock(function, "region.done");
  if (some) {
    BasicBlock* work = newBlock(function, "region.work");
    builder.CreateCondBr(some, work, done);
    builder.SetInsertPoint(work);
  }
  if (rows_.front().onlyLane) {
    llvm::IRBuilder<>(emitOnlyLanes(builder.GetInsertBlock())).CreateBr(done);
    return done;
  }
  BasicBlock* usual = newBlock(function, "usual");
  BasicBlock* general = newBlock(function, "general");
  if (plan_.masked())
    chooseMasked(builder, all, usual, general);
  else
    builder.CreateCondBr(all, usual, general);
  BasicBlock* usualAfter = emitRows(usual, true);
  BasicBlock* generalAfter = emitGeneral(general, known, outcome);
  llvm::IRBuilder<>(generalAfter).CreateBr(done);
  if (std::optional<BasicBlock*> exit = rows_.front().guards->usualExit())
    usualEnd_ = {usualAfter, *exit};
  else
    llvm::IRBuilder<>(usualAfter).CreateBr(done);
  return done;
}

/// Lanes that are known to be together have not noted where they are.
void RegionLoops::chooseMasked(llvm::IRBuilder<>& builder, Value* guards, BasicBlock* usual, BasicBlock* general) const {
  llvm::Function& function = *usual->getParent();
  BasicBlock* guarded = newBlock(function, "guarded");
  BasicBlock* unknown = newBlock(function, "unknown");
  BasicBlock* unusual = newBlock(function, "unusual");
  BasicBlock* note = newBlock(function, "note");
  Value* together = builder.CreateLoad(builder.getInt1Ty(), context_.together);
  builder.CreateCondBr(guards, guarded, unusual);
  builder.SetInsertPoint(guarded);
  builder.CreateCondBr(together, usual, unknown);
  builder.SetInsertPoint(unknown);
  builder.CreateCondBr(allWaitHere(builder), usual, general);
  builder.SetInsertPoint(unusual);
  builder.CreateCondBr(together, note, general);
  builder.SetInsertPoint(note);
  context_.storage.setStates(builder, lanes_, plan_.stateId(region_.start));
  builder.CreateBr(general);
}

/// Lanes without work need not run: nobody asks where they went.
bool RegionLoops::idleLanesLeaveNoTrace() const {
  return !plan_.masked() && region_.exitCount() == 1 && rows_.front().guards->mayBeIdle();
}

Value* RegionLoops::allWaitHere(llvm::IRBuilder<>& builder) const {
  const unsigned width = plan_.kernel.width();
  auto* states = llvm::FixedVectorType::get(builder.getInt32Ty(), width);
  Value* first = context_.storage.state(builder, lanes_, builder.getInt64(0));
  Value* state = builder.CreateAlignedLoad(states, first, llvm::Align(4));
  Value* here = builder.getInt32(plan_.stateId(region_.start));
  return builder.CreateAndReduce(builder.CreateICmpEQ(state, builder.CreateVectorSplat(width, here)));
}

}  // namespace hipcpu
