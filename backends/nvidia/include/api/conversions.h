// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What code for AMD's headers over CUDA calls between the two: here both sides are one type.
#ifndef BACKENDS_NVIDIA_INCLUDE_API_CONVERSIONS_H
#define BACKENDS_NVIDIA_INCLUDE_API_CONVERSIONS_H

#include <hip/nvidia/api/constants.h>

HIP_FORWARD hipError_t hipCUDAErrorTohipError(cudaError_t error) { return error; }
HIP_FORWARD hipError_t hipCUResultTohipError(CUresult error) { return (hipError_t)error; }
HIP_FORWARD cudaError_t hipErrorToCudaError(hipError_t error) { return error; }
HIP_FORWARD CUresult hipErrorToCUResult(hipError_t error) { return (CUresult)error; }
HIP_FORWARD enum cudaMemcpyKind hipMemcpyKindToCudaMemcpyKind(enum cudaMemcpyKind kind) { return kind; }

#endif // BACKENDS_NVIDIA_INCLUDE_API_CONVERSIONS_H
