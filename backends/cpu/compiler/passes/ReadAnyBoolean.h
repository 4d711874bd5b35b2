// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_PASSES_READANYBOOLEAN_H
#define BACKENDS_CPU_COMPILER_PASSES_READANYBOOLEAN_H

// A bool in memory is true unless its byte is zero, as nvcc reads it:
//
//   %b = load i8, ptr %p, !range [0, 2)    ->   %b = load i8, ptr %p
//   %t = trunc i8 %b to i1                      %t = icmp ne i8 %b, 0
//
// Programs fill arrays of bool with cudaMemset(p, -1, n), and C++ says nothing of a byte of 255.

#include <llvm/IR/PassManager.h>

namespace hipcpu {

class ReadAnyBoolean : public llvm::PassInfoMixin<ReadAnyBoolean> {
 public:
  static bool isRequired() { return true; }
  llvm::PreservedAnalyses run(llvm::Module& module, llvm::ModuleAnalysisManager& analyses);
};

}  // namespace hipcpu

#endif
