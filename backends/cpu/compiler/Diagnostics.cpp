// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/Diagnostics.h"

#include <llvm/IR/DiagnosticInfo.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/Support/ErrorHandling.h>

namespace hipcpu {

void reportUnsupported(const llvm::Instruction& place, const llvm::Twine& message) {
  const llvm::Function& function = *place.getFunction();
  function.getContext().diagnose(
      llvm::DiagnosticInfoUnsupported(function, message, place.getDebugLoc()));
}

void endOnFault(const llvm::Function& function, llvm::StringRef fault) {
  if (!fault.empty())
    llvm::report_fatal_error("hip cpu compiler: " + fault + " (" + function.getName() + ")");
}

}  // namespace hipcpu
