// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types and constants of HIP that have no equal in CUDA, or another shape there.
#ifndef BACKENDS_NVIDIA_INCLUDE_API_TYPES_H
#define BACKENDS_NVIDIA_INCLUDE_API_TYPES_H

#include <hip/nvidia/api/base.h>

// HIP's device pointer is an ordinary pointer; CUDA's driver counts it as an integer of the same
// size. Forwarders cast, so that code written for AMD compiles.
typedef void* hipDeviceptr_t;

// One enumeration for what CUDA numbers in two ways (cudaMemoryType and CUmemorytype).
typedef enum hipMemoryType {
  hipMemoryTypeUnregistered = 0,
  hipMemoryTypeHost = 1,
  hipMemoryTypeDevice = 2,
  hipMemoryTypeManaged = 3,
  hipMemoryTypeArray = 10,
  hipMemoryTypeUnified = 11
} hipMemoryType;

typedef struct hipLaunchParams_t {
  void* func;
  dim3 gridDim;
  dim3 blockDim;
  void** args;
  size_t sharedMem;
  cudaStream_t stream;
} hipLaunchParams;

typedef struct hipFunctionLaunchParams_t {
  cudaFunction_t function;
  unsigned int gridDimX, gridDimY, gridDimZ;
  unsigned int blockDimX, blockDimY, blockDimZ;
  unsigned int sharedMemBytes;
  cudaStream_t hStream;
  void** kernelParams;
} hipFunctionLaunchParams;

typedef CUlinkState hipLinkState_t;
typedef cudaMipmappedArray_t hipmipmappedArray;
typedef CUjitInputType hipJitInputType;

// Types that are newer than the oldest CUDA: there they are declared only, so that the functions
// that take them can say that they are not supported.
#if CUDART_VERSION >= 12000
typedef CUkernel hipKernel_t;
typedef CUlibrary hipLibrary_t;
#define hipDriverEntryPointQueryResult cudaDriverEntryPointQueryResult
HIP_TAG(enum, cudaDriverEntryPointQueryResult)
#define hipDriverProcAddressQueryResult cudaDriverEntryPointQueryResult
#else
typedef int hipDriverProcAddressQueryResult;
typedef struct hipNvidiaKernel* hipKernel_t;
typedef struct hipNvidiaLibrary* hipLibrary_t;
typedef int hipDriverEntryPointQueryResult;
#endif
#if CUDART_VERSION >= 13000
#define hipLibraryOption cudaLibraryOption
HIP_TAG(enum, cudaLibraryOption)
#define hipJitOption cudaJitOption
HIP_TAG(enum, cudaJitOption)
#else
typedef int hipLibraryOption;
typedef CUjit_option hipJitOption;
#endif
#if CUDART_VERSION >= 11080
typedef struct cudaLaunchConfig_st hipLaunchConfig_t;
typedef cudaLaunchAttribute hipLaunchAttribute;
#define hipStreamAttrID cudaLaunchAttributeID
#define hipStreamAttrValue cudaLaunchAttributeValue
#else
typedef struct hipNvidiaLaunchConfig hipLaunchConfig_t;
#define hipStreamAttrID cudaStreamAttrID
#define hipStreamAttrValue cudaStreamAttrValue
#endif
#if CUDART_VERSION >= 11070
typedef CUmemRangeHandleType hipMemRangeHandleType;
typedef CUDA_BATCH_MEM_OP_NODE_PARAMS hipBatchMemOpNodeParams;
#else
typedef int hipMemRangeHandleType;
typedef struct hipNvidiaBatchMemOpNodeParams hipBatchMemOpNodeParams;
#endif
#if CUDART_VERSION >= 11060
#define hipArrayMemoryRequirements cudaArrayMemoryRequirements
HIP_TAG(struct, cudaArrayMemoryRequirements)
#else
typedef struct hipNvidiaArrayMemoryRequirements hipArrayMemoryRequirements;
#endif

typedef CUstreamBatchMemOpParams hipStreamBatchMemOpParams;
typedef CUstreamBatchMemOpType hipStreamBatchMemOpType;

// Execution contexts: CUDA has them from 13.1 on, in another shape.
typedef struct hipNvidiaExecutionCtx* hipExecutionCtx_t;
typedef struct hipNvidiaDevResourceDesc* hipDevResourceDesc_t;
typedef struct hipDevResource hipDevResource;
typedef struct hipDevSmResourceGroupParams hipDevSmResourceGroupParams;
typedef int hipDevResourceType;

// The bound texture as a type of its own went with CUDA 12; there the functions that take one say
// that they are not supported.
typedef struct textureReference textureReference;
#define hipExternalMemoryMipmappedArrayDesc cudaExternalMemoryMipmappedArrayDesc
HIP_TAG(struct, cudaExternalMemoryMipmappedArrayDesc)
#define hipMemcpy3DPeerParms cudaMemcpy3DPeerParms
HIP_TAG(struct, cudaMemcpy3DPeerParms)

// CUDA ends the list with another value than HIP.
#define HIP_LAUNCH_PARAM_BUFFER_POINTER CU_LAUNCH_PARAM_BUFFER_POINTER
#define HIP_LAUNCH_PARAM_BUFFER_SIZE CU_LAUNCH_PARAM_BUFFER_SIZE
#define HIP_LAUNCH_PARAM_END CU_LAUNCH_PARAM_END

#endif // BACKENDS_NVIDIA_INCLUDE_API_TYPES_H
