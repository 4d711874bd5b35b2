// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/analysis/LoopOrder.h"

#include <llvm/ADT/PostOrderIterator.h>

namespace hipcpu {

using llvm::BasicBlock;
using llvm::Loop;

LoopOrder::LoopOrder(llvm::Function& function) : dominators_(function), loops_(dominators_) {
  llvm::ReversePostOrderTraversal<llvm::Function*> order(&function);
  reversePostOrder_.assign(order.begin(), order.end());
  place(nullptr);
}

void LoopOrder::place(Loop* loop) {
  for (BasicBlock* block : reversePostOrder_) {
    if (loop && (!loop->contains(block) || block == loop->getHeader())) continue;
    if (placed_.contains(block)) continue;
    Loop* inner = loops_.getLoopFor(block);
    if (inner == loop) {
      append(block);
      continue;
    }
    while (inner->getParentLoop() != loop) inner = inner->getParentLoop();
    place(inner);
  }
  if (loop) append(loop->getHeader());
}

void LoopOrder::append(BasicBlock* block) {
  placed_.insert(block);
  ordered_.push_back(block);
}

}  // namespace hipcpu
