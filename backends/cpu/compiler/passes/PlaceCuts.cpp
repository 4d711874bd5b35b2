// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/PlaceCuts.h"

#include "backends/cpu/compiler/Options.h"
#include "backends/cpu/compiler/analysis/BarrierMeetings.h"
#include "backends/cpu/compiler/analysis/ImplicitCuts.h"
#include "backends/cpu/compiler/analysis/LanePattern.h"
#include "backends/cpu/compiler/analysis/SharedStorage.h"
#include "backends/cpu/compiler/analysis/Slots.h"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

namespace hipcpu {
namespace {

void insertMarker(llvm::BasicBlock& block, Builtin kind) {
  llvm::IRBuilder<>(&block, block.getFirstInsertionPt())
      .CreateCall(markerFunction(*block.getModule(), kind));
}

/// Entry holds the allocas only; the next block is the first cut. An alloca will stand for many
/// copies, which the markers of its lifetime know nothing about.
void splitEntry(llvm::Function& function) {
  llvm::BasicBlock& entry = function.getEntryBlock();
  for (llvm::Instruction& instruction : llvm::make_early_inc_range(llvm::instructions(function))) {
    if (instruction.isLifetimeStartOrEnd())
      instruction.eraseFromParent();
    else if (auto* variable = llvm::dyn_cast<llvm::AllocaInst>(&instruction))
      variable->moveBefore(entry, entry.begin());
  }
  llvm::BasicBlock* start = llvm::SplitBlock(&entry, &*entry.getFirstNonPHIOrDbgOrAlloca());
  insertMarker(*start, Builtin::CutBlock);
}

class Splitter {
 public:
  explicit Splitter(const BlockFunction& kernel)
      : kernel_(kernel), function_(kernel.function()), builder_(function_.getContext()) {}

  void splitAtSynchronisation() {
    llvm::SmallVector<Row> rows;
    for (llvm::Instruction& instruction : llvm::instructions(function_)) {
      if (!isSynchronisation(builtinOf(&instruction).kind)) continue;
      auto* call = llvm::cast<llvm::CallInst>(&instruction);
      if (rows.empty() || !belongsTo(rows.back(), *call)) rows.emplace_back();
      rows.back().push_back(call);
    }
    for (const Row& row : rows) split(row);
  }

 private:
  /// Calls that become one cut: one, or shuffles next to each other.
  using Row = llvm::SmallVector<llvm::CallInst*, 2>;

  static bool belongsTo(const Row& row, const llvm::CallInst& call) {
    return builtinOf(&call).kind == Builtin::Shuffle && builtinOf(row.back()).kind == Builtin::Shuffle &&
           row.back()->getNextNonDebugInstruction() == &call &&
           llvm::none_of(call.args(), [&](const llvm::Use& use) { return llvm::is_contained(row, use.get()); });
  }

  void split(const Row& row) {
    llvm::CallInst& call = *row.front();
    llvm::BasicBlock* before = call.getParent();
    llvm::BasicBlock* after = llvm::SplitBlock(before, &call);
    builder_.SetInsertPoint(before->getTerminator());
    switch (builtinOf(&call).kind) {
      case Builtin::BlockBarrier: insertMarker(*after, Builtin::CutBarrier); break;
      case Builtin::GridBarrier: insertMarker(*after, Builtin::CutGrid); break;
      case Builtin::Shuffle:
        for (llvm::CallInst* member : row) shuffle(*member, *before);
        break;
      case Builtin::Ballot: exchange(call, *before, Builtin::CutBallot, 1); break;
      default: insertMarker(*after, Builtin::CutChunk); break;
    }
    for (llvm::CallInst* member : row) member->eraseFromParent();
  }

  /// A pattern of lanes that is known needs no slot for the source lane.
  void shuffle(llvm::CallInst& call, llvm::BasicBlock& before) {
    std::optional<llvm::SmallVector<int>> pattern = lanePattern(kernel_, call.getArgOperand(1));
    llvm::CallInst* marker = exchange(call, before, Builtin::CutShuffle, pattern ? 1 : 2);
    if (pattern) setLanePattern(*marker, *pattern);
  }

  /// Operands and result pass through slots of one chunk. The markers of a row precede all its results.
  llvm::CallInst* exchange(llvm::CallInst& call, llvm::BasicBlock& before, Builtin marker, unsigned operands) {
    builder_.SetInsertPoint(before.getTerminator());
    llvm::SmallVector<llvm::Value*, 3> slots;
    for (unsigned i = 0; i < operands; ++i) {
      llvm::Value* operand = call.getArgOperand(i);
      slots.push_back(makeSlot(operand->getType(), Slot{false, 0, SlotHome::Chunk}));
      builder_.CreateStore(operand, slots.back());
    }
    const bool sameForAll = marker == Builtin::CutBallot;
    llvm::Value* result = makeSlot(call.getType(), Slot{sameForAll, 0, SlotHome::Chunk});
    llvm::Function* function = markerFunction(*function_.getParent(), marker);
    slots.resize(function->arg_size() - 1, slots.front());
    slots.push_back(result);
    llvm::BasicBlock& after = *call.getParent();
    auto place = after.getFirstInsertionPt();
    while (isCutMarker(builtinOf(&*place).kind)) ++place;
    builder_.SetInsertPoint(&after, place);
    llvm::CallInst* markerCall = builder_.CreateCall(function, slots);
    builder_.SetInsertPoint(&call);
    call.replaceAllUsesWith(builder_.CreateLoad(call.getType(), result));
    return markerCall;
  }

  llvm::AllocaInst* makeSlot(llvm::Type* type, Slot slot) {
    llvm::BasicBlock& entry = function_.getEntryBlock();
    auto* variable = new llvm::AllocaInst(type, 0, "exchange", entry.begin());
    setSlot(*variable, slot);
    return variable;
  }

  const BlockFunction& kernel_;
  llvm::Function& function_;
  llvm::IRBuilder<> builder_;
};

void placeBlockCuts(const BlockFunction& block) {
  auto cutDesynchronisedLoops = [&] {
    for (llvm::BasicBlock* header : desynchronisedLoops(block, CutLevel::Block))
      insertMarker(*header, Builtin::CutBlock);
  };
  cutDesynchronisedLoops();
  const Cuts cuts(block.function());
  if (!cuts.hasChunkCuts() || !cuts.hasBarriers()) return;
  BarrierMeetings meetings(block);
  while (llvm::BasicBlock* meeting = meetings.findFirst()) {
    insertMarker(*meeting, Builtin::CutBlock);
    cutDesynchronisedLoops();
  }
}

void placeCuts(const BlockFunction& block) {
  llvm::Function& function = block.function();
  splitEntry(function);
  Splitter(block).splitAtSynchronisation();
  placeBlockCuts(block);
  auto cutAt = [](llvm::ArrayRef<llvm::BasicBlock*> places) {
    for (llvm::BasicBlock* place : places) insertMarker(*place, Builtin::CutChunk);
  };
  cutAt(desynchronisedLoops(block, CutLevel::Chunk));
  if (!Options::get().implicitCuts) return;
  cutAt(implicitChunkCuts(block));
  cutAt(crowdedBlocks(function));
  cutAt(desynchronisedLoops(block, CutLevel::Chunk));
}

}  // namespace

llvm::PreservedAnalyses PlaceCuts::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  for (llvm::Function& function : module)
    if (std::optional<BlockFunction> block = BlockFunction::of(function)) placeCuts(*block);
  return llvm::PreservedAnalyses::none();
}

}  // namespace hipcpu
