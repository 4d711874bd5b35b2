// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/compiler/passes/InlineDeviceCalls.h"

#include "backends/cpu/compiler/analysis/Builtins.h"
#include "backends/cpu/compiler/analysis/KernelInfo.h"

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/SCCIterator.h>
#include <llvm/Analysis/CallGraph.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>

namespace hipcpu {
namespace {

// Counted in instructions as clang emits them, before any simplification.
constexpr unsigned long long kKernelBudget = 60000;  // all inlined: some seconds of compilation
constexpr unsigned long long kLargeFunction = 1000;  // a call costs little against its body

/// What a function would be with all its calls inlined.
struct Expansion {
  unsigned long long size = 0;
  bool synchronises = false;
};

class Inlining {
 public:
  explicit Inlining(llvm::Module& module) : graph_(module) {}

  void run() {
    const bool all = measure(false) <= kKernelBudget;
    if (!all) measure(true);
    for (auto group = llvm::scc_begin(&graph_); !group.isAtEnd(); ++group)
      for (llvm::CallGraphNode* node : *group)
        if (llvm::Function* function = node->getFunction())
          mark(*function, group.hasCycle() || (!all && staysCall(*function)));
  }

 private:
  /// The size of the largest kernel. Callees come before their callers.
  unsigned long long measure(bool keepLarge) {
    unsigned long long largest = 0;
    expansions_.clear();
    for (auto group = llvm::scc_begin(&graph_); !group.isAtEnd(); ++group)
      for (llvm::CallGraphNode* node : *group) {
        llvm::Function* function = node->getFunction();
        if (!function || function->isDeclaration()) continue;
        const Expansion expansion = expand(*function, keepLarge);
        expansions_[function] = expansion;
        if (isKernel(*function)) largest = std::max(largest, expansion.size);
      }
    return largest;
  }

  Expansion expand(const llvm::Function& function, bool keepLarge) const {
    Expansion sum;
    for (const llvm::Instruction& instruction : llvm::instructions(function)) {
      ++sum.size;
      sum.synchronises |= isSynchronisation(builtinOf(&instruction).kind);
      auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction);
      const llvm::Function* callee = call ? call->getCalledFunction() : nullptr;
      if (!callee || (keepLarge && staysCall(*callee))) continue;
      const Expansion body = expansions_.lookup(callee);
      sum.size += body.size;
      sum.synchronises |= body.synchronises;
    }
    return sum;
  }

  /// A function that is called once costs nothing to inline.
  bool staysCall(const llvm::Function& function) const {
    const Expansion body = expansions_.lookup(&function);
    return !body.synchronises && body.size > kLargeFunction && !function.hasOneUse();
  }

  static void mark(llvm::Function& function, bool stays) {
    if (function.isDeclaration() || isKernel(function)) return;
    if (stays) {
      function.removeFnAttr(llvm::Attribute::AlwaysInline);
      return;
    }
    // __noinline__ saves registers on a GPU; here it would hide barriers and lanes.
    function.removeFnAttr(llvm::Attribute::NoInline);
    function.addFnAttr(llvm::Attribute::AlwaysInline);
  }

  llvm::CallGraph graph_;
  llvm::DenseMap<const llvm::Function*, Expansion> expansions_;
};

}  // namespace

llvm::PreservedAnalyses InlineDeviceCalls::run(llvm::Module& module, llvm::ModuleAnalysisManager&) {
  Inlining(module).run();
  return llvm::PreservedAnalyses::none();
}

}  // namespace hipcpu
