// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_EMIT_LANELOOP_H
#define BACKENDS_CPU_COMPILER_EMIT_LANELOOP_H

// One region as a loop over lanes, those of a chunk or of one row of a tile:
//
//   linear values of lane 0 ; linear slots stored
//   for l in 0 .. count:
//     temporaries = varying slots [l]          unconditional, so that it vectorises
//     if state[l] == this cut:                 masked kernels only
//       blocks of the region ; at an exit: state = next cut
//     varying slots [l], state[l] = temporaries

#include "backends/cpu/compiler/emit/DebugRecords.h"
#include "backends/cpu/compiler/emit/LaneGuards.h"
#include "backends/cpu/compiler/emit/SlotStorage.h"
#include "backends/cpu/compiler/emit/SumEmitter.h"
#include "backends/cpu/compiler/emit/UniformExit.h"

#include <llvm/ADT/MapVector.h>
#include <llvm/ADT/SetVector.h>

namespace hipcpu {

/// Things that all lane loops of a work-group function share.
struct EmitContext {
  const KernelPlan& plan;
  const SlotStorage& storage;
  const SumEmitter& sums;
  llvm::BasicBlock* entry;        // temporaries are allocated here
  llvm::AllocaInst* exitCode;     // state id of the exit taken, in kernels without lane states
  llvm::AllocaInst* together;     // i1: all lanes wait at the cut that is entered, and it is not noted
  llvm::MDNode* accessGroup;
  llvm::SmallVectorImpl<llvm::AllocaInst*>& temporaries;  // to be promoted to registers
};

class LaneLoop final : private LaneZeroSource {
 public:
  LaneLoop(EmitContext& context, const Region& region, const Lanes& lanes);

  /// Linear values, in front of the loop; the builder stands at the end of a block.
  void prepare(llvm::IRBuilder<>& builder);

  /// After prepare() of all rows of a chunk, for one of them: linear slots get their new values.
  void storeLinearSlots(llvm::IRBuilder<>& builder);

  /// What else is to be computed from lane 0; after prepare().
  LaneZero& laneZero() { return *laneZero_; }
  const Lanes& lanes() const { return lanes_; }

  /// The loop over `count` lanes from `first`, at least one; may be called several times after
  /// prepare(). `usual`: all these lanes take part, and all guards have their usual outcome; if that
  /// leaves one exit, states are not written. `from` has no terminator; nor has the block returned,
  /// which follows the loop. `known`: what else holds for these lanes.
  llvm::BasicBlock* emit(llvm::BasicBlock* from, llvm::Value* first, llvm::Value* count,
                         const LaneGuards* usual, LaneGuards::Known known = {});

  /// After storeLinearSlots().
  const UniformExit& uniformExit() const { return uniformExit_; }

 private:
  llvm::Value* coordinate(BuiltinCall call) override;
  llvm::Value* scalarAddress(llvm::AllocaInst& slot) override;

  bool wantsBase(llvm::Instruction& instruction) const;
  void findSum(llvm::Instruction& instruction, LaneZero& trial);

  void startOver();
  llvm::Value* laneInChunk(llvm::IRBuilder<>& builder) const;
  void emitHeader(llvm::BasicBlock* from, llvm::Value* first);
  void computeCoordinates(llvm::IRBuilder<>& builder);
  void openSlots(llvm::IRBuilder<>& builder);
  void openSlot(llvm::IRBuilder<>& builder, llvm::AllocaInst& slot);
  void enterRegion(llvm::IRBuilder<>& builder);
  void emitBlock(llvm::BasicBlock& block);
  bool emitReplacement(llvm::Instruction& instruction, llvm::IRBuilder<>& builder);
  void emitTerminator(llvm::Instruction& terminator, llvm::IRBuilder<>& builder);
  llvm::Value* rebuilt(llvm::Value* base, std::int64_t stride, llvm::IRBuilder<>& builder);
  void completeClones();
  void emitLatch(llvm::Value* count);
  void emitChunkSums();
  llvm::BasicBlock* targetOf(llvm::BasicBlock* successor);
  llvm::BasicBlock* exitBlock(llvm::BasicBlock* cut);
  llvm::AllocaInst* temporary(llvm::Type* type, const llvm::Twine& name);

  EmitContext& context_;
  const KernelPlan& plan_;
  const Region& region_;
  const Lanes lanes_;
  llvm::Function& function_;
  std::optional<LaneZero> laneZero_;
  UniformExit uniformExit_;
  const LaneGuards* usual_ = nullptr;
  LaneGuards::Known known_;

  llvm::BasicBlock* before_ = nullptr;
  llvm::BasicBlock* header_ = nullptr;
  llvm::BasicBlock* latch_ = nullptr;
  llvm::BasicBlock* after_ = nullptr;
  llvm::PHINode* counter_ = nullptr;  // i64
  llvm::Value* next_ = nullptr;
  llvm::Value* first_ = nullptr;
  llvm::Value* lane_ = nullptr;  // first + counter, from 0 on also in later rows of a tile
  llvm::Value* lane32_ = nullptr;
  llvm::Value* threadIdx_[3] = {};
  llvm::Value* stateAddress_ = nullptr;
  llvm::AllocaInst* state_ = nullptr;

  llvm::MapVector<llvm::Instruction*, llvm::Value*> bases_;
  llvm::SmallSetVector<llvm::Instruction*, 8> linearStores_;
  llvm::DenseMap<llvm::Instruction*, llvm::Value*> onlyLanes_;  // of accesses that one lane may do
  struct OpenSlot {
    llvm::AllocaInst* temporary;
    llvm::Value* address;
  };
  llvm::SmallVector<OpenSlot> writtenSlots_;
  llvm::DenseMap<const llvm::AllocaInst*, llvm::Value*> readOnly_;  // loaded at the start
  llvm::DenseMap<const llvm::Value*, llvm::Value*> values_;
  llvm::DenseMap<llvm::BasicBlock*, llvm::BasicBlock*> blocks_;
  llvm::DenseMap<llvm::BasicBlock*, llvm::BasicBlock*> exits_;
  llvm::SmallVector<llvm::Instruction*> clones_;
  llvm::MapVector<llvm::Instruction*, llvm::Value*> summed_;  // atomics, with their address
  DebugRecords debugRecords_;
  bool vectorisable_ = true;
  bool constant_ = false;  // number of lanes
};

}  // namespace hipcpu

#endif
