// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_EMIT_WRAPPINGINDEX_H
#define BACKENDS_CPU_COMPILER_EMIT_WRAPPINGINDEX_H

// Unsigned indices of 32 bits, which a lane loop cannot know to be consecutive with 64 bits.

#include "backends/cpu/compiler/analysis/Uniformity.h"

#include <llvm/IR/IRBuilder.h>

namespace hipcpu {

/// An extension to 64 bits of what is linear but may wrap within the chunk.
bool mayWrap(const llvm::Instruction& instruction, const Uniformity& acrossChunk);

/// Such an extension in a lane loop that is not the usual one. The vectoriser would want to check
/// that it does not wrap and keep a scalar loop for the case that it does, for which slots could not
/// be in registers; so its index is combined with a zero that the optimiser does not know. The
/// operands of what is emitted are those of the original; adds it to `clones`.
llvm::Instruction* emitOpaque(llvm::Instruction& extension, llvm::Value* blockWidth, llvm::IRBuilder<>& builder,
                              llvm::SmallVectorImpl<llvm::Instruction*>& clones);

}  // namespace hipcpu

#endif
