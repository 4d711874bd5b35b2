// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_PRECOMPILED_CUDA_H
#define BACKENDS_CPU_INCLUDE_PRECOMPILED_CUDA_H

// What hipcc compiles once, ahead of sources (hip/hipcc/PrecompiledHeader.h): a CUDA source.

#include <hip/cpu/prelude.h>
#include <cuda_runtime.h>

#endif
