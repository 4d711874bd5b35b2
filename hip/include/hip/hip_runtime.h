// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_HIP_RUNTIME_H
#define ISTHMUS_HIP_HIP_RUNTIME_H

// Everything a HIP source needs: the host API and the device language.

#include <hip/hip_common.h>

#if defined(__HIP_PLATFORM_CPU__)
#include <hip/cpu/hip_runtime.h>
#elif defined(__HIP_PLATFORM_NVIDIA__)
#include <hip/nvidia/hip_runtime.h>
#else
#include <hip/amd/hip_runtime.h>
#endif

#endif
