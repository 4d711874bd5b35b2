// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_AMD_INCLUDE_HIP_FP8_H
#define BACKENDS_AMD_INCLUDE_HIP_FP8_H

#if __has_include_next(<hip/hip_fp8.h>)
#include_next <hip/hip_fp8.h>
#else
#error "This ROCm has no <hip/hip_fp8.h>: 8-bit floating point comes with a newer one"
#endif

#endif // BACKENDS_AMD_INCLUDE_HIP_FP8_H
