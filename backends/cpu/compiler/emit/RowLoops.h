// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_EMIT_ROWLOOPS_H
#define BACKENDS_CPU_COMPILER_EMIT_ROWLOOPS_H

// A region between two barriers, with nothing that concerns chunks in between, as loops over all
// threads of a row. Guards are looked at once for the row:
//
//   if (0 < i && i < n) a[i] = ..
//     -> [first, last) = lanes in which both hold
//        for (l = first; l + width <= last; l += width)
//          for k in 0 .. width: a[i + l + k] = ..           no comparisons, no masks
//        the same with comparisons for the lanes before and behind, unless they are known to be idle

#include "backends/cpu/compiler/emit/LaneGuards.h"
#include "backends/cpu/compiler/emit/LaneLoop.h"

namespace hipcpu {

class RowLoops {
 public:
  /// Whether the lanes of a region that starts at a block cut can run as rows: all of them go to one
  /// place, and what the region reads and writes does not depend on where chunks start.
  static bool suit(const KernelPlan& plan, const Region& region);

  /// `row`: all threads of a row.
  RowLoops(EmitContext& context, const Region& region, const Lanes& row);

  /// As LaneLoop: `from` has no terminator, nor has the block returned.
  llvm::BasicBlock* emit(llvm::BasicBlock* from);

 private:
  struct Split {
    LaneRange usual;    // full chunks
    LaneRange working;  // all that may have work
  };
  Split emitSplit(llvm::BasicBlock*& from);
  Split wholeRow(llvm::IRBuilder<>& builder) const;
  Split partOfRow(llvm::IRBuilder<>& builder) const;
  llvm::Value* alignedDown(llvm::IRBuilder<>& builder, llvm::Value* lane) const;
  llvm::Value* alignedUp(llvm::IRBuilder<>& builder, llvm::Value* lane) const;
  LaneRange inChunks(llvm::IRBuilder<>& builder, const LaneRange& range) const;
  llvm::BasicBlock* emitChunks(llvm::BasicBlock* from, LaneRange& range, const LaneGuards* usual);
  llvm::BasicBlock* emitRest(llvm::BasicBlock* from, const LaneRange& range);
  llvm::BasicBlock* emitOthers(llvm::BasicBlock* from, const LaneRange& before, const LaneRange& behind);

  EmitContext& context_;
  const Region& region_;
  const Lanes& row_;
  unsigned width_;  // of chunks
  LaneGuards guards_;
  LaneLoop loop_;
};

}  // namespace hipcpu

#endif
