// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What every forwarder is written with.
#ifndef BACKENDS_NVIDIA_INCLUDE_API_BASE_H
#define BACKENDS_NVIDIA_INCLUDE_API_BASE_H

#ifndef __HIP_PLATFORM_NVIDIA__
#define __HIP_PLATFORM_NVIDIA__ 1
#endif
#ifndef __HIP_PLATFORM_NVCC__
#define __HIP_PLATFORM_NVCC__ 1 // the name of HIP 4 and older
#endif
#if defined(__CUDACC__) && !defined(__HIPCC__)
#define __HIPCC__ 1
#endif
#if defined(__CUDA_ARCH__) && !defined(__HIP_DEVICE_COMPILE__)
#define __HIP_DEVICE_COMPILE__ 1
#endif

#include <cuda.h>
#include <cuda_profiler_api.h>
#include <cuda_runtime_api.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#include <channel_descriptor.h>
#endif

// A constant that CUDA has no name for. In C++ it has CUDA's type and takes no storage.
#ifdef __cplusplus
#define HIP_FORWARD inline
#define HIP_DEFAULT(value) = value
#define HIP_CONSTANT_OF(type, name, value) constexpr type name = static_cast<type>(value);
#define HIP_TAG(kind, name)
#define HIP_EXTERN_C extern "C"
#else
#define HIP_FORWARD static inline
#define HIP_DEFAULT(value)
#define HIP_CONSTANT_OF(type, name, value) enum { name = (int)(value) };
#define HIP_TAG(kind, name) typedef kind name name;
#define HIP_EXTERN_C extern
#endif

/// What a stream callback is declared with.
#define HIPRT_CB CUDART_CB

// HIP needs no hipInit and always has the device's primary context; CUDA's driver interface
// wants both. The first refused call enters the primary context and is made once more, so a
// call that succeeds costs one comparison.
#define HIP_DRIVER_RETURN(call)                                                                    \
  do {                                                                                             \
    CUresult hipResult = (call);                                                                   \
    if (__builtin_expect(hipResult == CUDA_ERROR_NOT_INITIALIZED ||                                \
                             hipResult == CUDA_ERROR_INVALID_CONTEXT,                              \
                         0) &&                                                                     \
        cudaFree(0) == cudaSuccess)                                                                \
      hipResult = (call);                                                                          \
    return (hipError_t)hipResult;                                                                  \
  } while (0)

#endif // BACKENDS_NVIDIA_INCLUDE_API_BASE_H
