// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/FindKernels.h"

#include "backends/cpu/compiler/Diagnostics.h"
#include "backends/cpu/compiler/analysis/ArgumentLayout.h"
#include "backends/cpu/compiler/analysis/Builtins.h"
#include "backends/cpu/compiler/analysis/KernelInfo.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>

namespace hipcpu {
namespace {

constexpr unsigned kDefaultWarpSize = 32;

/// The first integer argument of annotate("...", n), or the default.
std::uint64_t annotationNumber(const llvm::ConstantStruct& row, std::uint64_t otherwise) {
  if (row.getNumOperands() < 5) return otherwise;
  auto* holder = llvm::dyn_cast<llvm::GlobalVariable>(row.getOperand(4)->stripPointerCasts());
  if (!holder || !holder->hasInitializer()) return otherwise;
  llvm::Constant* first = holder->getInitializer()->getAggregateElement(0u);
  auto* number = llvm::dyn_cast_or_null<llvm::ConstantInt>(first);
  return number ? number->getZExtValue() : otherwise;
}

void markKernel(llvm::Function& kernel, std::uint64_t warpSize) {
  if (kernel.isDeclaration() || isKernel(kernel)) return;  // an instantiation can appear twice
  kernel.addFnAttr(kKernelAttribute, std::to_string(warpSize));
  std::optional<KernelArguments> arguments = argumentLayout(kernel);
  if (arguments)
    kernel.addFnAttr(kArgumentsAttribute, arguments->toString());
  else
    reportUnsupported(*kernel.getEntryBlock().begin(),
                      "cpu: the kernel has empty structures among its arguments whose place is "
                      "not known");
}

void readAnnotations(llvm::Module& module) {
  llvm::GlobalVariable* list = module.getGlobalVariable("llvm.global.annotations");
  if (!list) return;
  for (llvm::Value* operand : llvm::cast<llvm::ConstantArray>(list->getInitializer())->operands()) {
    auto* row = llvm::cast<llvm::ConstantStruct>(operand);
    llvm::Value* target = row->getOperand(0)->stripPointerCasts();
    auto* textHolder = llvm::dyn_cast<llvm::GlobalVariable>(row->getOperand(1)->stripPointerCasts());
    auto* text = textHolder ? llvm::dyn_cast<llvm::ConstantDataArray>(textHolder->getInitializer())
                            : nullptr;
    if (!text || !text->isCString()) continue;
    if (auto* kernel = llvm::dyn_cast<llvm::Function>(target)) {
      if (text->getAsCString() == "hipcpu.kernel")
        markKernel(*kernel, annotationNumber(*row, kDefaultWarpSize));
      if (text->getAsCString() == "hipcpu.launch_bounds")
        kernel->addFnAttr(kMaxThreadsAttribute, std::to_string(annotationNumber(*row, 0)));
    }
    if (auto* shared = llvm::dyn_cast<llvm::GlobalVariable>(target); shared && text->getAsCString() == "hipcpu.shared")
      shared->addAttribute(kSharedAttribute);
  }
  list->eraseFromParent();
}

/// Uses by the lists that keep symbols alive would hinder inlining and removal.
void dropUsedLists(llvm::Module& module) {
  for (const char* name : {"llvm.compiler.used", "llvm.used"})
    if (llvm::GlobalVariable* list = module.getGlobalVariable(name)) list->eraseFromParent();
}

bool isDynamicShared(const llvm::GlobalVariable& variable) {
  if (!variable.isDeclaration()) return false;
  auto* array = llvm::dyn_cast<llvm::ArrayType>(variable.getValueType());
  // Protected visibility comes from the __shared__ macro; clang drops it inside templates.
  return variable.hasProtectedVisibility() || (array && array->getNumElements() == 0);
}

void prepareVariable(llvm::GlobalVariable& variable) {
  if (isDynamicShared(variable)) {
    variable.setVisibility(llvm::GlobalValue::DefaultVisibility);
    variable.addAttribute(kDynamicSharedAttribute);
    return;
  }
  bool generated = variable.hasPrivateLinkage() || variable.getName().starts_with("llvm.");
  if (variable.isDeclaration() || generated) return;
  variable.setComdat(nullptr);
  variable.setVisibility(llvm::GlobalValue::DefaultVisibility);
  if (variable.hasAttribute(kSharedAttribute)) {
    // No initial value: a definition with undef would let the optimiser drop stores and loads.
    variable.setInitializer(nullptr);
    variable.setLinkage(llvm::GlobalValue::ExternalLinkage);
    variable.setDSOLocal(false);
    return;
  }
  if (variable.isConstant() && variable.hasLocalLinkage()) return;
  if (variable.getName().starts_with("__hip_cuid_")) return;
  variable.addAttribute(kVariableAttribute);
  variable.setLinkage(llvm::GlobalValue::ExternalLinkage);
  if (!variable.isConstant()) variable.setExternallyInitialized(true);
}

void prepareFunction(llvm::Function& function) {
  if (function.isDeclaration()) {
    // Coordinates are functions of the thread alone: equal calls may be merged and moved.
    if (!isCoordinate(builtinOf(function).kind)) return;
    function.removeFnAttr(llvm::Attribute::Convergent);
    function.setDoesNotAccessMemory();
    function.setDoesNotThrow();
    function.setWillReturn();
    function.addFnAttr(llvm::Attribute::Speculatable);
    return;
  }
  function.setComdat(nullptr);
  function.setVisibility(llvm::GlobalValue::DefaultVisibility);
  function.removeFnAttr(llvm::Attribute::OptimizeNone);
  if (isKernel(function)) {
    function.removeFnAttr(llvm::Attribute::NoInline);
    function.setLinkage(llvm::GlobalValue::ExternalLinkage);
    return;
  }
  function.setLinkage(llvm::GlobalValue::InternalLinkage);
}

/// A trap of the processor would end the process, not the launch.
void redirectTraps(llvm::Module& module) {
  llvm::Function* trap = module.getFunction("llvm.trap");
  if (!trap) return;
  llvm::FunctionCallee replacement = module.getOrInsertFunction("__hipcpu_trap", trap->getFunctionType());
  auto* function = llvm::cast<llvm::Function>(replacement.getCallee());
  function->setDoesNotReturn();
  function->setDoesNotThrow();
  trap->replaceAllUsesWith(function);
}

void simplifyCoordinateCalls(llvm::Function& function) {
  for (llvm::Instruction& instruction : llvm::instructions(function)) {
    if (!isCoordinate(builtinOf(&instruction).kind)) continue;
    auto& call = llvm::cast<llvm::CallInst>(instruction);
    call.removeFnAttr(llvm::Attribute::Convergent);
    call.setDoesNotAccessMemory();
  }
}

}  // namespace

llvm::PreservedAnalyses FindKernels::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  readAnnotations(module);
  dropUsedLists(module);
  for (llvm::GlobalVariable& variable : module.globals()) prepareVariable(variable);
  redirectTraps(module);
  for (llvm::Function& function : module) prepareFunction(function);
  for (llvm::Function& function : module) simplifyCoordinateCalls(function);
  return llvm::PreservedAnalyses::none();
}

}  // namespace hipcpu
