// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP's half types and functions have CUDA's names.
#ifndef BACKENDS_NVIDIA_INCLUDE_HIP_FP16_H
#define BACKENDS_NVIDIA_INCLUDE_HIP_FP16_H

#include <cuda_fp16.h>

#include <hip/nvidia/api/base.h>

#endif // BACKENDS_NVIDIA_INCLUDE_HIP_FP16_H
