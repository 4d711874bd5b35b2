// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/analysis/FiberCalls.h"

#include <llvm/IR/Instructions.h>

namespace hipcpu {

bool isFiber(const llvm::Function& function) { return function.hasFnAttribute(kFiberAttribute); }

bool anyFiberBehindPointer(const llvm::Module& module) {
  return llvm::any_of(module, [](const llvm::Function& function) {
    return isFiber(function) && function.hasAddressTaken();
  });
}

bool isFiberCall(const llvm::Instruction& instruction, bool throughPointers) {
  auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction);
  if (!call || call->isInlineAsm()) return false;
  auto* callee = llvm::dyn_cast<llvm::Function>(call->getCalledOperand()->stripPointerCasts());
  return callee ? isFiber(*callee) : throughPointers;
}

}  // namespace hipcpu
