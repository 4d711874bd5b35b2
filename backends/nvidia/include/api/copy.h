// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The driver's copy descriptors: HIP's field types differ (pointers, one memory type).
#ifndef BACKENDS_NVIDIA_INCLUDE_API_COPY_H
#define BACKENDS_NVIDIA_INCLUDE_API_COPY_H

#include <hip/nvidia/api/constants.h>

typedef struct hip_Memcpy2D {
  size_t srcXInBytes;
  size_t srcY;
  hipMemoryType srcMemoryType;
  const void* srcHost;
  hipDeviceptr_t srcDevice;
  hipArray_t srcArray;
  size_t srcPitch;
  size_t dstXInBytes;
  size_t dstY;
  hipMemoryType dstMemoryType;
  void* dstHost;
  hipDeviceptr_t dstDevice;
  hipArray_t dstArray;
  size_t dstPitch;
  size_t WidthInBytes;
  size_t Height;
} hip_Memcpy2D;

typedef struct HIP_MEMCPY3D {
  size_t srcXInBytes;
  size_t srcY;
  size_t srcZ;
  size_t srcLOD;
  hipMemoryType srcMemoryType;
  const void* srcHost;
  hipDeviceptr_t srcDevice;
  hipArray_t srcArray;
  size_t srcPitch;
  size_t srcHeight;
  size_t dstXInBytes;
  size_t dstY;
  size_t dstZ;
  size_t dstLOD;
  hipMemoryType dstMemoryType;
  void* dstHost;
  hipDeviceptr_t dstDevice;
  hipArray_t dstArray;
  size_t dstPitch;
  size_t dstHeight;
  size_t WidthInBytes;
  size_t Height;
  size_t Depth;
} HIP_MEMCPY3D;

typedef struct HIP_MEMSET_NODE_PARAMS {
  hipDeviceptr_t dst;
  size_t pitch;
  unsigned int value;
  unsigned int elementSize;
  size_t width;
  size_t height;
} HIP_MEMSET_NODE_PARAMS;

HIP_FORWARD CUmemorytype hipNvidiaMemoryType(hipMemoryType type) {
  switch (type) {
    case hipMemoryTypeHost: return CU_MEMORYTYPE_HOST;
    case hipMemoryTypeDevice: return CU_MEMORYTYPE_DEVICE;
    case hipMemoryTypeArray: return CU_MEMORYTYPE_ARRAY;
    default: return CU_MEMORYTYPE_UNIFIED;
  }
}
HIP_FORWARD hipMemoryType hipNvidiaMemoryTypeBack(CUmemorytype type) {
  switch (type) {
    case CU_MEMORYTYPE_HOST: return hipMemoryTypeHost;
    case CU_MEMORYTYPE_DEVICE: return hipMemoryTypeDevice;
    case CU_MEMORYTYPE_ARRAY: return hipMemoryTypeArray;
    default: return hipMemoryTypeUnified;
  }
}

HIP_FORWARD CUDA_MEMCPY2D hipNvidiaCopy2D(const hip_Memcpy2D* from) {
  CUDA_MEMCPY2D to;
  to.srcXInBytes = from->srcXInBytes;
  to.srcY = from->srcY;
  to.srcMemoryType = hipNvidiaMemoryType(from->srcMemoryType);
  to.srcHost = from->srcHost;
  to.srcDevice = (CUdeviceptr)from->srcDevice;
  to.srcArray = (CUarray)from->srcArray;
  to.srcPitch = from->srcPitch;
  to.dstXInBytes = from->dstXInBytes;
  to.dstY = from->dstY;
  to.dstMemoryType = hipNvidiaMemoryType(from->dstMemoryType);
  to.dstHost = from->dstHost;
  to.dstDevice = (CUdeviceptr)from->dstDevice;
  to.dstArray = (CUarray)from->dstArray;
  to.dstPitch = from->dstPitch;
  to.WidthInBytes = from->WidthInBytes;
  to.Height = from->Height;
  return to;
}

HIP_FORWARD CUDA_MEMCPY3D hipNvidiaCopy3D(const HIP_MEMCPY3D* from) {
  CUDA_MEMCPY3D to;
  __builtin_memset(&to, 0, sizeof to);
  to.srcXInBytes = from->srcXInBytes;
  to.srcY = from->srcY;
  to.srcZ = from->srcZ;
  to.srcLOD = from->srcLOD;
  to.srcMemoryType = hipNvidiaMemoryType(from->srcMemoryType);
  to.srcHost = from->srcHost;
  to.srcDevice = (CUdeviceptr)from->srcDevice;
  to.srcArray = (CUarray)from->srcArray;
  to.srcPitch = from->srcPitch;
  to.srcHeight = from->srcHeight;
  to.dstXInBytes = from->dstXInBytes;
  to.dstY = from->dstY;
  to.dstZ = from->dstZ;
  to.dstLOD = from->dstLOD;
  to.dstMemoryType = hipNvidiaMemoryType(from->dstMemoryType);
  to.dstHost = from->dstHost;
  to.dstDevice = (CUdeviceptr)from->dstDevice;
  to.dstArray = (CUarray)from->dstArray;
  to.dstPitch = from->dstPitch;
  to.dstHeight = from->dstHeight;
  to.WidthInBytes = from->WidthInBytes;
  to.Height = from->Height;
  to.Depth = from->Depth;
  return to;
}

HIP_FORWARD void hipNvidiaCopy3DBack(const CUDA_MEMCPY3D* from, HIP_MEMCPY3D* to) {
  to->srcXInBytes = from->srcXInBytes;
  to->srcY = from->srcY;
  to->srcZ = from->srcZ;
  to->srcLOD = from->srcLOD;
  to->srcMemoryType = hipNvidiaMemoryTypeBack(from->srcMemoryType);
  to->srcHost = from->srcHost;
  to->srcDevice = (hipDeviceptr_t)from->srcDevice;
  to->srcArray = (hipArray_t)from->srcArray;
  to->srcPitch = from->srcPitch;
  to->srcHeight = from->srcHeight;
  to->dstXInBytes = from->dstXInBytes;
  to->dstY = from->dstY;
  to->dstZ = from->dstZ;
  to->dstLOD = from->dstLOD;
  to->dstMemoryType = hipNvidiaMemoryTypeBack(from->dstMemoryType);
  to->dstHost = from->dstHost;
  to->dstDevice = (hipDeviceptr_t)from->dstDevice;
  to->dstArray = (hipArray_t)from->dstArray;
  to->dstPitch = from->dstPitch;
  to->dstHeight = from->dstHeight;
  to->WidthInBytes = from->WidthInBytes;
  to->Height = from->Height;
  to->Depth = from->Depth;
}

HIP_FORWARD hipError_t hipMemcpyParam2D(const hip_Memcpy2D* pCopy) {
  if (!pCopy) return hipErrorInvalidValue;
  const CUDA_MEMCPY2D copy = hipNvidiaCopy2D(pCopy);
  HIP_DRIVER_RETURN(cuMemcpy2D(&copy));
}
HIP_FORWARD hipError_t hipMemcpyParam2DAsync(const hip_Memcpy2D* pCopy, hipStream_t stream HIP_DEFAULT(0)) {
  if (!pCopy) return hipErrorInvalidValue;
  const CUDA_MEMCPY2D copy = hipNvidiaCopy2D(pCopy);
  HIP_DRIVER_RETURN(cuMemcpy2DAsync(&copy, stream));
}
HIP_FORWARD hipError_t hipDrvMemcpy2DUnaligned(const hip_Memcpy2D* pCopy) {
  if (!pCopy) return hipErrorInvalidValue;
  const CUDA_MEMCPY2D copy = hipNvidiaCopy2D(pCopy);
  HIP_DRIVER_RETURN(cuMemcpy2DUnaligned(&copy));
}
HIP_FORWARD hipError_t hipDrvMemcpy3D(const HIP_MEMCPY3D* pCopy) {
  if (!pCopy) return hipErrorInvalidValue;
  const CUDA_MEMCPY3D copy = hipNvidiaCopy3D(pCopy);
  HIP_DRIVER_RETURN(cuMemcpy3D(&copy));
}
HIP_FORWARD hipError_t hipDrvMemcpy3DAsync(const HIP_MEMCPY3D* pCopy, hipStream_t stream) {
  if (!pCopy) return hipErrorInvalidValue;
  const CUDA_MEMCPY3D copy = hipNvidiaCopy3D(pCopy);
  HIP_DRIVER_RETURN(cuMemcpy3DAsync(&copy, stream));
}

// --- the same descriptors in graph nodes
HIP_FORWARD CUDA_MEMSET_NODE_PARAMS hipNvidiaMemsetNode(const HIP_MEMSET_NODE_PARAMS* from) {
  CUDA_MEMSET_NODE_PARAMS to;
  __builtin_memset(&to, 0, sizeof to);
  to.dst = (CUdeviceptr)from->dst;
  to.pitch = from->pitch;
  to.value = from->value;
  to.elementSize = from->elementSize;
  to.width = from->width;
  to.height = from->height;
  return to;
}
HIP_FORWARD hipError_t hipDrvGraphAddMemcpyNode(hipGraphNode_t* phGraphNode, hipGraph_t hGraph,
                                                const hipGraphNode_t* dependencies, size_t numDependencies,
                                                const HIP_MEMCPY3D* copyParams, hipCtx_t ctx) {
  if (!copyParams) return hipErrorInvalidValue;
  const CUDA_MEMCPY3D copy = hipNvidiaCopy3D(copyParams);
  HIP_DRIVER_RETURN(cuGraphAddMemcpyNode(phGraphNode, hGraph, dependencies, numDependencies, &copy, ctx));
}
HIP_FORWARD hipError_t hipDrvGraphAddMemsetNode(hipGraphNode_t* phGraphNode, hipGraph_t hGraph,
                                                const hipGraphNode_t* dependencies, size_t numDependencies,
                                                const HIP_MEMSET_NODE_PARAMS* memsetParams, hipCtx_t ctx) {
  if (!memsetParams) return hipErrorInvalidValue;
  const CUDA_MEMSET_NODE_PARAMS set = hipNvidiaMemsetNode(memsetParams);
  HIP_DRIVER_RETURN(cuGraphAddMemsetNode(phGraphNode, hGraph, dependencies, numDependencies, &set, ctx));
}
HIP_FORWARD hipError_t hipDrvGraphExecMemcpyNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t hNode,
                                                          const HIP_MEMCPY3D* copyParams, hipCtx_t ctx) {
  if (!copyParams) return hipErrorInvalidValue;
  const CUDA_MEMCPY3D copy = hipNvidiaCopy3D(copyParams);
  HIP_DRIVER_RETURN(cuGraphExecMemcpyNodeSetParams(hGraphExec, hNode, &copy, ctx));
}
HIP_FORWARD hipError_t hipDrvGraphExecMemsetNodeSetParams(hipGraphExec_t hGraphExec, hipGraphNode_t hNode,
                                                          const HIP_MEMSET_NODE_PARAMS* memsetParams, hipCtx_t ctx) {
  if (!memsetParams) return hipErrorInvalidValue;
  const CUDA_MEMSET_NODE_PARAMS set = hipNvidiaMemsetNode(memsetParams);
  HIP_DRIVER_RETURN(cuGraphExecMemsetNodeSetParams(hGraphExec, hNode, &set, ctx));
}
HIP_FORWARD hipError_t hipDrvGraphMemcpyNodeGetParams(hipGraphNode_t hNode, HIP_MEMCPY3D* nodeParams) {
  if (!nodeParams) return hipErrorInvalidValue;
  CUDA_MEMCPY3D copy;
  CUresult result = cuGraphMemcpyNodeGetParams(hNode, &copy);
  if (result == CUDA_SUCCESS) hipNvidiaCopy3DBack(&copy, nodeParams);
  return (hipError_t)result;
}
HIP_FORWARD hipError_t hipDrvGraphMemcpyNodeSetParams(hipGraphNode_t hNode, const HIP_MEMCPY3D* nodeParams) {
  if (!nodeParams) return hipErrorInvalidValue;
  const CUDA_MEMCPY3D copy = hipNvidiaCopy3D(nodeParams);
  HIP_DRIVER_RETURN(cuGraphMemcpyNodeSetParams(hNode, &copy));
}

#endif // BACKENDS_NVIDIA_INCLUDE_API_COPY_H
