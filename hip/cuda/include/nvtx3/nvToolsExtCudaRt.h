// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_CUDA_INCLUDE_NVTX3_NVTOOLSEXTCUDART_H
#define HIP_CUDA_INCLUDE_NVTX3_NVTOOLSEXTCUDART_H

#include <cuda_runtime_api.h>
#include <nvToolsExt.h>

HIP_CUDA_NVTX_VOID(nvtxNameCudaDeviceA, (int HIP_CUDA_UNUSED(device), const char* HIP_CUDA_UNUSED(name)))
HIP_CUDA_NVTX_VOID(nvtxNameCudaStreamA, (hipStream_t HIP_CUDA_UNUSED(stream), const char* HIP_CUDA_UNUSED(name)))
HIP_CUDA_NVTX_VOID(nvtxNameCudaEventA, (hipEvent_t HIP_CUDA_UNUSED(event), const char* HIP_CUDA_UNUSED(name)))
#define nvtxNameCudaDevice nvtxNameCudaDeviceA
#define nvtxNameCudaStream nvtxNameCudaStreamA
#define nvtxNameCudaEvent nvtxNameCudaEventA

#endif
