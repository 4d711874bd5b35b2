// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_CHANNEL_DESCRIPTOR_H
#define ISTHMUS_HIP_CHANNEL_DESCRIPTOR_H

#include <hip/hip_common.h>

#if defined(__HIP_PLATFORM_CPU__)
#include <hip/api/channel_descriptor.h>
#elif defined(__HIP_PLATFORM_NVIDIA__)
#include <hip/nvidia/hip_runtime_api.h>
#else
#include_next <hip/channel_descriptor.h>
#endif

#endif
