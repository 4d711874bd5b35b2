// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_EMIT_SUMEMITTER_H
#define BACKENDS_CPU_COMPILER_EMIT_SUMEMITTER_H

// Emits the sums of analysis/AtomicSums:
//
//   for l: atomic *p += v[l]   ->   for l: s += v[l]
//                                   if (s != 0) { atomic *p += s; s = 0 }
//
// The second part follows the lane loop, or all chunks between two block cuts, or the last block of a
// slice; until then the sum over the slice waits in the frame.

#include "backends/cpu/compiler/emit/SlotStorage.h"

namespace hipcpu {

class SumEmitter {
 public:
  /// Variables in the entry block, whose end the builder stands at; to be promoted to registers.
  SumEmitter(const KernelPlan& plan, const SlotStorage& storage, llvm::IRBuilder<>& entry,
             llvm::SmallVectorImpl<llvm::AllocaInst*>& temporaries);

  /// Null if the instruction stays as it is.
  const AtomicSum* sumOf(const llvm::Instruction& instruction) const;

  /// In place of the update; the operand of the instruction returned is that of the original.
  llvm::Instruction* emitStep(llvm::IRBuilder<>& builder, const AtomicSum& sum) const;

  /// The update of the address by the sum so far; returns the block that follows.
  llvm::BasicBlock* emitUpdate(llvm::BasicBlock* from, const AtomicSum& sum, llvm::Value* address) const;

  /// All sums over the block of updates in this region.
  llvm::BasicBlock* emitBlockUpdates(llvm::BasicBlock* from, const Region& region) const;

  /// At the end of the block: sums over the slice are kept for the next one, or added.
  llvm::BasicBlock* emitSliceUpdates(llvm::BasicBlock* from) const;

 private:
  struct Variable {
    const AtomicSum* sum = nullptr;
    llvm::AllocaInst* total = nullptr;
    llvm::Value* address = nullptr;  // of sums over the block or the slice
    llvm::Value* kept = nullptr;     // where the sum over the slice waits
  };

  const KernelPlan& plan_;
  llvm::DenseMap<const llvm::Instruction*, Variable> variables_;
};

}  // namespace hipcpu

#endif
