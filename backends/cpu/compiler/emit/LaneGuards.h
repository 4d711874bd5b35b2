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
//
// and flipping bits of an index leaves it consecutive if these are not the bits that count the lanes:
//
//   a[i ^ mask] = ..        i = base + lane      usual: base and mask are multiples of the width

#include "backends/cpu/compiler/emit/LaneZero.h"
#include "backends/cpu/compiler/emit/WrappingIndex.h"

#include <llvm/ADT/MapVector.h>

namespace hipcpu {

/// Instructions of a region that has a usual loop besides the general one: beyond this the second loop
/// costs more compile time than it is worth.
inline constexpr std::size_t kMostDoubled = 400;

/// Lanes [first, last) of a chunk or a row, i64; none unless first < last.
struct LaneRange {
  llvm::Value* first;
  llvm::Value* last;
};

class LaneGuards {
 public:
  LaneGuards(const Region& region, const Cuts& cuts, const Uniformity& acrossRow, const Uniformity& acrossChunk);

  /// Computes the operands in lane 0; what is emitted by the others is computed from them. Chunks
  /// of `width` lanes start at multiples of it.
  void evaluate(LaneZero& laneZero, llvm::IRBuilder<>& builder, unsigned width);

  /// Whether every guard has its usual outcome in all lanes below `count`.
  llvm::Value* emitAllUsual(llvm::IRBuilder<>& builder, llvm::Value* count) const;

  /// False only if no lane has work: none passes the branch at the start of the region, whose other
  /// side leaves the region at once.
  llvm::Value* emitSomeWork(llvm::IRBuilder<>& builder, llvm::Value* count) const;

  /// Lanes below `count` in which every guard has its usual outcome: all of them, or all but few.
  LaneRange emitUsualLanes(llvm::IRBuilder<>& builder, llvm::Value* count) const;

  /// Lanes below `count` that may have work, see emitSomeWork.
  LaneRange emitWorkingLanes(llvm::IRBuilder<>& builder, llvm::Value* count) const;

  bool empty() const { return guards_.empty() && extensions_.empty() && flips_.empty(); }
  bool mayBeIdle() const;

  /// The only lane that may have work, if what counts with the lanes must have one value for that;
  /// else null. Holds if some lane has work at all.
  llvm::Value* emitOnlyLane(llvm::IRBuilder<>& builder) const;

  /// A comparison with one outcome in the whole chunk.
  struct Known {
    llvm::Value* comparison = nullptr;  // null: there is none
    bool outcome = false;
  };
  /// The first guard of that kind that chooses between two pieces of work, with its usual outcome.
  Known uniformGuard(const Uniformity& acrossChunk) const;

  /// The usual outcome of a guard.
  std::optional<bool> usual(const llvm::Value* condition) const;

  /// After evaluate(): the extension in lane 0 if it is usually linear, else null.
  llvm::Value* extensionBase(const llvm::Instruction& extension) const { return extensions_.lookup(&extension); }

  /// After evaluate(): i ^ mask in lane `first` + `counter` if that is usually linear in chunks that start at
  /// `first`, else null.
  llvm::Value* emitFlip(const llvm::Instruction& instruction, llvm::Value* first, llvm::Value* counter,
                        llvm::IRBuilder<>& builder) const;

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
    llvm::Value* first = nullptr;    // after evaluate(): the operand of lane 0, or the outcome in all lanes
    llvm::Value* limit = nullptr;    //   and the bound

    /// Whether one lane at most has the usual outcome.
    bool usualInOneLane() const {
      return comparison->isEquality() && usual == (predicate == llvm::CmpInst::ICMP_EQ);
    }
  };

  struct Flip {  // operands of i ^ mask, after evaluate() in lane 0
    llvm::Value* base = nullptr;
    llvm::Value* mask = nullptr;
  };

  void collect(llvm::Value* condition, unsigned depth);
  void addExtension(llvm::Instruction& instruction);
  void addFlip(llvm::Instruction& instruction);
  void add(llvm::ICmpInst& comparison);
  void findIdleSide();
  void markStart(llvm::Value* condition, bool active);
  bool isIdle(llvm::BasicBlock* block) const;
  std::optional<bool> known(llvm::Value* condition) const;

  /// A guard over the lanes [0, count), with 64 bits.
  struct Range {
    llvm::Value* first;  // operand of lane 0
    llvm::Value* last;   // operand of the last lane
    llvm::Value* bound;
    llvm::Value* valid;  // the operand does not wrap in between
  };
  Range rangeOf(const Guard& guard, llvm::IRBuilder<>& builder, llvm::Value* count) const;
  /// Whether the comparison surely has the wanted outcome in all lanes.
  llvm::Value* emitEverywhere(const Guard& guard, bool wanted, const Range& range,
                              llvm::IRBuilder<>& builder) const;
  /// Lanes in which the comparison has its usual outcome; of lanes around one, the greater part.
  LaneRange emitLanes(const Guard& guard, const Range& range, llvm::Value* count, llvm::IRBuilder<>& builder) const;
  llvm::Value* emitIsUsual(const Guard& guard, llvm::IRBuilder<>& builder) const;
  llvm::Value* emitAreLinear(llvm::IRBuilder<>& builder, llvm::Value* count) const;

  const Region& region_;
  const Cuts& cuts_;
  const Uniformity& shapes_;
  LaneZero trial_;
  llvm::SmallVector<Guard, 4> guards_;
  llvm::MapVector<const llvm::Instruction*, llvm::Value*> extensions_;  // with their value in lane 0
  llvm::MapVector<const llvm::Instruction*, Flip> flips_;
  llvm::Value* flipsAreLinear_ = nullptr;
};

}  // namespace hipcpu

#endif
