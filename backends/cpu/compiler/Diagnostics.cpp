// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/Diagnostics.h"

#include <llvm/IR/DiagnosticInfo.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/LLVMContext.h>

namespace hipcpu {

void reportUnsupported(const llvm::Instruction& place, const llvm::Twine& message) {
  const llvm::Function& function = *place.getFunction();
  function.getContext().diagnose(
      llvm::DiagnosticInfoUnsupported(function, message, place.getDebugLoc()));
}

}  // namespace hipcpu
