// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_HIPRTC_H
#define ISTHMUS_HIP_HIPRTC_H

#include <hip/hip_common.h>

#if defined(__HIP_PLATFORM_CPU__)
#include <hip/api/hiprtc.h>
#elif defined(__HIP_PLATFORM_NVIDIA__)
#include <hip/nvidia/hiprtc.h>
#else
#include <hip/amd/hiprtc.h>
#endif

#endif
