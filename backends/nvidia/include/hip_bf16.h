// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_NVIDIA_INCLUDE_HIP_BF16_H
#define BACKENDS_NVIDIA_INCLUDE_HIP_BF16_H

#include <cuda_bf16.h>

#include <hip/nvidia/api/base.h>

typedef __nv_bfloat16 __hip_bfloat16;
typedef __nv_bfloat162 __hip_bfloat162;
typedef __nv_bfloat16_raw __hip_bfloat16_raw;
typedef __nv_bfloat162_raw __hip_bfloat162_raw;

#define HIPRT_ONE_BF16 CUDART_ONE_BF16
#define HIPRT_ZERO_BF16 CUDART_ZERO_BF16
#define HIPRT_INF_BF16 CUDART_INF_BF16
#define HIPRT_MAX_NORMAL_BF16 CUDART_MAX_NORMAL_BF16
#define HIPRT_MIN_DENORM_BF16 CUDART_MIN_DENORM_BF16
#define HIPRT_NAN_BF16 CUDART_NAN_BF16
#define HIPRT_NEG_ZERO_BF16 CUDART_NEG_ZERO_BF16

#endif // BACKENDS_NVIDIA_INCLUDE_HIP_BF16_H
