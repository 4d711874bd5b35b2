// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/emit/UniformExit.h"

#include <llvm/IR/CFG.h>

namespace hipcpu {

UniformExit findUniformExit(const Region& region, const Cuts& cuts,
                            llvm::function_ref<llvm::Value*(llvm::Instruction&)> valueBefore) {
  llvm::BranchInst* only = nullptr;
  for (llvm::BasicBlock* block : region.blocks) {
    auto* branch = llvm::dyn_cast<llvm::BranchInst>(block->getTerminator());
    const bool leaves = llvm::isa<llvm::ReturnInst>(block->getTerminator()) ||
                        llvm::any_of(successors(block), [&](llvm::BasicBlock* to) { return cuts.at(to) != nullptr; });
    if (!leaves) continue;
    if (only || !branch || !branch->isConditional()) return {};
    only = branch;
  }
  auto* condition = only ? llvm::dyn_cast<llvm::Instruction>(only->getCondition()) : nullptr;
  llvm::Value* before = condition ? valueBefore(*condition) : nullptr;
  if (!before || !cuts.at(only->getSuccessor(0)) || !cuts.at(only->getSuccessor(1))) return {};
  return {before, only->getSuccessor(0), only->getSuccessor(1)};
}

}  // namespace hipcpu
