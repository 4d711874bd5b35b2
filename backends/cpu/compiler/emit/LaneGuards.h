// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_EMIT_LANEGUARDS_H
#define BACKENDS_CPU_COMPILER_EMIT_LANEGUARDS_H

// Comparisons that decide branches of a region and change once over the lanes:
//
//   if (i < n) a[i] = ..      i = base + lane      holds for lanes [0, n - base)
//
// Each has a usual outcome: a bound that is not a constant is taken to lie above, a small constant
// below. Whether all lanes have it is known from the first and the last one, before the lane loop;
// then the loop needs no masks, which cost more than the work of most kernels.
//
// In the same way an unsigned index is known not to wrap within the chunk, so that its extension to
// 64 bits is base + lane:
//
//   a[zext(i)] = ..         i = base + lane      usual: base + width - 1 < 2^32

#include "backends/cpu/compiler/emit/LaneZero.h"

#include <llvm/ADT/MapVector.h>

namespace hipcpu {

/// An extension to 64 bits of what is linear but may wrap within the chunk.
bool mayWrap(const llvm::Instruction& instruction, const Uniformity& acrossChunk);

/// Such an extension in a lane loop that is not the usual one. The vectoriser would want to check
/// that it does not wrap and keep a scalar loop for the case that it does, for which slots could not
/// be in registers; so its index is combined with a zero that the optimiser does not know. The
/// operands of what is emitted are those of the original; adds it to `clones`.
llvm::Instruction* emitOpaque(llvm::Instruction& extension, llvm::Value* blockWidth, llvm::IRBuilder<>& builder,
                              llvm::SmallVectorImpl<llvm::Instruction*>& clones);

class LaneGuards {
 public:
  LaneGuards(const Region& region, const Cuts& cuts, const Uniformity& acrossRow, const Uniformity& acrossChunk);

  /// Whether every guard has its usual outcome in all lanes below `count`.
  llvm::Value* emitAllUsual(llvm::IRBuilder<>& builder, LaneZero& laneZero, llvm::Value* count);

  /// False only if no lane has work: none passes the branch at the start of the region, whose other
  /// side leaves the region at once.
  llvm::Value* emitSomeWork(llvm::IRBuilder<>& builder, LaneZero& laneZero, llvm::Value* count) const;

  bool empty() const { return guards_.empty() && extensions_.empty(); }
  bool mayBeIdle() const;

  /// If no lane of a chunk has work, none behind it in the row has: work is at the start of rows,
  /// up to a bound that is the same for the whole block.
  bool restIsIdle() const;

  /// The only lane that may have work, if what counts with the lanes must have one value for that;
  /// else null. Holds if some lane has work at all.
  llvm::Value* emitOnlyLane(llvm::IRBuilder<>& builder, LaneZero& laneZero) const;

  /// A comparison with one outcome in the whole chunk.
  struct Known {
    llvm::Value* comparison = nullptr;  // null: there is none
    bool outcome = false;
  };
  /// The first guard of that kind that chooses between two pieces of work, with its usual outcome.
  Known uniformGuard(const Uniformity& acrossChunk) const;

  /// The usual outcome of a guard.
  std::optional<bool> usual(const llvm::Value* condition) const;

  /// After emitAllUsual(): the extension in lane 0 if it is usually linear, else null.
  llvm::Value* extensionBase(const llvm::Instruction& extension) const { return extensions_.lookup(&extension); }

  /// The only cut that lanes with usual outcomes go to (null: they return), if there is one.
  std::optional<llvm::BasicBlock*> usualExit() const;

 private:
  struct Guard {
    llvm::ICmpInst* comparison;
    llvm::Value* lane;               // the operand that changes with the lane; null: none does
    llvm::Value* bound;
    llvm::CmpInst::Predicate predicate;  // lane predicate bound
    unsigned shift = 0;              // lane operand = base + (lane << shift)
    bool usual = true;
    bool startsWork = false;         // lanes with the other outcome have nothing to do
  };

  void collect(llvm::Value* condition, unsigned depth);
  void addExtension(llvm::Instruction& instruction);
  void add(llvm::ICmpInst& comparison);
  void findIdleSide();
  void markStart(llvm::Value* condition, bool active);
  bool isIdle(llvm::BasicBlock* block) const;
  bool isSameInBlock(const llvm::Value* value, unsigned depth = 0) const;
  std::optional<bool> known(llvm::Value* condition) const;

  /// A guard over the lanes [0, count), with 64 bits.
  struct Range {
    llvm::Value* first;  // operand of lane 0
    llvm::Value* last;   // operand of the last lane
    llvm::Value* bound;
    llvm::Value* valid;  // the operand does not wrap in between
  };
  Range rangeOf(const Guard& guard, llvm::IRBuilder<>& builder, LaneZero& laneZero,
                llvm::Value* count) const;
  static llvm::Value* laneAtBound(const Guard& guard, llvm::IRBuilder<>& builder, LaneZero& laneZero);
  /// Whether the comparison surely has the wanted outcome in all lanes.
  llvm::Value* emitEverywhere(const Guard& guard, bool wanted, const Range& range,
                              llvm::IRBuilder<>& builder) const;

  const Region& region_;
  const Cuts& cuts_;
  const Uniformity& shapes_;
  LaneZero trial_;
  llvm::SmallVector<Guard, 4> guards_;
  llvm::MapVector<const llvm::Instruction*, llvm::Value*> extensions_;  // with their value in lane 0
};

}  // namespace hipcpu

#endif
