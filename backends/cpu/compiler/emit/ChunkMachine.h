// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_EMIT_CHUNKMACHINE_H
#define BACKENDS_CPU_COMPILER_EMIT_CHUNKMACHINE_H

// The regions that one chunk runs between two block cuts:
//
//   block cut c:  lane loop of region(c) -> chunk cut d: warp operation, lane loop of region(d) -> ..
//
// In chunk-masked kernels a dispatcher goes on with the lowest cut that a lane waits at, until
// all lanes wait at block cuts or have returned.

#include "backends/cpu/compiler/emit/LoopBuilder.h"
#include "backends/cpu/compiler/emit/RegionLoops.h"

#include <llvm/ADT/SetVector.h>

namespace hipcpu {

class ChunkMachine {
 public:
  /// `nextCut` receives the arrival id of the block cut that follows, in kernels that are not
  /// block-masked.
  ChunkMachine(EmitContext& context, const Lanes& lanes, llvm::BasicBlock* blockCut,
               llvm::AllocaInst* nextCut)
      : context_(context), plan_(context.plan), lanes_(lanes), start_(blockCut), nextCut_(nextCut) {}

  /// Values that block scalars had when the block cut was released: every chunk starts from them.
  using Saved = llvm::SmallVector<std::pair<llvm::AllocaInst*, llvm::Value*>>;

  llvm::BasicBlock* emit(llvm::BasicBlock* from, const Saved& blockScalars);

 private:
  void collectCuts();
  void enter(llvm::BasicBlock* from, const Saved& blockScalars);
  void emitRegion(llvm::BasicBlock* cut);
  void goOnUsual(const RegionLoops::UsualEnd& usual);
  void goOnMasked(llvm::BasicBlock* cut, llvm::BasicBlock* after, const RegionLoops& loop);
  void goOnTogether(llvm::BasicBlock* cut, llvm::BasicBlock* after, const RegionLoops& loop);
  void emitDispatcher();
  void leave();
  llvm::BasicBlock* emitCollective(const Cut& cut, llvm::BasicBlock* from);
  llvm::BasicBlock* emitShuffle(const llvm::CallInst& marker, llvm::BasicBlock* from);
  llvm::BasicBlock* emitBallot(const Cut& cut, llvm::BasicBlock* from);
  Folded anyLaneAt(llvm::BasicBlock* cut, llvm::BasicBlock* from);
  llvm::BasicBlock* targetOf(llvm::BasicBlock* cut);
  bool comeTogether(llvm::BasicBlock* cut) const;
  llvm::BasicBlock* block(const llvm::Twine& name);

  EmitContext& context_;
  const KernelPlan& plan_;
  const Lanes& lanes_;
  llvm::BasicBlock* start_;
  llvm::AllocaInst* nextCut_;
  llvm::SmallSetVector<llvm::BasicBlock*, 8> cuts_;
  llvm::DenseMap<llvm::BasicBlock*, llvm::BasicBlock*> entries_;
  llvm::DenseMap<llvm::BasicBlock*, llvm::BasicBlock*> leaving_;
  llvm::BasicBlock* dispatcher_ = nullptr;
  llvm::BasicBlock* end_ = nullptr;
};

}  // namespace hipcpu

#endif
