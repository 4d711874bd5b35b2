// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_HIP_PROFILE_H
#define ISTHMUS_HIP_HIP_PROFILE_H

// Profiler markers.

#include <hip/hip_common.h>

#if defined(__HIP_PLATFORM_CPU__)
#include <hip/cpu/hip_profile.h>
#elif defined(__HIP_PLATFORM_NVIDIA__)
#include <hip/nvidia/hip_profile.h>
#else
#include <hip/amd/hip_profile.h>
#endif

#endif
