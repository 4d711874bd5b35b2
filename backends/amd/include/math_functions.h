// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_AMD_INCLUDE_MATH_FUNCTIONS_H
#define BACKENDS_AMD_INCLUDE_MATH_FUNCTIONS_H

// ROCm's stands on what its hip_runtime.h includes first.
#include <hip/amd/hip_runtime.h>

#include_next <hip/math_functions.h>

#endif // BACKENDS_AMD_INCLUDE_MATH_FUNCTIONS_H
