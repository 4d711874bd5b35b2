// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/ChooseFibers.h"

#include "backends/cpu/compiler/Options.h"
#include "backends/cpu/compiler/analysis/Builtins.h"
#include "backends/cpu/compiler/analysis/FiberCalls.h"
#include "backends/cpu/compiler/analysis/KernelInfo.h"

#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>

namespace hipcpu {
namespace {

bool synchronises(llvm::Function& function) {
  return llvm::any_of(llvm::instructions(function), [](const llvm::Instruction& instruction) {
    return isSynchronisation(builtinOf(&instruction).kind);
  });
}

bool reachesFiber(llvm::Function& function, bool throughPointers) {
  return llvm::any_of(llvm::instructions(function), [&](const llvm::Instruction& instruction) {
    return isFiberCall(instruction, throughPointers);
  });
}

}  // namespace

llvm::PreservedAnalyses ChooseFibers::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  for (llvm::Function& function : module)
    if (!isKernel(function) && synchronises(function)) function.addFnAttr(kFiberAttribute);
  for (bool grown = true; grown;) {
    grown = false;
    const bool throughPointers = anyFiberBehindPointer(module);
    for (llvm::Function& function : module) {
      if (isFiber(function) || !reachesFiber(function, throughPointers)) continue;
      function.addFnAttr(kFiberAttribute);
      debugStream() << function.getName() << ": its threads become fibers\n";
      grown = true;
    }
  }
  return llvm::PreservedAnalyses::none();
}

}  // namespace hipcpu
