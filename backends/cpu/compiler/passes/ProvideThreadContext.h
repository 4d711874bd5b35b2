// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_PROVIDETHREADCONTEXT_H
#define BACKENDS_CPU_COMPILER_PASSES_PROVIDETHREADCONTEXT_H

// Lets functions that are not inlined read coordinates, from a thread-local copy that the kernel
// writes before it calls them:
//
//   kernel:  call %f()                  ->  store @__hipcpu_thread_idx_x(), @context[0] ; .. call %f()
//   f:       call @__hipcpu_thread_idx_x()  ->  load @context[0]

#include <llvm/IR/PassManager.h>

namespace hipcpu {

class ProvideThreadContext : public llvm::PassInfoMixin<ProvideThreadContext> {
 public:
  static bool isRequired() { return true; }
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager& analyses);
};

}  // namespace hipcpu

#endif
