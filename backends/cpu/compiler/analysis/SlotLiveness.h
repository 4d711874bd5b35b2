// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_ANALYSIS_SLOTLIVENESS_H
#define BACKENDS_CPU_COMPILER_ANALYSIS_SLOTLIVENESS_H

#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/IR/Instructions.h>

namespace hipcpu {

/// Blocks at whose start the content of the slot is still needed. For slots that are loaded and
/// stored as a whole.
llvm::SmallPtrSet<llvm::BasicBlock*, 16> liveBlocks(llvm::AllocaInst& slot);

}  // namespace hipcpu

#endif
