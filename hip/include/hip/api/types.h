// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_API_TYPES_H
#define ISTHMUS_HIP_API_TYPES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define HIP_DEFAULT(value) = value
#else
#define HIP_DEFAULT(value)
#endif

typedef int hipDevice_t;
typedef struct ihipCtx_t* hipCtx_t;
typedef struct ihipStream_t* hipStream_t;
typedef struct ihipModule_t* hipModule_t;
typedef struct ihipModuleSymbol_t* hipFunction_t;
typedef struct ihipMemPoolHandle_t* hipMemPool_t;
typedef struct ihipEvent_t* hipEvent_t;
typedef struct ihipGraph* hipGraph_t;
typedef struct hipGraphNode* hipGraphNode_t;
typedef struct hipGraphExec* hipGraphExec_t;
typedef struct hipUserObject* hipUserObject_t;
typedef struct ihipMemGenericAllocationHandle* hipMemGenericAllocationHandle_t;
typedef void* hipExternalMemory_t;
typedef void* hipExternalSemaphore_t;

/// Extents of a grid or a block; what is not given is 1.
typedef struct dim3 {
  uint32_t x;
  uint32_t y;
  uint32_t z;
#ifdef __cplusplus
  constexpr dim3(uint32_t xs = 1, uint32_t ys = 1, uint32_t zs = 1) : x(xs), y(ys), z(zs) {}
  /// From a vector of three components (uint3, threadIdx, …).
  template <class Vector, class = decltype(Vector::x), class = decltype(Vector::y),
            class = decltype(Vector::z)>
  constexpr dim3(const Vector& v)
      : x(static_cast<uint32_t>(v.x)),
        y(static_cast<uint32_t>(v.y)),
        z(static_cast<uint32_t>(v.z)) {}
#endif
} dim3;

#define hipStreamDefault 0x00
#define hipStreamNonBlocking 0x01
#define hipStreamLegacy ((hipStream_t)1)
#define hipStreamPerThread ((hipStream_t)2)

typedef void (*hipHostFn_t)(void* userData);

#endif
