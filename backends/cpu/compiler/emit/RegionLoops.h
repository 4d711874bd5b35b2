// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_EMIT_REGIONLOOPS_H
#define BACKENDS_CPU_COMPILER_EMIT_REGIONLOOPS_H

// A region as one or two loops over its lanes. In the usual one all lanes take part and all guards
// have their usual outcome, so it needs no masks; the general one is for all other lanes.
//
//   if no lane has work: nothing
//   else if only one lane can have: that lane
//   else if all lanes are usual: usual loop
//   else: general loop, or two, for the outcomes of a comparison that is the same for all lanes
//
// A tile has such loops for each of its rows, one behind the other.

#include "backends/cpu/compiler/emit/LaneGuards.h"
#include "backends/cpu/compiler/emit/LaneLoop.h"

namespace hipcpu {

class RegionLoops {
 public:
  RegionLoops(EmitContext& context, const Region& region, const Lanes& lanes);

  /// Whether lanes may come without noting their states, if EmitContext::together says so.
  static bool mayHaveUsualLoop(const KernelPlan& plan, const Region& region, const Lanes& lanes);

  /// As LaneLoop: `from` has no terminator, nor has the block returned.
  llvm::BasicBlock* emit(llvm::BasicBlock* from);

  const UniformExit& uniformExit() const { return rows_.front().loop->uniformExit(); }

  /// After emit(): where the usual loop ends, if all its lanes go to one exit that is known, so
  /// that it need not join the other one. The block has no terminator.
  struct UsualEnd {
    llvm::BasicBlock* block = nullptr;
    llvm::BasicBlock* exit = nullptr;  // cut; null: the lanes return
  };
  const UsualEnd& usualEnd() const { return usualEnd_; }

 private:
  bool wantsUsualLoop() const;
  void chooseMasked(llvm::IRBuilder<>& builder, llvm::Value* guards, llvm::BasicBlock* usual,
                    llvm::BasicBlock* general) const;
  void prepareRows(llvm::IRBuilder<>& builder);
  llvm::BasicBlock* emitRows(llvm::BasicBlock* from, bool usual, LaneGuards::Known known = {});
  llvm::BasicBlock* emitGeneral(llvm::BasicBlock* from, LaneGuards::Known known, llvm::Value* outcome);
  llvm::BasicBlock* emitOnlyLanes(llvm::BasicBlock* from);
  llvm::Value* allWaitHere(llvm::IRBuilder<>& builder) const;
  bool idleLanesLeaveNoTrace() const;

  EmitContext& context_;
  const KernelPlan& plan_;
  const Region& region_;
  const Lanes& lanes_;
  struct Row {
    std::unique_ptr<LaneLoop> loop;
    std::unique_ptr<LaneGuards> guards;
    llvm::Value* someWork = nullptr;
    llvm::Value* onlyLane = nullptr;
  };
  llvm::SmallVector<Row, 4> rows_;
  UsualEnd usualEnd_;
};

}  // namespace hipcpu

#endif
