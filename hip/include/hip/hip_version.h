// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_HIP_VERSION_H
#define ISTHMUS_HIP_HIP_VERSION_H

#include <hip/hip_common.h>

#if defined(__HIP_PLATFORM_CPU__) || defined(__HIP_PLATFORM_NVIDIA__) || \
    !__has_include_next(<hip/hip_version.h>)
// The HIP release whose interface these headers follow.
#define HIP_VERSION_MAJOR 6
#define HIP_VERSION_MINOR 3
#define HIP_VERSION_PATCH 0
#define HIP_VERSION_GITHASH "isthmus"
#define HIP_VERSION_BUILD_ID 0
#define HIP_VERSION_BUILD_NAME ""
#define HIP_VERSION (HIP_VERSION_MAJOR * 10000000 + HIP_VERSION_MINOR * 100000 + HIP_VERSION_PATCH)
#define __HIP_HAS_GET_PCH 0
#else
#include_next <hip/hip_version.h>
#endif

#endif
