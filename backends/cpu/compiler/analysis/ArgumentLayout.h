// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_COMPILER_ANALYSIS_ARGUMENTLAYOUT_H
#define BACKENDS_CPU_COMPILER_ANALYSIS_ARGUMENTLAYOUT_H

#include "backends/cpu/compiler/analysis/KernelInfo.h"

namespace hipcpu {

/// Recovers the source arguments of a kernel from code that clang has just generated, where each
/// piece of a structure is stored to the variable of its argument:
///
///   define void @k(<2 x float> %0, <2 x float> %1, i32 %2)
///     %v = alloca %struct.float4 ; store %0, %v ; store %1, %v + 8 ; store %2, %n
///   ->  sizes 16, 4; pieces 0:0, 0:8, 1:0
///
/// Empty structures have no IR argument, but count; the mangled name shows them. Nothing is
/// returned if name and code do not agree. An object that is passed by address gets the attribute
/// byval, as large structures have it from clang.
std::optional<KernelArguments> argumentLayout(llvm::Function& kernel);

}  // namespace hipcpu

#endif
