// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_HIP_MATH_CONSTANTS_H
#define ISTHMUS_HIP_HIP_MATH_CONSTANTS_H

// HIP_PI, HIP_INF and their like.

#include <hip/hip_common.h>

#if defined(__HIP_PLATFORM_CPU__)
#include <hip/cpu/hip_math_constants.h>
#elif defined(__HIP_PLATFORM_NVIDIA__)
#include <hip/nvidia/hip_math_constants.h>
#else
#include <hip/amd/hip_math_constants.h>
#endif

#endif
