// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_HIP_FP16_H
#define ISTHMUS_HIP_HIP_FP16_H

// half and half2.

#include <hip/hip_common.h>

#if defined(__HIP_PLATFORM_CPU__)
#include <hip/cpu/hip_fp16.h>
#elif defined(__HIP_PLATFORM_NVIDIA__)
#include <hip/nvidia/hip_fp16.h>
#else
#include <hip/amd/hip_fp16.h>
#endif

#endif
