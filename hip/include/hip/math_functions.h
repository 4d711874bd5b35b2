// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_MATH_FUNCTIONS_H
#define ISTHMUS_HIP_MATH_FUNCTIONS_H

// Math functions beyond the C library.

#include <hip/hip_common.h>

#if defined(__HIP_PLATFORM_CPU__)
#include <hip/cpu/math_functions.h>
#elif defined(__HIP_PLATFORM_NVIDIA__)
#include <hip/nvidia/math_functions.h>
#else
#include <hip/amd/math_functions.h>
#endif

#endif
