// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_PRECOMPILED_RUNTIME_H
#define BACKENDS_CPU_INCLUDE_PRECOMPILED_RUNTIME_H

// What hipcc compiles once, ahead of sources (hip/hipcc/PrecompiledHeader.h): a HIP source that includes <hip/hip_runtime.h> ahead of all but library headers.

#include <hip/cpu/prelude.h>
#include <hip/hip_runtime.h>

#endif
