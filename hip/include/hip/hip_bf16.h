// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_HIP_BF16_H
#define ISTHMUS_HIP_HIP_BF16_H

// __hip_bfloat16 and __hip_bfloat162.

#include <hip/hip_common.h>

#if defined(__HIP_PLATFORM_CPU__)
#include <hip/cpu/hip_bf16.h>
#elif defined(__HIP_PLATFORM_NVIDIA__)
#include <hip/nvidia/hip_bf16.h>
#else
#include <hip/amd/hip_bf16.h>
#endif

#endif
