// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_ANALYSIS_ATOMICSUMS_H
#define BACKENDS_CPU_COMPILER_ANALYSIS_ATOMICSUMS_H

// Atomic updates of one address by many lanes that can be one update with the sum of all:
//
//   for l: atomic *p += v[l]     ->     s = 0; for l: s += v[l];  atomic *p += s
//
// The order of atomics of several threads is not specified, so only the thread itself could tell
// the difference: nothing that it does between its update and the end of the sum may access *p.
// Over several blocks that holds for what follows in the kernel, and the kernel does not order its
// accesses against those of other blocks: no fences, no volatile accesses, no results of atomics.

#include "backends/cpu/compiler/analysis/Uniformity.h"

#include <llvm/Analysis/AliasAnalysis.h>
#include <llvm/IR/IRBuilder.h>

namespace hipcpu {

/// How far the lanes of an update are summed up.
enum class SumScope {
  Chunk,  // the lanes of one lane loop: *p is the same for all lanes
  Block,  // all lanes between two block cuts: p is known when the block starts
  Slice,  // all blocks that a worker runs one after the other: p is the same for the launch
};

struct AtomicSum {
  llvm::AtomicRMWInst* update;
  SumScope scope;

  llvm::AtomicRMWInst::BinOp operation() const { return update->getOperation(); }
  llvm::Type* type() const { return update->getValOperand()->getType(); }

  /// What leaves any number as it is.
  llvm::Constant* identity() const;

  /// The sum after one more value.
  llvm::Instruction* emitStep(llvm::IRBuilderBase& builder, llvm::Value* sum, llvm::Value* value) const;
};

/// Updates whose address is the same for all threads are summed up over the block or the slice; the
/// latter only if threads of a block meet at the same barriers. For the others, that have the same
/// address in all lanes of a chunk, the caller has to know it before the lanes run.
llvm::SmallVector<AtomicSum> atomicSums(const BlockFunction& kernel, const Cuts& cuts, const Uniformity& acrossChunk,
                                        bool sameBarriers, llvm::AAResults& aliases);

}  // namespace hipcpu

#endif
