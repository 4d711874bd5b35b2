// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_INLINEDEVICECALLS_H
#define BACKENDS_CPU_COMPILER_PASSES_INLINEDEVICECALLS_H

// Marks device functions for inlining, because a barrier can only be cut in the body of a kernel:
//
//   __device__ void g() { __syncthreads(); }   __global__ void k() { g(); }   ->  k() { barrier }
//
// Recursive functions stay; RejectUnsupported looks at what they do. Large functions that do not
// synchronise stay too where a kernel would otherwise become too big to compile: hashes and field
// arithmetic call each other several levels deep, and their product is what all inlined would cost.

#include <llvm/IR/PassManager.h>

namespace hipcpu {

class InlineDeviceCalls : public llvm::PassInfoMixin<InlineDeviceCalls> {
 public:
  static bool isRequired() { return true; }
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager& analyses);
};

}  // namespace hipcpu

#endif
