// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_HIP_COMMON_H
#define ISTHMUS_HIP_HIP_COMMON_H

// Which platform this translation unit is for. hipcc says so; a plain host compiler must be told.
#if !defined(__HIP_PLATFORM_CPU__) && !defined(__HIP_PLATFORM_AMD__) && \
    !defined(__HIP_PLATFORM_NVIDIA__)
#if defined(__CUDACC__) && !defined(__HIP__)
#define __HIP_PLATFORM_NVIDIA__ 1
#elif defined(__HIP__)
#define __HIP_PLATFORM_AMD__ 1
#else
#error "Define __HIP_PLATFORM_CPU__, __HIP_PLATFORM_AMD__ or __HIP_PLATFORM_NVIDIA__, or use hipcc."
#endif
#endif

// The cpu platform is source-compatible with amd: sources that know two platforms take that branch.
#if defined(__HIP_PLATFORM_CPU__)
#ifndef __HIP_PLATFORM_AMD__
#define __HIP_PLATFORM_AMD__ 1
#endif
#elif defined(__HIP_PLATFORM_AMD__) && __has_include_next(<hip/hip_common.h>)
#include_next <hip/hip_common.h>
#endif

#endif
