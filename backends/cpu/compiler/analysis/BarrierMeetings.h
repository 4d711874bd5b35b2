// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_ANALYSIS_BARRIERMEETINGS_H
#define BACKENDS_CPU_COMPILER_ANALYSIS_BARRIERMEETINGS_H

// Where the lanes of a chunk that go on from different block cuts have to meet again.
//
//   if (divergent) { a; barrier; } else { b; barrier; }
//   <here>
//   sum = ballot(x);
//
// A chunk goes on from one block cut at a time, up to the next one. Without a block cut at <here>,
// the lanes behind the first barrier would vote before those behind the second one run at all.

#include "backends/cpu/compiler/analysis/Uniformity.h"

#include <set>

namespace hipcpu {

class BarrierMeetings {
 public:
  explicit BarrierMeetings(const BlockFunction& kernel);

  /// The first block in program order to cut at block level, or null. With it cut, lanes are together
  /// behind it: call again for the next one.
  llvm::BasicBlock* findFirst();

 private:
  using Pair = std::pair<const llvm::BasicBlock*, const llvm::BasicBlock*>;

  void pairUp(const Cuts& cuts);
  void addPair(const llvm::BasicBlock* a, const llvm::BasicBlock* b);
  void followPairs(const Cuts& cuts);
  BlockSet cutsBeforeMeeting(llvm::BasicBlock& branch, const Cuts& cuts) const;
  bool containsPair(const BlockSet& set) const;
  bool isLeftApart(const llvm::BasicBlock& exit, const Cuts& cuts) const;

  llvm::Function& function_;
  Uniformity uniformity_;
  llvm::DominatorTree dominators_;
  llvm::PostDominatorTree postDominators_;
  llvm::LoopInfo loops_;
  llvm::DenseMap<const llvm::BasicBlock*, Region> regions_;  // by block cut, up to the next ones
  std::set<Pair> pairs_;  // block cuts at which two lanes of a chunk can be at one time
  llvm::SmallVector<Pair> work_;
};

}  // namespace hipcpu

#endif
