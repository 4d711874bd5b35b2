// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_AMD_INCLUDE_HIP_BF16_H
#define BACKENDS_AMD_INCLUDE_HIP_BF16_H

#if __has_include_next(<hip/hip_bf16.h>)
#include_next <hip/hip_bf16.h>
#else
#include <hip/amd/polyfill/bfloat16.h>
#endif

#endif // BACKENDS_AMD_INCLUDE_HIP_BF16_H
