// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_CUDA_INCLUDE_NVTX3_NVTOOLSEXTCUDA_H
#define HIP_CUDA_INCLUDE_NVTX3_NVTOOLSEXTCUDA_H

#include <cuda_runtime_api.h>
#include <nvToolsExt.h>

HIP_CUDA_NVTX_VOID(nvtxNameCuDeviceA, (hipDevice_t HIP_CUDA_UNUSED(device), const char* HIP_CUDA_UNUSED(name)))
HIP_CUDA_NVTX_VOID(nvtxNameCuContextA, (hipCtx_t HIP_CUDA_UNUSED(context), const char* HIP_CUDA_UNUSED(name)))
HIP_CUDA_NVTX_VOID(nvtxNameCuStreamA, (hipStream_t HIP_CUDA_UNUSED(stream), const char* HIP_CUDA_UNUSED(name)))
HIP_CUDA_NVTX_VOID(nvtxNameCuEventA, (hipEvent_t HIP_CUDA_UNUSED(event), const char* HIP_CUDA_UNUSED(name)))
#define nvtxNameCuDevice nvtxNameCuDeviceA
#define nvtxNameCuContext nvtxNameCuContextA
#define nvtxNameCuStream nvtxNameCuStreamA
#define nvtxNameCuEvent nvtxNameCuEventA

#endif
