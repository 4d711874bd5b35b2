// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_CUDA_INCLUDE_NVTX3_NVTOOLSEXTCUDART_H
#define HIP_CUDA_INCLUDE_NVTX3_NVTOOLSEXTCUDART_H

#include <cuda_runtime_api.h>
#include <nvToolsExt.h>

static inline __attribute__((unused)) void nvtxNameCudaDeviceA(int device __attribute__((unused)), const char* name __attribute__((unused))) {}
static inline __attribute__((unused)) void nvtxNameCudaStreamA(hipStream_t stream __attribute__((unused)), const char* name __attribute__((unused))) {}
static inline __attribute__((unused)) void nvtxNameCudaEventA(hipEvent_t event __attribute__((unused)), const char* name __attribute__((unused))) {}
#define nvtxNameCudaDevice nvtxNameCudaDeviceA
#define nvtxNameCudaStream nvtxNameCudaStreamA
#define nvtxNameCudaEvent nvtxNameCudaEventA

#endif
