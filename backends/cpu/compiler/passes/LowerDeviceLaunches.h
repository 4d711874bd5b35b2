// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_LOWERDEVICELAUNCHES_H
#define BACKENDS_CPU_COMPILER_PASSES_LOWERDEVICELAUNCHES_H

// Kernels that device code launches. Clang writes a launch as a call behind its configuration:
//
//   if (__hipPushCallConfiguration(grid, block, bytes, stream) == 0)        if (0 == 0) {
//     child(p, n);                                                     ->     arguments = {p, n}
//                                                                             __hipcpu_launch(&entry of child,
//                                                                                             grid, block, bytes,
//                                                                                             stream, arguments) }
//
// The entry is a declaration until EmitModuleTable knows it. Ahead of inlining, which would take the
// kernel for a function.

#include <llvm/IR/PassManager.h>

namespace hipcpu {

class LowerDeviceLaunches : public llvm::PassInfoMixin<LowerDeviceLaunches> {
 public:
  static bool isRequired() { return true; }
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager& analyses);
};

}  // namespace hipcpu

#endif
