// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/RejectUnsupported.h"

#include "backends/cpu/compiler/Diagnostics.h"
#include "backends/cpu/compiler/analysis/Builtins.h"
#include "backends/cpu/compiler/analysis/FiberCalls.h"
#include "backends/cpu/compiler/analysis/KernelInfo.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>

namespace hipcpu {
namespace {

/// Why the instruction cannot be compiled; empty if it can.
std::string fault(const llvm::Instruction& instruction) {
  if (llvm::isa<llvm::InvokeInst, llvm::LandingPadInst>(instruction))
    return "exceptions are not supported in device code";
  if (auto* variable = llvm::dyn_cast<llvm::AllocaInst>(&instruction))
    return variable->isStaticAlloca() || llvm::isa<llvm::Constant>(variable->getArraySize())
               ? ""
               : "local arrays of variable size are not supported in device code";
  auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction);
  if (!call) return "";
  if (auto* assembly = llvm::dyn_cast<llvm::InlineAsm>(call->getCalledOperand())) {
    llvm::StringRef text = llvm::StringRef(assembly->getAsmString()).trim();
    return text.empty() ? "" : ("inline assembly is not supported in device code (" + text + ")").str();
  }
  const Builtin kind = builtinOf(call).kind;
  if (kind == Builtin::GridBarrier && (!isKernel(*call->getFunction()) || isFiber(*call->getFunction())))
    return "a grid is synchronised in a kernel that reaches barriers or warp operations through calls "
           "that cannot be inlined, because they are recursive or through a pointer";
  return "";
}

void removeFaulty(llvm::Instruction& instruction) {
  if (instruction.isTerminator() || instruction.isEHPad()) return;  // clang stops after the error
  instruction.replaceAllUsesWith(llvm::PoisonValue::get(instruction.getType()));
  instruction.eraseFromParent();
}

}  // namespace

llvm::PreservedAnalyses RejectUnsupported::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  for (llvm::Function& function : module) {
    for (llvm::Instruction& instruction : llvm::make_early_inc_range(llvm::instructions(function))) {
      std::string reason = fault(instruction);
      if (reason.empty()) continue;
      reportUnsupported(instruction, "cpu: " + reason);
      removeFaulty(instruction);
    }
  }
  return llvm::PreservedAnalyses::none();
}

}  // namespace hipcpu
