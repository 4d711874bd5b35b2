// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_EMIT_BLOCKMACHINE_H
#define BACKENDS_CPU_COMPILER_EMIT_BLOCKMACHINE_H

// The whole function: block cuts one after the other, each for all chunks of the block.
//
//   for each block cut, as the lanes arrive:
//     for z, y: for x in steps of width:    Rows      (or: for each warp of the linear order, or
//                                                     for y and x in steps of a tile)
//       chunk machine
//
// In block-masked kernels the lowest cut that a thread waits at is next. Barriers count arrivals,
// as the hardware does: a thread at any barrier waits (StateId::kWaits) until all threads wait or
// have returned, then all of them are released. At a barrier of the grid the block then calls the
// runtime, which returns when all blocks have.

#include "backends/cpu/compiler/emit/ChunkMachine.h"

namespace hipcpu {

class BlockMachine {
 public:
  explicit BlockMachine(const KernelPlan& plan)
      : plan_(plan), kernel_(plan.kernel), function_(plan.kernel.function()) {}

  /// Replaces the body of the kernel by its work-group function.
  void emit();

 private:
  void emitEntry();
  void emitGridWait(llvm::BasicBlock* from);
  llvm::BasicBlock* initialiseStates(llvm::BasicBlock* from);
  llvm::BasicBlock* emitBlockCut(llvm::BasicBlock* cut, llvm::BasicBlock* from);
  llvm::BasicBlock* emitWarps(llvm::BasicBlock* from);
  llvm::BasicBlock* emitRows(llvm::BasicBlock* from);
  llvm::BasicBlock* emitTiles(llvm::BasicBlock* from);
  llvm::BasicBlock* emitRow(llvm::Value* y, llvm::Value* z, llvm::BasicBlock* from);
  llvm::BasicBlock* emitChunks(llvm::Value* threads, llvm::Value* linearBase, llvm::Value* y,
                               llvm::Value* z, llvm::BasicBlock* from);
  llvm::BasicBlock* emitChunk(const Lanes& lanes, llvm::BasicBlock* from);
  void goOn(llvm::BasicBlock* cut, llvm::BasicBlock* from);
  void goOnMasked(llvm::BasicBlock* from);
  llvm::BasicBlock* releaseBarriers(llvm::BasicBlock* from);
  void replaceBody(llvm::ArrayRef<llvm::BasicBlock*> oldBlocks);

  const KernelPlan& plan_;
  const BlockFunction& kernel_;
  llvm::Function& function_;
  llvm::BasicBlock* entry_ = nullptr;
  llvm::BasicBlock* return_ = nullptr;
  llvm::Value* threadCount_ = nullptr;
  llvm::AllocaInst* nextCut_ = nullptr;
  llvm::SmallVector<llvm::AllocaInst*> temporaries_;
  std::unique_ptr<SlotStorage> storage_;
  std::unique_ptr<SumEmitter> sums_;
  std::unique_ptr<EmitContext> context_;
  std::unique_ptr<llvm::IRBuilder<>> entryBuilder_;
  llvm::DenseMap<const llvm::BasicBlock*, llvm::BasicBlock*> entries_;  // of block cuts
  llvm::BasicBlock* currentCut_ = nullptr;
  ChunkMachine::Saved saved_;
};

}  // namespace hipcpu

#endif
