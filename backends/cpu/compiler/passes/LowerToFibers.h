// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_LOWERTOFIBERS_H
#define BACKENDS_CPU_COMPILER_PASSES_LOWERTOFIBERS_H

#include <llvm/IR/PassManager.h>

namespace hipcpu {

/// Kernels and functions with the attribute hipcpu-fiber: builtins become calls of the runtime
/// (backends/cpu/runtime/FiberBlock.h), and a block function starts a fiber for each thread.
///
///   void f(int n) { .. ballot(p) .. f(n - 1) }       void f(int n) { .. fiber_ballot(p, 2)
///   kernel k(int a) { f(a) }                   ->      .. fiber_enter(3) f(n - 1) fiber_leave() }
///                                                    void k.thread(ptr p) { k(p->a) }
///                                                    block function k.block(int a, ..) {
///                                                      fiber_run(k.thread, {a}, launch, 32) }
///
/// The numbers follow the order of the program (analysis/LoopOrder.h), over all functions. Loops with
/// warp operations wait at their header, as in kernels that are cut: that keeps lanes in step.
class LowerToFibers : public llvm::PassInfoMixin<LowerToFibers> {
 public:
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager&);
  static bool isRequired() { return true; }
};

}  // namespace hipcpu

#endif
