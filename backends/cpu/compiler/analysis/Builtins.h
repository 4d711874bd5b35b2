// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_ANALYSIS_BUILTINS_H
#define BACKENDS_CPU_COMPILER_ANALYSIS_BUILTINS_H

// The functions that the compiler gives a meaning to: the builtins that device headers call, and
// the markers that passes leave for each other.

#include <llvm/IR/Module.h>

namespace hipcpu {

enum class Builtin : unsigned char {
  None,
  // Called by device headers (backends/cpu/include/builtins.h).
  ThreadIdx,
  BlockIdx,
  BlockDim,
  GridDim,
  Lane,
  BlockBarrier,
  WarpBarrier,
  Shuffle,
  Ballot,
  GridBarrier,
  // Left by PlaceCuts at the start of a block; the arguments are slots.
  CutBarrier,  // every thread of the block arrives before any goes on
  CutGrid,     // as CutBarrier, and every block of the grid arrives
  CutBlock,    // as CutBarrier, but nothing in the source waits here
  CutChunk,    // every active lane of the chunk arrives
  CutShuffle,  // CutChunk; (ptr value, ptr sourceLane, ptr result)
  CutBallot,   // CutChunk; (ptr predicate, ptr result)
};

struct BuiltinCall {
  Builtin kind = Builtin::None;
  unsigned axis = 0;  // 0, 1, 2 for x, y, z of the coordinates
};

BuiltinCall builtinOf(const llvm::Function& function);

/// None unless the value is a direct call of a builtin.
BuiltinCall builtinOf(const llvm::Value* value);

/// Coordinates and the lane: no side effect, the value depends on the thread only.
bool isCoordinate(Builtin kind);

/// Operations of a warp or block that every participating thread must reach.
bool isSynchronisation(Builtin kind);

bool isCutMarker(Builtin kind);

/// The declaration of a marker, made on first use.
llvm::Function* markerFunction(llvm::Module& module, Builtin kind);

}  // namespace hipcpu

#endif
