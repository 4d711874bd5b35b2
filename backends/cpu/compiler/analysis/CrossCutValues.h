// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_ANALYSIS_CROSSCUTVALUES_H
#define BACKENDS_CPU_COMPILER_ANALYSIS_CROSSCUTVALUES_H

#include "backends/cpu/compiler/analysis/Cuts.h"

namespace hipcpu {

struct CrossCutValue {
  llvm::Instruction* value;
  bool crossesBlockCut;  // or chunk cuts only
};

/// Instructions that are live into a cut, in function order. Allocas are not values here.
llvm::SmallVector<CrossCutValue> crossCutValues(llvm::Function& function, const Cuts& cuts);

/// Whether an alloca may hold a value from before a block cut that is read behind one. Follows
/// pointers derived from it; an escaping pointer counts as read everywhere.
bool liveAcrossBlockCut(llvm::AllocaInst& variable, const Cuts& cuts);

}  // namespace hipcpu

#endif
