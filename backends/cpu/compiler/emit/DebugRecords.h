// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_EMIT_DEBUGRECORDS_H
#define BACKENDS_CPU_COMPILER_EMIT_DEBUGRECORDS_H

// Carries what debuggers know of source variables over to the copy of a region in a lane loop: a
// variable of the thread becomes one of the lane that runs.
//
//   dbg.value(%v, x)      ->  dbg.value(copy of %v, x)
//   dbg.declare(%slot, a) ->  dbg.value(address of the lane's copy, a, deref)

#include "backends/cpu/compiler/emit/KernelPlan.h"

namespace hipcpu {

class DebugRecords {
 public:
  using Values = llvm::DenseMap<const llvm::Value*, llvm::Value*>;

  explicit DebugRecords(const KernelPlan& plan) : arguments_(plan.argumentVariables) {}

  /// An instruction of the region, in order, and its copy; null if there is none.
  void copy(llvm::Instruction& original, llvm::Instruction* copy);

  /// Once all values are known.
  void complete(const Values& values);

 private:
  llvm::ArrayRef<llvm::DbgVariableRecord*> arguments_;  // until the first copy has them
  llvm::SmallVector<llvm::Instruction*, 4> skipped_;
  llvm::SmallVector<llvm::Instruction*> copies_;
};

}  // namespace hipcpu

#endif
