// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_ANALYSIS_DEBUGVARIABLES_H
#define BACKENDS_CPU_COMPILER_ANALYSIS_DEBUGVARIABLES_H

// Source variables that one value stands for from its definition on: wherever the value is, they may
// be described again. A variable with several values is not among them.

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/SmallVector.h>
#include <llvm/IR/Function.h>

namespace hipcpu {

class DebugVariables {
 public:
  explicit DebugVariables(llvm::Function& function);

  /// The records that describe variables by this value alone.
  llvm::ArrayRef<llvm::DbgVariableRecord*> of(const llvm::Value* value) const;

  /// Those of kernel arguments.
  llvm::SmallVector<llvm::DbgVariableRecord*> ofArguments(llvm::Function& function) const;

 private:
  llvm::DenseMap<const llvm::Value*, llvm::SmallVector<llvm::DbgVariableRecord*, 1>> records_;
};

}  // namespace hipcpu

#endif
