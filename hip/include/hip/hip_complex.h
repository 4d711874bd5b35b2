// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_HIP_COMPLEX_H
#define ISTHMUS_HIP_HIP_COMPLEX_H

// hipFloatComplex and hipDoubleComplex.

#include <hip/hip_common.h>

#if defined(__HIP_PLATFORM_CPU__)
#include <hip/cpu/hip_complex.h>
#elif defined(__HIP_PLATFORM_NVIDIA__)
#include <hip/nvidia/hip_complex.h>
#else
#include <hip/amd/hip_complex.h>
#endif

#endif
