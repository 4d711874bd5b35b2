// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_PRECOMPILED_PRELUDE_H
#define BACKENDS_CPU_INCLUDE_PRECOMPILED_PRELUDE_H

// What hipcc compiles once, ahead of sources (hip/hipcc/PrecompiledHeader.h): what every HIP source includes first.

#include <hip/cpu/prelude.h>

#endif
