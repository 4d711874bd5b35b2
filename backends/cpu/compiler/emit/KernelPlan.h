// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_EMIT_KERNELPLAN_H
#define BACKENDS_CPU_COMPILER_EMIT_KERNELPLAN_H

// What is decided about a kernel before its work-group function is emitted.

#include "backends/cpu/compiler/analysis/AtomicSums.h"

namespace hipcpu {

/// Lanes carry their position as a number: the cut they wait at.
struct StateId {
  static constexpr unsigned kFirstBlockCut = 0x10000;  // chunk cuts have lower ones
  static constexpr unsigned kWaits = 0x20000000;       // flag: at a barrier that is not released
  static constexpr unsigned kReturned = 0x7fffffff;
};

struct KernelPlan {
  KernelPlan(const BlockFunction& kernel, llvm::AAResults& aliases);

  /// The number of the cut in lane states. The lowest one runs first: cuts in program order, but
  /// the header of a loop after all other cuts of the loop, so that no lane starts an iteration
  /// before the others have finished theirs.
  unsigned stateId(const llvm::BasicBlock* cut) const;

  /// The number that a lane stores when it arrives at the cut (null: returns).
  unsigned arrivalId(const llvm::BasicBlock* cut) const;

  BlockFunction kernel;
  Cuts cuts;
  Uniformity acrossChunk;
  std::optional<Uniformity> acrossTileRow;  // in the layout Tiles
  llvm::SmallVector<llvm::BasicBlock*> blockCuts;  // the first one is the start
  llvm::DenseMap<const llvm::BasicBlock*, Region> chunkRegions;  // by cut, end at any cut
  llvm::SmallVector<llvm::DbgVariableRecord*> argumentVariables;  // of the source
  llvm::SmallVector<AtomicSum> sums;
  bool chunkMasked = false;  // lanes of a chunk can wait at different cuts
  bool blockMasked = false;  // threads of a block can wait at different block cuts, or return

  const Region& regionOf(const llvm::BasicBlock* cut) const { return chunkRegions.find(cut)->second; }
  /// What lane loops see: their lanes are those of one row.
  const Uniformity& acrossRow() const { return acrossTileRow ? *acrossTileRow : acrossChunk; }
  bool masked() const { return chunkMasked || blockMasked; }

 private:
  void numberCuts();
  void findDivergentExits();

  llvm::DenseMap<const llvm::BasicBlock*, unsigned> ids_;
};

}  // namespace hipcpu

#endif
