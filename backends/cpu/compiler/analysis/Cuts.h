// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_ANALYSIS_CUTS_H
#define BACKENDS_CPU_COMPILER_ANALYSIS_CUTS_H

// Cuts and the regions between them.
//
// A cut is a basic block that holds a marker call. region(c) is everything reachable from cut c
// without entering another cut; code behind several cuts belongs to several regions. All lanes of
// a region run one after the other, so the region becomes a loop over lanes.

#include "backends/cpu/compiler/analysis/Builtins.h"

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/DenseSet.h>
#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/ADT/SmallVector.h>
#include <llvm/IR/Instructions.h>

namespace hipcpu {

enum class CutLevel {
  Chunk,  // the lanes of one chunk arrive before any of them goes on
  Block,  // all threads of the block do
};

struct Cut {
  llvm::BasicBlock* block = nullptr;
  llvm::CallInst* marker = nullptr;
  CutLevel level = CutLevel::Block;
  bool waits = false;  // a barrier of the source: released when every thread waits or has returned
};

class Cuts {
 public:
  explicit Cuts(llvm::Function& function);

  const Cut* at(const llvm::BasicBlock* block) const;
  bool isBlockCut(const llvm::BasicBlock* block) const;

  /// In reverse post-order; the first one is the start of the kernel.
  llvm::ArrayRef<Cut> all() const { return cuts_; }
  bool hasChunkCuts() const;
  bool hasBarriers() const;

 private:
  llvm::SmallVector<Cut, 0> cuts_;
  llvm::DenseMap<const llvm::BasicBlock*, unsigned> index_;
};

using BlockSet = llvm::SmallPtrSet<const llvm::BasicBlock*, 8>;

/// Visits the blocks in reverse post-order, each with the cuts that lead to it with no other between.
/// `isCut` says whether the block itself is one of those that count.
void visitCutsBefore(llvm::Function& function,
                     llvm::function_ref<bool(llvm::BasicBlock& block, const BlockSet& before)> isCut);

struct Region {
  llvm::BasicBlock* start = nullptr;
  llvm::SmallVector<llvm::BasicBlock*> blocks;  // reverse post-order of the function
  llvm::DenseSet<const llvm::BasicBlock*> members;
  llvm::SmallVector<llvm::BasicBlock*> exits;  // cuts that end it, no duplicates
  bool returns = false;

  bool contains(const llvm::BasicBlock* block) const { return members.contains(block); }
  unsigned exitCount() const { return exits.size() + (returns ? 1 : 0); }
  size_t size() const;  // in instructions
};

/// Forms regions; keeps the block order of the function.
class RegionBuilder {
 public:
  RegionBuilder(llvm::Function& function, const Cuts& cuts);

  /// Ends at every cut (Chunk), or passes chunk cuts and ends at block cuts (Block).
  Region build(llvm::BasicBlock* start, CutLevel endsAt) const;

  /// The cuts and whether the return can be reached from the end of a block within its region.
  Region reachableFrom(llvm::BasicBlock* block, CutLevel endsAt) const;

 private:
  bool ends(const llvm::BasicBlock* block, CutLevel endsAt) const;
  Region collect(llvm::SmallVector<llvm::BasicBlock*> work, llvm::BasicBlock* start,
                 CutLevel endsAt) const;

  const Cuts& cuts_;
  llvm::DenseMap<const llvm::BasicBlock*, unsigned> order_;
};

}  // namespace hipcpu

#endif
