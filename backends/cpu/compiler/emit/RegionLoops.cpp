// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/emit/RegionLoops.h"

#include "backends/cpu/compiler/analysis/LaunchBounds.h"
#include "backends/cpu/compiler/analysis/Slots.h"
#include "backends/cpu/compiler/emit/LoopBuilder.h"

namespace hipcpu {

using llvm::BasicBlock;
using llvm::Value;

/// Beyond this the second loop costs more compile time than it is worth.
constexpr std::size_t kMostInstructions = 400;

RegionLoops::RegionLoops(EmitContext& context, const Region& region, const Lanes& lanes)
    : context_(context),
      plan_(context.plan),
      region_(region),
      lanes_(lanes),
      guards_(region, context.plan.cuts, context.plan.acrossChunk),
      loop_(context, region, lanes) {}

bool RegionLoops::mayHaveUsualLoop(const KernelPlan& plan, const Region& region, const Lanes& lanes) {
  if (lanes.partial || plan.kernel.function().hasFnAttribute(kWideAttribute)) return false;
  std::size_t instructions = 0;
  for (BasicBlock* block : region.blocks) instructions += block->size();
  return instructions <= kMostInstructions;
}

bool RegionLoops::wantsUsualLoop() const {
  return (!guards_.empty() || plan_.masked()) && mayHaveUsualLoop(plan_, region_, lanes_);
}

BasicBlock* RegionLoops::emit(BasicBlock* from) {
  llvm::IRBuilder<> builder(from);
  Value* zero = builder.getInt64(0);
  if (!wantsUsualLoop()) {
    loop_.prepare(from, [](llvm::IRBuilder<>&, LaneZero&) {});
    return loop_.emit(from, zero, lanes_.count, nullptr);
  }
  Value* all = nullptr;
  Value* some = nullptr;
  Value* only = nullptr;
  loop_.prepare(from, [&](llvm::IRBuilder<>& at, LaneZero& laneZero) {
    all = guards_.emitAllUsual(at, laneZero, lanes_.count);
    if (!idleLanesLeaveNoTrace()) return;
    some = guards_.emitSomeWork(at, laneZero, lanes_.count);
    only = guards_.emitOnlyLane(at, laneZero);
  });
  llvm::Function& function = *from->getParent();
  BasicBlock* done = newBlock(function, "region.done");
  if (some) {
    BasicBlock* work = newBlock(function, "region.work");
    builder.CreateCondBr(some, work, restIsIdle() ? lanes_.rest : done);
    builder.SetInsertPoint(work);
  }
  if (only) {
    Value* next = builder.CreateAdd(only, builder.getInt64(1), "", true, true);
    llvm::IRBuilder<>(loop_.emit(builder.GetInsertBlock(), only, next, nullptr)).CreateBr(done);
    return done;
  }
  BasicBlock* usual = newBlock(function, "usual");
  BasicBlock* general = newBlock(function, "general");
  if (plan_.masked())
    chooseMasked(builder, all, usual, general);
  else
    builder.CreateCondBr(all, usual, general);
  BasicBlock* usualAfter = loop_.emit(usual, zero, lanes_.count, &guards_);
  BasicBlock* generalAfter = loop_.emit(general, zero, lanes_.count, nullptr);
  llvm::IRBuilder<>(generalAfter).CreateBr(done);
  if (std::optional<BasicBlock*> exit = guards_.usualExit())
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
  return !plan_.masked() && region_.exitCount() == 1 && guards_.mayBeIdle();
}

/// If this chunk has nothing to do up to the next block cut, the chunks that follow in its row have
/// not either, nor do they leave values of their own.
bool RegionLoops::restIsIdle() const {
  if (!lanes_.rest || region_.returns || !guards_.restIsIdle()) return false;
  if (!plan_.cuts.isBlockCut(region_.start) || !plan_.cuts.isBlockCut(region_.exits.front())) return false;
  for (BasicBlock* block : region_.blocks)
    for (llvm::Instruction& instruction : *block)
      if (llvm::AllocaInst* slot = llvm::isa<llvm::StoreInst>(instruction) ? accessedSlot(instruction) : nullptr;
          slot && !slotOf(slot)->varying() && slotOf(slot)->home != SlotHome::Block)
        return false;
  return true;
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
