// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/emit/RowLoops.h"

#include "backends/cpu/compiler/analysis/LaunchBounds.h"
#include "backends/cpu/compiler/analysis/Slots.h"
#include "backends/cpu/compiler/analysis/WarpAlignment.h"
#include "backends/cpu/compiler/emit/LoopBuilder.h"

namespace hipcpu {
namespace {

using llvm::BasicBlock;
using llvm::Instruction;
using llvm::Value;

/// Lanes of a vector.
constexpr unsigned kMostLanes = 16;

/// What chunks have for themselves: slots that start anew in each, and what is known of their places.
bool concernsChunks(const Instruction& instruction, const BlockFunction& kernel) {
  if (builtinOf(&instruction).kind == Builtin::Lane) return true;
  if (alignedKindOf(instruction, kernel) != AlignedKind::None) return true;
  return llvm::any_of(instruction.operands(), [](const Value* operand) {
    const std::optional<Slot> slot = slotOf(operand);
    return slot && (slot->home == SlotHome::Chunk || (slot->home == SlotHome::Thread && slot->linear));
  });
}

}  // namespace

bool RowLoops::suit(const KernelPlan& plan, const Region& region) {
  const ThreadLayout layout = plan.kernel.layout();
  if (layout != ThreadLayout::Rows && layout != ThreadLayout::WholeWarps) return false;
  // Warps and wide chunks have enough lanes by themselves; what they do besides is in the same chunks.
  if (layout == ThreadLayout::WholeWarps && plan.cuts.hasChunkCuts()) return false;
  if (plan.masked() || region.exitCount() != 1) return false;
  if (!llvm::all_of(region.exits, [&](BasicBlock* exit) { return plan.cuts.isBlockCut(exit); })) return false;
  return llvm::none_of(region.blocks, [&](BasicBlock* block) {
    return llvm::any_of(*block, [&](Instruction& instruction) { return concernsChunks(instruction, plan.kernel); });
  });
}

RowLoops::RowLoops(EmitContext& context, const Region& region, const Lanes& row)
    : context_(context),
      region_(region),
      row_(row),
      width_(std::min(context.plan.kernel.width(), kMostLanes)),
      guards_(region, context.plan.cuts, context.plan.acrossRow(), context.plan.acrossChunk),
      loop_(context, region, row) {}

BasicBlock* RowLoops::emit(BasicBlock* from) {
  llvm::IRBuilder<> builder(from);
  loop_.prepare(builder);
  guards_.evaluate(loop_.laneZero(), builder, width_);
  loop_.storeLinearSlots(builder);
  const LaneRange all{builder.getInt64(0), row_.count};
  if (context_.plan.kernel.function().hasFnAttribute(kWideAttribute)) return emitRest(from, all);
  if (region_.size() > kMostDoubled) return emitOthers(from, all, {all.last, all.last});
  const Split split = guards_.empty() ? wholeRow(builder) : emitSplit(from);
  LaneRange left = split.usual;
  BasicBlock* after = emitChunks(from, left, &guards_);
  if (guards_.empty()) return emitRest(after, {left.first, row_.count});
  builder.SetInsertPoint(after);
  const LaneRange before{split.working.first, emitLower(builder, split.usual.first, split.working.last)};
  LaneRange behind{emitHigher(builder, left.first, split.working.first), split.working.last};
  if (before.first != before.last) return emitOthers(after, before, behind);
  behind = inChunks(builder, behind);
  return emitRest(emitChunks(after, behind, nullptr), behind);
}

/// The common case is that all lanes of the row are usual; only then little is computed.
RowLoops::Split RowLoops::emitSplit(BasicBlock*& from) {
  llvm::Function& function = *from->getParent();
  BasicBlock* edge = newBlock(function, "row.edge");
  BasicBlock* joined = newBlock(function, "row.split");
  llvm::IRBuilder<> builder(from);
  const Split whole = wholeRow(builder);
  builder.CreateCondBr(guards_.emitAllUsual(builder, row_.count), joined, edge);
  builder.SetInsertPoint(edge);
  const Split part = partOfRow(builder);
  builder.CreateBr(joined);
  builder.SetInsertPoint(joined);
  auto join = [&](Value* ofWhole, Value* ofPart) -> Value* {
    if (ofWhole == ofPart) return ofWhole;
    llvm::PHINode* phi = builder.CreatePHI(builder.getInt64Ty(), 2);
    phi->addIncoming(ofWhole, from);
    phi->addIncoming(ofPart, edge);
    return phi;
  };
  auto joinRanges = [&](const LaneRange& a, const LaneRange& b) {
    return LaneRange{join(a.first, b.first), join(a.last, b.last)};
  };
  const Split split{joinRanges(whole.usual, part.usual), joinRanges(whole.working, part.working)};
  from = joined;
  return split;
}

RowLoops::Split RowLoops::wholeRow(llvm::IRBuilder<>& builder) const {
  Value* zero = builder.getInt64(0);
  return {{zero, alignedDown(builder, row_.count)}, {zero, row_.count}};
}

/// The usual lanes are those of full chunks.
RowLoops::Split RowLoops::partOfRow(llvm::IRBuilder<>& builder) const {
  const LaneRange usual = guards_.emitUsualLanes(builder, row_.count);
  const LaneRange working = guards_.mayBeIdle() ? guards_.emitWorkingLanes(builder, row_.count)
                                                : LaneRange{builder.getInt64(0), row_.count};
  Value* first = alignedUp(builder, usual.first);
  return {{first, emitHigher(builder, first, alignedDown(builder, usual.last))}, working};
}

Value* RowLoops::alignedDown(llvm::IRBuilder<>& builder, Value* lane) const {
  return builder.CreateAnd(lane, builder.getInt64(-std::int64_t{width_}));
}

Value* RowLoops::alignedUp(llvm::IRBuilder<>& builder, Value* lane) const {
  return alignedDown(builder, builder.CreateAdd(lane, builder.getInt64(width_ - 1)));
}

/// Chunks of constant width as far as they fit.
BasicBlock* RowLoops::emitChunks(BasicBlock* from, LaneRange& range, const LaneGuards* usual) {
  llvm::Function& function = *from->getParent();
  BasicBlock* header = newBlock(function, "row");
  BasicBlock* body = newBlock(function, "row.chunk");
  BasicBlock* after = newBlock(function, "row.after");
  llvm::IRBuilder<>(from).CreateBr(header);
  llvm::IRBuilder<> builder(header);
  Value* width = builder.getInt64(width_);
  llvm::PHINode* first = builder.CreatePHI(builder.getInt64Ty(), 2, "first");
  first->addIncoming(range.first, from);
  Value* end = builder.CreateAdd(first, width, "", true, true);
  builder.CreateCondBr(builder.CreateICmpULE(end, range.last), body, after);
  BasicBlock* last = loop_.emit(body, first, width, usual);
  first->addIncoming(end, last);
  llvm::IRBuilder<>(last).CreateBr(header);
  range.first = first;
  return after;
}

/// Whole chunks around the range, of which the other lanes find nothing to do; a few lanes are better off alone.
LaneRange RowLoops::inChunks(llvm::IRBuilder<>& builder, const LaneRange& range) const {
  Value* many = builder.CreateICmpSGT(builder.CreateSub(range.last, range.first), builder.getInt64(width_ / 2));
  Value* last = emitLower(builder, alignedUp(builder, range.last), row_.count);
  return {builder.CreateSelect(many, alignedDown(builder, range.first), range.first),
          builder.CreateSelect(many, last, range.last)};
}

/// Fewer lanes than a chunk has.
BasicBlock* RowLoops::emitRest(BasicBlock* from, const LaneRange& range) {
  llvm::Function& function = *from->getParent();
  BasicBlock* some = newBlock(function, "row.rest");
  BasicBlock* after = newBlock(function, "row.rest.after");
  llvm::IRBuilder<> builder(from);
  builder.CreateCondBr(builder.CreateICmpULT(range.first, range.last), some, after);
  builder.SetInsertPoint(some);
  Value* count = builder.CreateSub(range.last, range.first, "", true, true);
  llvm::IRBuilder<>(loop_.emit(some, range.first, count, nullptr)).CreateBr(after);
  return after;
}

/// The lanes before and behind the usual ones, by code that is there once.
BasicBlock* RowLoops::emitOthers(BasicBlock* from, const LaneRange& before, const LaneRange& behind) {
  llvm::Function& function = *from->getParent();
  BasicBlock* header = newBlock(function, "others");
  BasicBlock* again = newBlock(function, "others.again");
  BasicBlock* after = newBlock(function, "others.after");
  llvm::IRBuilder<>(from).CreateBr(header);
  llvm::IRBuilder<> builder(header);
  auto phi = [&](Value* ofBefore, Value* ofBehind) {
    llvm::PHINode* value = builder.CreatePHI(ofBefore->getType(), 2);
    value->addIncoming(ofBefore, from);
    value->addIncoming(ofBehind, again);
    return value;
  };
  Value* isLast = phi(builder.getFalse(), builder.getTrue());
  LaneRange range{phi(before.first, behind.first), phi(before.last, behind.last)};
  range = inChunks(builder, range);
  BasicBlock* rest = emitChunks(header, range, nullptr);
  llvm::IRBuilder<>(emitRest(rest, range)).CreateCondBr(isLast, after, again);
  llvm::IRBuilder<>(again).CreateBr(header);
  return after;
}

}  // namespace hipcpu
