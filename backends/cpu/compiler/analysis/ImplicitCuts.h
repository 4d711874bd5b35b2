// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_ANALYSIS_IMPLICITCUTS_H
#define BACKENDS_CPU_COMPILER_ANALYSIS_IMPLICITCUTS_H

// Where cuts are good although nothing in the source waits there.

#include "backends/cpu/compiler/analysis/Uniformity.h"

namespace hipcpu {

/// Headers of the loops in which threads can get into different iterations while they wait at
/// barriers (level Block) or at any cuts (Chunk): a divergent branch leads to two different ones of
/// {cuts of the loop, header}. A cut at the header brings the threads of one iteration together again.
llvm::SmallVector<llvm::BasicBlock*> desynchronisedLoops(const BlockFunction& kernel, CutLevel level);

/// Headers and exits of the loops that the lanes of a chunk should run in lock-step: those with
/// warp operations (as a warp does), and those in which the lanes access neighbouring elements.
llvm::SmallVector<llvm::BasicBlock*> implicitChunkCuts(const BlockFunction& kernel);

/// Where so many cuts lead without another one between that the code behind would be emitted too
/// often: behind a row of warp operations, each under a condition.
llvm::SmallVector<llvm::BasicBlock*> crowdedBlocks(llvm::Function& function);

}  // namespace hipcpu

#endif
