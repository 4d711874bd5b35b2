// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_HIP_EXT_H
#define ISTHMUS_HIP_HIP_EXT_H

// AMD's extensions of the launch API.

#include <hip/hip_common.h>

#if defined(__HIP_PLATFORM_CPU__)
#include <hip/cpu/hip_ext.h>
#elif defined(__HIP_PLATFORM_NVIDIA__)
#include <hip/nvidia/hip_ext.h>
#else
#include <hip/amd/hip_ext.h>
#endif

#endif
