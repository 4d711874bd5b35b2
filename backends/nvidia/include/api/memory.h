// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory calls whose shape differs: pointer attributes, host flags, advice and prefetch (CUDA 13
// takes a location, HIP a device), virtual memory.
#ifndef BACKENDS_NVIDIA_INCLUDE_API_MEMORY_H
#define BACKENDS_NVIDIA_INCLUDE_API_MEMORY_H

#include <hip/nvidia/api/constants.h>

// CUDA declares these for C++ and nvcc only.
HIP_FORWARD struct hipExtent make_hipExtent(size_t w, size_t h, size_t d) {
  struct hipExtent extent;
  extent.width = w;
  extent.height = h;
  extent.depth = d;
  return extent;
}
HIP_FORWARD struct hipPitchedPtr make_hipPitchedPtr(void* d, size_t p, size_t xsz, size_t ysz) {
  struct hipPitchedPtr pointer;
  pointer.ptr = d;
  pointer.pitch = p;
  pointer.xsize = xsz;
  pointer.ysize = ysz;
  return pointer;
}
HIP_FORWARD struct hipPos make_hipPos(size_t x, size_t y, size_t z) {
  struct hipPos pos;
  pos.x = x;
  pos.y = y;
  pos.z = z;
  return pos;
}

typedef struct hipPointerAttribute_t {
  enum hipMemoryType type;
  int device;
  void* devicePointer;
  void* hostPointer;
  int isManaged;
  unsigned allocationFlags;
} hipPointerAttribute_t;

HIP_FORWARD hipError_t hipPointerGetAttributes(hipPointerAttribute_t* attributes, const void* ptr) {
  if (!attributes) return hipErrorInvalidValue;
  struct cudaPointerAttributes from;
  hipError_t result = cudaPointerGetAttributes(&from, ptr);
  if (result != cudaSuccess) return result;
  attributes->type = (hipMemoryType)(int)from.type; // the values 0 to 3 agree
  attributes->device = from.device;
  attributes->devicePointer = from.devicePointer;
  attributes->hostPointer = from.hostPointer;
  attributes->isManaged = from.type == cudaMemoryTypeManaged;
  attributes->allocationFlags = 0;
  if (from.type == cudaMemoryTypeHost && cudaHostGetFlags(&attributes->allocationFlags, (void*)ptr) != cudaSuccess)
    (void)cudaGetLastError(); // an address inside the allocation has no flags; that is no error here
  return cudaSuccess;
}

HIP_FORWARD hipError_t hipHostMalloc(void** ptr, size_t size, unsigned int flags) {
  return cudaHostAlloc(ptr, size, flags);
}
HIP_FORWARD hipError_t hipExtHostAlloc(void** ptr, size_t size, unsigned int flags) {
  return cudaHostAlloc(ptr, size, flags);
}
HIP_FORWARD hipError_t hipMemAllocHost(void** ptr, size_t size) { return cudaMallocHost(ptr, size); }

// Fine-grained and uncached memory is what the GPU and the host share at once: managed memory.
HIP_FORWARD hipError_t hipExtMallocWithFlags(void** ptr, size_t sizeBytes, unsigned int flags) {
  if (flags == hipDeviceMallocDefault || flags == hipDeviceMallocContiguous) return cudaMalloc(ptr, sizeBytes);
  if (flags == hipDeviceMallocFinegrained || flags == hipDeviceMallocUncached || flags == hipMallocSignalMemory)
    return cudaMallocManaged(ptr, sizeBytes, cudaMemAttachGlobal);
  return hipErrorInvalidValue;
}

HIP_FORWARD hipError_t hipMemcpyWithStream(void* dst, const void* src, size_t sizeBytes, hipMemcpyKind kind,
                                           hipStream_t stream) {
  hipError_t result = cudaMemcpyAsync(dst, src, sizeBytes, kind, stream);
  return result == cudaSuccess ? cudaStreamSynchronize(stream) : result;
}

HIP_FORWARD hipError_t hipMemPtrGetInfo(void* ptr, size_t* size) {
  CUdeviceptr base = 0;
  HIP_DRIVER_RETURN(cuMemGetAddressRange(&base, size, (CUdeviceptr)ptr));
}

// --- advice and prefetch
#if CUDART_VERSION >= 12020
HIP_FORWARD struct cudaMemLocation hipNvidiaLocation(int device) {
  struct cudaMemLocation location;
  location.type = device == cudaCpuDeviceId ? cudaMemLocationTypeHost : cudaMemLocationTypeDevice;
  location.id = device == cudaCpuDeviceId ? 0 : device;
  return location;
}
#endif

// The grain of coherence is AMD's; on CUDA every managed page has it fine, so asking succeeds.
HIP_FORWARD hipError_t hipMemAdvise(const void* dev_ptr, size_t count, hipMemoryAdvise advice, int device) {
  if (advice == hipMemAdviseSetCoarseGrain || advice == hipMemAdviseUnsetCoarseGrain) return cudaSuccess;
#if CUDART_VERSION >= 13000
  return cudaMemAdvise(dev_ptr, count, advice, hipNvidiaLocation(device));
#else
  return cudaMemAdvise(dev_ptr, count, advice, device);
#endif
}

HIP_FORWARD hipError_t hipMemPrefetchAsync(const void* dev_ptr, size_t count, int device,
                                           hipStream_t stream HIP_DEFAULT(0)) {
#if CUDART_VERSION >= 13000
  return cudaMemPrefetchAsync(dev_ptr, count, hipNvidiaLocation(device), 0, stream);
#else
  return cudaMemPrefetchAsync(dev_ptr, count, device, stream);
#endif
}

HIP_FORWARD hipError_t hipMemRangeGetAttribute(void* data, size_t data_size, hipMemRangeAttribute attribute,
                                               const void* dev_ptr, size_t count) {
  if (attribute != hipMemRangeAttributeCoherencyMode)
    return cudaMemRangeGetAttribute(data, data_size, attribute, dev_ptr, count);
  if (!data || data_size != sizeof(int)) return hipErrorInvalidValue;
  *(int*)data = hipMemRangeCoherencyModeFineGrain;
  return cudaSuccess;
}

#if CUDART_VERSION >= 12020
HIP_FORWARD hipError_t hipMemAdvise_v2(const void* dev_ptr, size_t count, hipMemoryAdvise advice,
                                       hipMemLocation location) {
  if (advice == hipMemAdviseSetCoarseGrain || advice == hipMemAdviseUnsetCoarseGrain) return cudaSuccess;
#if CUDART_VERSION >= 13000
  return cudaMemAdvise(dev_ptr, count, advice, location);
#else
  return cudaMemAdvise_v2(dev_ptr, count, advice, location);
#endif
}

HIP_FORWARD hipError_t hipMemPrefetchAsync_v2(const void* dev_ptr, size_t count, hipMemLocation location,
                                              unsigned int flags, hipStream_t stream HIP_DEFAULT(0)) {
#if CUDART_VERSION >= 13000
  return cudaMemPrefetchAsync(dev_ptr, count, location, flags, stream);
#else
  return cudaMemPrefetchAsync_v2(dev_ptr, count, location, flags, stream);
#endif
}
#endif

// CUDA 13 took the index of the failed operation away; the whole batch counts as failed there.
#if CUDART_VERSION >= 12080
HIP_FORWARD hipError_t hipMemcpyBatchAsync(void** dsts, void** srcs, size_t* sizes, size_t count,
                                           hipMemcpyAttributes* attrs, size_t* attrsIdxs, size_t numAttrs,
                                           size_t* failIdx, hipStream_t stream HIP_DEFAULT(0)) {
#if CUDART_VERSION >= 13000
  hipError_t result = cudaMemcpyBatchAsync((void* const*)dsts, (const void* const*)srcs, sizes, count, attrs,
                                           attrsIdxs, numAttrs, stream);
  if (failIdx && result != cudaSuccess) *failIdx = SIZE_MAX;
  return result;
#else
  return cudaMemcpyBatchAsync(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, failIdx, stream);
#endif
}
HIP_FORWARD hipError_t hipMemcpy3DBatchAsync(size_t numOps, struct hipMemcpy3DBatchOp* opList, size_t* failIdx,
                                             unsigned long long flags, hipStream_t stream HIP_DEFAULT(0)) {
#if CUDART_VERSION >= 13000
  hipError_t result = cudaMemcpy3DBatchAsync(numOps, opList, flags, stream);
  if (failIdx && result != cudaSuccess) *failIdx = SIZE_MAX;
  return result;
#else
  return cudaMemcpy3DBatchAsync(numOps, opList, failIdx, flags, stream);
#endif
}
#endif

// --- virtual memory. The structure is CUDA's, byte for byte, with HIP's names and enumerations.
typedef struct hipMemAllocationProp {
  hipMemAllocationType type;
  union {
    hipMemAllocationHandleType requestedHandleType;
    hipMemAllocationHandleType requestedHandleTypes;
  };
  hipMemLocation location;
  void* win32HandleMetaData;
  struct {
    unsigned char compressionType;
    unsigned char gpuDirectRDMACapable;
    unsigned short usage;
    unsigned char reserved[4];
  } allocFlags;
} hipMemAllocationProp;
#ifdef __cplusplus
static_assert(sizeof(hipMemAllocationProp) == sizeof(CUmemAllocationProp), "CUDA changed CUmemAllocationProp");
static_assert(sizeof(hipMemLocation) == sizeof(CUmemLocation), "CUDA changed CUmemLocation");
#endif

HIP_FORWARD hipError_t hipStreamWaitValue32(hipStream_t stream, void* ptr, uint32_t value, unsigned int flags,
                                            uint32_t mask HIP_DEFAULT(0xFFFFFFFF)) {
  if (mask != 0xFFFFFFFFu) return hipErrorNotSupported; // CUDA compares whole words
  HIP_DRIVER_RETURN(cuStreamWaitValue32(stream, (CUdeviceptr)ptr, value, flags));
}
HIP_FORWARD hipError_t hipStreamWaitValue64(hipStream_t stream, void* ptr, uint64_t value, unsigned int flags,
                                            uint64_t mask HIP_DEFAULT(0xFFFFFFFFFFFFFFFF)) {
  if (mask != 0xFFFFFFFFFFFFFFFFull) return hipErrorNotSupported;
  HIP_DRIVER_RETURN(cuStreamWaitValue64(stream, (CUdeviceptr)ptr, value, flags));
}

#endif // BACKENDS_NVIDIA_INCLUDE_API_MEMORY_H
