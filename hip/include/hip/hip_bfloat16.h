// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_HIP_BFLOAT16_H
#define ISTHMUS_HIP_HIP_BFLOAT16_H

// hip_bfloat16, the older name of __hip_bfloat16 on cpu.

#include <hip/hip_common.h>

#if defined(__HIP_PLATFORM_CPU__)
#include <hip/cpu/hip_bf16.h>
#elif defined(__HIP_PLATFORM_NVIDIA__)
#include <hip/nvidia/hip_bfloat16.h>
#else
#include <hip/amd/hip_bfloat16.h>
#endif

#endif
