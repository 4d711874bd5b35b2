// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_CUDA_INCLUDE_NVTX3_NVTOOLSEXTCUDA_H
#define HIP_CUDA_INCLUDE_NVTX3_NVTOOLSEXTCUDA_H

#include <cuda_runtime_api.h>
#include <nvToolsExt.h>

static inline __attribute__((unused)) void nvtxNameCuDeviceA(hipDevice_t device __attribute__((unused)), const char* name __attribute__((unused))) {}
static inline __attribute__((unused)) void nvtxNameCuContextA(hipCtx_t context __attribute__((unused)), const char* name __attribute__((unused))) {}
static inline __attribute__((unused)) void nvtxNameCuStreamA(hipStream_t stream __attribute__((unused)), const char* name __attribute__((unused))) {}
static inline __attribute__((unused)) void nvtxNameCuEventA(hipEvent_t event __attribute__((unused)), const char* name __attribute__((unused))) {}
#define nvtxNameCuDevice nvtxNameCuDeviceA
#define nvtxNameCuContext nvtxNameCuContextA
#define nvtxNameCuStream nvtxNameCuStreamA
#define nvtxNameCuEvent nvtxNameCuEventA

#endif
