// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_HIP_VECTOR_TYPES_H
#define ISTHMUS_HIP_HIP_VECTOR_TYPES_H

// char1 … double4 and their operators.

#include <hip/hip_common.h>

#if defined(__HIP_PLATFORM_CPU__)
#include <hip/cpu/vector_types.h>
#elif defined(__HIP_PLATFORM_NVIDIA__)
#include <hip/nvidia/hip_vector_types.h>
#else
#include <hip/amd/hip_vector_types.h>
#endif

#endif
