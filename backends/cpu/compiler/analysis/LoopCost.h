// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_ANALYSIS_LOOPCOST_H
#define BACKENDS_CPU_COMPILER_ANALYSIS_LOOPCOST_H

// Whether an innermost loop is faster with the lanes inside, as vectors, than within each lane:
//
//   for k: s += a[k]        one lane after the other: each addition waits for the one before
//   for k: for l: s[l] += a[l * n + k]         16 sums at once, at the price of a gather
//
// Both are estimated for one iteration of one lane. Vectors make arithmetic almost free and
// scattered accesses dearer; within a lane a floating-point sum costs its latency, unless the
// iterations are independent and consecutive in memory: then they make vectors themselves.

#include "backends/cpu/compiler/analysis/Uniformity.h"

#include <llvm/Analysis/ScalarEvolution.h>

namespace hipcpu {

bool isFasterAcrossLanes(const llvm::Loop& loop, const Uniformity& acrossRow, llvm::ScalarEvolution& evolution);

}  // namespace hipcpu

#endif
