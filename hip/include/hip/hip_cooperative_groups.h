// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_HIP_COOPERATIVE_GROUPS_H
#define ISTHMUS_HIP_HIP_COOPERATIVE_GROUPS_H

// Groups of threads as objects.

#include <hip/hip_common.h>

#if defined(__HIP_PLATFORM_CPU__)
#include <hip/cpu/hip_cooperative_groups.h>
#elif defined(__HIP_PLATFORM_NVIDIA__)
#include <hip/nvidia/hip_cooperative_groups.h>
#else
#include <hip/amd/hip_cooperative_groups.h>
#endif

#endif
