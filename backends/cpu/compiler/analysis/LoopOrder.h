// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_ANALYSIS_LOOPORDER_H
#define BACKENDS_CPU_COMPILER_ANALYSIS_LOOPORDER_H

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Dominators.h>

namespace hipcpu {

/// Reverse post-order, but each loop as a whole at its place and its header last: if the lanes at
/// the first block in this order go next, no lane starts an iteration before the others have
/// finished theirs.
class LoopOrder {
 public:
  explicit LoopOrder(llvm::Function& function);

  llvm::ArrayRef<llvm::BasicBlock*> blocks() const { return ordered_; }
  const llvm::LoopInfo& loops() const { return loops_; }

 private:
  void place(llvm::Loop* loop);
  void append(llvm::BasicBlock* block);

  llvm::DominatorTree dominators_;
  llvm::LoopInfo loops_;
  llvm::SmallVector<llvm::BasicBlock*> reversePostOrder_, ordered_;
  llvm::DenseSet<const llvm::BasicBlock*> placed_;
};

}  // namespace hipcpu

#endif
