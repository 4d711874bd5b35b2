// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_CHOOSEFIBERS_H
#define BACKENDS_CPU_COMPILER_PASSES_CHOOSEFIBERS_H

#include <llvm/IR/PassManager.h>

namespace hipcpu {

/// Finds what cannot be cut: kernels that reach barriers or warp operations through calls that were
/// not inlined (recursion, pointers, virtual functions), and the functions in which these stand.
/// They get the attribute hipcpu-fiber, and each of their threads becomes a fiber (LowerToFibers.h).
///
///   kernel k() { f(3); }                                    -> k and f: hipcpu-fiber
///   void f(int n) { if (n) { barrier(); f(n - 1); } }
class ChooseFibers : public llvm::PassInfoMixin<ChooseFibers> {
 public:
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager&);
  static bool isRequired() { return true; }
};

}  // namespace hipcpu

#endif
