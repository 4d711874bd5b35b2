// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_NVIDIA_INCLUDE_HIP_COMPLEX_H
#define BACKENDS_NVIDIA_INCLUDE_HIP_COMPLEX_H

#include <cuComplex.h>

#include <hip/nvidia/api/base.h>

#include <hip/nvidia/generated/complex.h>

HIP_FORWARD __host__ __device__ float hipCsqabsf(hipFloatComplex z) { return z.x * z.x + z.y * z.y; }
HIP_FORWARD __host__ __device__ double hipCsqabs(hipDoubleComplex z) { return z.x * z.x + z.y * z.y; }

#endif // BACKENDS_NVIDIA_INCLUDE_HIP_COMPLEX_H
