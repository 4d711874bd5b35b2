// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_CUDA_INCLUDE_LANGUAGE_H
#define HIP_CUDA_INCLUDE_LANGUAGE_H

// What CUDA's compiler and headers define besides names: versions, and calls that take their arguments
// in another shape than HIP's. hipcc includes cuda_runtime.h ahead of every CUDA source, as nvcc does.

// The CUDA that sources see; the last whose interface HIP follows throughout.
#define CUDA_VERSION 12060
#define CUDART_VERSION 12060

#ifdef __HIP__
// Of a CUDA source alone: hipcc says so.
#ifdef HIP_CUDA_LANGUAGE
#define __CUDACC__ 1
#define __NVCC__ 1
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 6
#define __CUDACC_VER_BUILD__ 20
// Helper headers ask for the guards of CUDA's own headers.
#define __CUDA_RUNTIME_H__
#define __DRIVER_TYPES_H__
#define __CUDACC_EXTENDED_LAMBDA__ 1
#define __CUDACC_RELAXED_CONSTEXPR__ 1
// Defined for device code only; -arch=sm_80 or -DHIP_CUDA_ARCH=800 sets it.
#if defined(__HIP_DEVICE_COMPILE__) && !defined(__CUDA_ARCH__)
#ifndef HIP_CUDA_ARCH
#define HIP_CUDA_ARCH 900
#endif
#define __CUDA_ARCH__ HIP_CUDA_ARCH
#endif
#endif
#endif

#ifdef __cplusplus

#include <hip/hip_runtime_api.h>

// Streams of launches by kernels.
#ifdef __HIP_PLATFORM_CPU__
#define cudaStreamTailLaunch (reinterpret_cast<hipStream_t>(3))
#define cudaStreamFireAndForget (reinterpret_cast<hipStream_t>(4))
#endif

// cudaEventCreate(&event, flags)
static inline hipError_t hipEventCreate(hipEvent_t* event, unsigned int flags) {
  return hipEventCreateWithFlags(event, flags);
}

// cudaGraphInstantiate(&executable, graph, flags), since CUDA 12
static inline hipError_t hipGraphInstantiate(hipGraphExec_t* executable, hipGraph_t graph,
                                             unsigned long long flags = 0) {
  return hipGraphInstantiateWithFlags(executable, graph, flags);
}

#endif

#endif
