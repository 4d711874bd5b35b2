// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
// Handles of the runtime and driver API: pointers to types that nobody sees, or integers.
#define __isthmus_handle(tag, driver, runtime) \
  typedef struct tag* driver;                  \
  typedef struct tag* runtime;
__isthmus_handle(CUstream_st, CUstream, cudaStream_t)
__isthmus_handle(CUevent_st, CUevent, cudaEvent_t)
__isthmus_handle(CUfunc_st, CUfunction, cudaFunction_t)
__isthmus_handle(CUkern_st, CUkernel, cudaKernel_t)
__isthmus_handle(CUlib_st, CUlibrary, cudaLibrary_t)
__isthmus_handle(CUgraph_st, CUgraph, cudaGraph_t)
__isthmus_handle(CUgraphNode_st, CUgraphNode, cudaGraphNode_t)
__isthmus_handle(CUgraphExec_st, CUgraphExec, cudaGraphExec_t)
__isthmus_handle(CUmemPoolHandle_st, CUmemoryPool, cudaMemPool_t)
__isthmus_handle(CUuserObject_st, CUuserObject, cudaUserObject_t)
__isthmus_handle(CUextMemory_st, CUexternalMemory, cudaExternalMemory_t)
__isthmus_handle(CUextSemaphore_st, CUexternalSemaphore, cudaExternalSemaphore_t)
__isthmus_handle(CUeglStreamConnection_st, CUeglStreamConnection, cudaEglStreamConnection)
#undef __isthmus_handle

typedef struct CUctx_st* CUcontext;
typedef struct CUmod_st* CUmodule;
typedef struct CUarray_st* CUarray;
typedef struct CUmipmappedArray_st* CUmipmappedArray;
typedef struct CUlinkState_st* CUlinkState;
typedef struct CUtexref_st* CUtexref;
typedef struct CUsurfref_st* CUsurfref;
typedef struct CUgraphicsResource_st* CUgraphicsResource;
typedef struct cudaArray* cudaArray_t;
typedef const struct cudaArray* cudaArray_const_t;
typedef struct cudaMipmappedArray* cudaMipmappedArray_t;
typedef const struct cudaMipmappedArray* cudaMipmappedArray_const_t;
typedef struct cudaGraphicsResource* cudaGraphicsResource_t;

typedef int CUdevice;
typedef CUdevice CUdevice_v1;
typedef unsigned long long CUdeviceptr;
typedef CUdeviceptr CUdeviceptr_v2;
typedef unsigned long long CUtexObject;
typedef unsigned long long CUsurfObject;
typedef unsigned long long CUmemGenericAllocationHandle;
typedef unsigned long long cudaTextureObject_t;
typedef unsigned long long cudaSurfaceObject_t;
typedef unsigned long long cudaGraphConditionalHandle;

typedef void (*cudaHostFn_t)(void* userData);
typedef void (*CUhostFn)(void* userData);
typedef size_t (*CUoccupancyB2DSize)(int blockSize);

struct CUuuid_st { char bytes[16]; };
typedef CUuuid_st CUuuid;
typedef CUuuid_st cudaUUID_t;

#define cudaStreamLegacy ((cudaStream_t)1)
#define cudaStreamPerThread ((cudaStream_t)2)
#define CU_STREAM_LEGACY ((CUstream)1)
#define CU_STREAM_PER_THREAD ((CUstream)2)
#define CU_LAUNCH_PARAM_END ((void*)0)
#define CU_LAUNCH_PARAM_BUFFER_POINTER ((void*)1)
#define CU_LAUNCH_PARAM_BUFFER_SIZE ((void*)2)
