// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_EMIT_LANEZERO_H
#define BACKENDS_CPU_COMPILER_EMIT_LANEZERO_H

// Computes linear values of a region once, before its lane loop, as lane 0 would:
//
//   for l: i = base + xBase + l; p[i] = ..    ->   b = base + xBase; for l: p[b + l] = ..
//
// Only what is safe to compute for a lane that may be inactive is computed: no side effects, and
// faulting operations only where every lane passes. Without a builder it tells what it could do.
// A row of a tile may have no active lane at all: for it, only what is uniform over the tile may fault.

#include "backends/cpu/compiler/analysis/Uniformity.h"

#include <llvm/IR/IRBuilder.h>

namespace hipcpu {

/// Values of lane 0 that come from outside of the region.
class LaneZeroSource {
 public:
  virtual ~LaneZeroSource() = default;
  virtual llvm::Value* coordinate(BuiltinCall call) = 0;
  virtual llvm::Value* scalarAddress(llvm::AllocaInst& linearSlot) = 0;
};

class LaneZero {
 public:
  LaneZero(const Region& region, const Cuts& cuts, const Uniformity& acrossChunk,
           llvm::IRBuilder<>* builder = nullptr, LaneZeroSource* source = nullptr)
      : LaneZero(region, cuts, acrossChunk, acrossChunk, builder, source) {}

  LaneZero(const Region& region, const Cuts& cuts, const Uniformity& acrossRow, const Uniformity& acrossChunk,
           llvm::IRBuilder<>* builder = nullptr, LaneZeroSource* source = nullptr)
      : region_(region), cuts_(cuts), shapes_(acrossRow), acrossChunk_(acrossChunk), builder_(builder), source_(source) {}

  /// The value in lane 0, or null if it cannot be computed. Without a builder: not null if it can.
  llvm::Value* evaluate(llvm::Value* value);

 private:
  llvm::Value* compute(llvm::Instruction& instruction);
  llvm::Value* computeLoad(llvm::LoadInst& load);
  llvm::Value* computeSlotLoad(llvm::LoadInst& load, llvm::AllocaInst& slot);
  llvm::Value* computePhi(llvm::PHINode& phi);
  llvm::Value* computePlain(llvm::Instruction& instruction);

  /// The value as a mathematical integer in a wider type: right also if it wraps in lane 0.
  llvm::Value* widen(llvm::Value* value, llvm::Type* type, bool asSigned, unsigned depth);

  bool mayFault(const llvm::Instruction& instruction) const;
  bool mayBeStoredBefore(llvm::StoreInst& store, llvm::LoadInst& load) const;
  bool alwaysStoredBefore(llvm::StoreInst& store, llvm::LoadInst& load) const;

  const Region& region_;
  const Cuts& cuts_;
  const Uniformity& shapes_;
  const Uniformity& acrossChunk_;
  llvm::IRBuilder<>* builder_;
  LaneZeroSource* source_;
  llvm::DenseMap<llvm::Value*, llvm::Value*> known_;  // null: impossible, or in progress
};

/// Stores to a slot within a region.
llvm::SmallVector<llvm::StoreInst*> storesIn(const Region& region, llvm::AllocaInst& slot);

/// Whether a path within the region leads from the end of a block to another one, avoiding a third.
bool reachesWithin(const Region& region, const Cuts& cuts, llvm::BasicBlock* from,
                   llvm::BasicBlock* to, llvm::BasicBlock* avoiding);

}  // namespace hipcpu

#endif
