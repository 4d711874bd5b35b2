// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_HIP_FP8_H
#define ISTHMUS_HIP_HIP_FP8_H

// Eight-bit floating-point types.

#include <hip/hip_common.h>

#if defined(__HIP_PLATFORM_CPU__)
#include <hip/cpu/hip_fp8.h>
#elif defined(__HIP_PLATFORM_NVIDIA__)
#include <hip/nvidia/hip_fp8.h>
#else
#include <hip/amd/hip_fp8.h>
#endif

#endif
