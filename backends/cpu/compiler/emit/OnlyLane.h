// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_EMIT_ONLYLANE_H
#define BACKENDS_CPU_COMPILER_EMIT_ONLYLANE_H

// An access by one lane to an address that all lanes know:
//
//   if (x == 0) tile[y][0] = v;     ->     if (x == 0) tile[y][0 + l - first] = v;
//
// is the same access written as one to neighbours, where `first` is the lane for which x == 0. As a
// vector it is a masked store rather than a scatter.

#include "backends/cpu/compiler/emit/LaneZero.h"

namespace hipcpu {

/// Two operands that are equal in the lane that runs: one counts with the lanes, one is the same in all.
struct OnlyLane {
  llvm::Value* counter;
  llvm::Value* bound;
};

/// What says that at most one lane of a row runs the instruction, if that is an access to an address
/// that is the same in all lanes. `trial` tells what is known in front of the lane loop.
std::optional<OnlyLane> onlyLaneOf(const llvm::Instruction& access, const Uniformity& acrossRow, LaneZero& trial);

/// The number of the lane for which what counts with the lanes, `first` in lane 0, equals the bound;
/// modulo the width of the operands, as the comparison.
llvm::Value* emitLane(llvm::Value* first, llvm::Value* bound, llvm::IRBuilder<>& builder);

/// Makes the access one to a neighbour of the address at this distance, and returns the new address.
llvm::Instruction* spread(llvm::Instruction& access, llvm::Value* distance, llvm::IRBuilder<>& builder);

}  // namespace hipcpu

#endif
