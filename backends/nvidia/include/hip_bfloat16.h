// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The older name of the type.
#ifndef BACKENDS_NVIDIA_INCLUDE_HIP_BFLOAT16_H
#define BACKENDS_NVIDIA_INCLUDE_HIP_BFLOAT16_H

#include <hip/nvidia/hip_bf16.h>

typedef __nv_bfloat16 hip_bfloat16;

#endif // BACKENDS_NVIDIA_INCLUDE_HIP_BFLOAT16_H
