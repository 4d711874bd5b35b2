// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_DEVICE_FUNCTIONS_H
#define ISTHMUS_HIP_DEVICE_FUNCTIONS_H

// Integer and floating-point intrinsics, shuffles and votes.

#include <hip/hip_common.h>

#if defined(__HIP_PLATFORM_CPU__)
#include <hip/cpu/device_functions.h>
#elif defined(__HIP_PLATFORM_NVIDIA__)
#include <hip/nvidia/device_functions.h>
#else
#include <hip/amd/device_functions.h>
#endif

#endif
