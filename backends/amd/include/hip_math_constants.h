// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_AMD_INCLUDE_HIP_MATH_CONSTANTS_H
#define BACKENDS_AMD_INCLUDE_HIP_MATH_CONSTANTS_H

#if __has_include_next(<hip/hip_math_constants.h>)
#include_next <hip/hip_math_constants.h>
#else
#include <hip/cpu/hip_math_constants.h> // macros only, for any platform
#endif

#endif // BACKENDS_AMD_INCLUDE_HIP_MATH_CONSTANTS_H
