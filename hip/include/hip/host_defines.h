// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_HOST_DEFINES_H
#define ISTHMUS_HIP_HOST_DEFINES_H

// __host__, __device__, __global__, __shared__ and their like.

#include <hip/hip_common.h>

#if defined(__HIP_PLATFORM_CPU__)
#include <hip/cpu/execution_space.h>
#elif defined(__HIP_PLATFORM_NVIDIA__)
#include <hip/nvidia/host_defines.h>
#else
#include <hip/amd/host_defines.h>
#endif

#endif
