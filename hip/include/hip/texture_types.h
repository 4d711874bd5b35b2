// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_TEXTURE_TYPES_H
#define ISTHMUS_HIP_TEXTURE_TYPES_H

#include <hip/hip_common.h>

#if defined(__HIP_PLATFORM_CPU__)
#include <hip/api/texture_types.h>
#elif defined(__HIP_PLATFORM_NVIDIA__)
#include <hip/nvidia/hip_runtime_api.h>
#else
#include_next <hip/texture_types.h>
#endif

#endif
