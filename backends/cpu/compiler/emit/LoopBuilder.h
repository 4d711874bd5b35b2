// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_EMIT_LOOPBUILDER_H
#define BACKENDS_CPU_COMPILER_EMIT_LOOPBUILDER_H

#include <llvm/ADT/STLFunctionalExtras.h>
#include <llvm/IR/IRBuilder.h>

#include <optional>

namespace hipcpu {

/// A new block at the end of the function.
llvm::BasicBlock* newBlock(llvm::Function& function, const llvm::Twine& name);

/// for (i = 0; i < count; ++i) body. `from` and the blocks returned have no terminator yet.
/// The body gets the counter and its first block and returns its last one.
llvm::BasicBlock* emitLoop(
    llvm::BasicBlock* from, llvm::Value* count, const llvm::Twine& name,
    llvm::function_ref<llvm::BasicBlock*(llvm::Value* counter, llvm::BasicBlock* body)> body);

/// A loop of a single block over at least one lane that folds a value:
///   acc = initial; do acc = step(acc, lane); while (++lane < count)
struct Folded {
  llvm::BasicBlock* after;
  llvm::Value* value;
};
Folded emitFold(llvm::BasicBlock* from, llvm::Value* count, llvm::Value* initial,
                const llvm::Twine& name,
                llvm::function_ref<llvm::Value*(llvm::IRBuilder<>&, llvm::Value* acc,
                                                llvm::Value* lane)> step);

/// The lower and the higher of two unsigned numbers.
llvm::Value* emitLower(llvm::IRBuilder<>& builder, llvm::Value* a, llvm::Value* b);
llvm::Value* emitHigher(llvm::IRBuilder<>& builder, llvm::Value* a, llvm::Value* b);

/// Loop metadata: lanes are independent; unrolling waits until the vectoriser has run, because a
/// fully unrolled lane loop is scalar code. Vectorisation: wanted, unwanted, or left to LLVM.
/// A loop over a constant number of lanes is unrolled after that, so that slots become registers.
/// In a body longer than kMostUnrolled instructions they do not, and LLVM's schedulers take time with
/// the square of a block.
inline constexpr size_t kMostUnrolled = 256;
void setLaneLoop(llvm::BranchInst& latch, llvm::MDNode* accessGroup, std::optional<bool> vectorise,
                 bool isConstant);

/// Threads between two barriers do not depend on each other's memory, so the iterations of a lane
/// loop do not either. Thread-local variables are the exception: lanes take turns with them.
void markIndependent(llvm::Instruction& access, llvm::MDNode* accessGroup);

}  // namespace hipcpu

#endif
