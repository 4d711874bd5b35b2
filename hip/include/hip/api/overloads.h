// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_API_OVERLOADS_H
#define ISTHMUS_HIP_API_OVERLOADS_H

// C++ conveniences over the C functions: typed pointers, symbols by reference, kernels by name.

#include "channel_descriptor.h"
#include "graph.h"
#include "memory_pool.h"
#include "occupancy.h"
#include "texture.h"

#ifdef __cplusplus

#include <type_traits>

// An old-style cast: the pointer may be one to volatile or constant memory.
template <class T>
inline hipError_t hipMalloc(T** ptr, size_t size) {
  return hipMalloc((void**)ptr, size);
}

template <class T>
inline hipError_t hipMallocPitch(T** ptr, size_t* pitch, size_t width, size_t height) {
  return hipMallocPitch((void**)ptr, pitch, width, height);
}

template <class T>
inline hipError_t hipMallocManaged(T** ptr, size_t size, unsigned int flags = hipMemAttachGlobal) {
  return hipMallocManaged((void**)ptr, size, flags);
}

template <class T>
inline hipError_t hipHostMalloc(T** ptr, size_t size, unsigned int flags = hipHostMallocDefault) {
  return hipHostMalloc((void**)ptr, size, flags);
}

template <class T>
inline hipError_t hipHostAlloc(T** ptr, size_t size, unsigned int flags = hipHostAllocDefault) {
  return hipHostAlloc((void**)ptr, size, flags);
}

template <class T>
inline hipError_t hipMallocHost(T** ptr, size_t size) {
  return hipMallocHost((void**)ptr, size);
}

template <class T>
inline hipError_t hipHostGetDevicePointer(T** ptr, void* hostPtr, unsigned int flags) {
  return hipHostGetDevicePointer((void**)ptr, hostPtr, flags);
}

template <class T>
inline hipError_t hipMallocAsync(T** ptr, size_t size, hipStream_t stream) {
  return hipMallocAsync((void**)ptr, size, stream);
}

template <class T>
inline hipError_t hipMallocAsync(T** ptr, size_t size, hipMemPool_t pool, hipStream_t stream) {
  return hipMallocFromPoolAsync((void**)ptr, size, pool, stream);
}

template <class T>
inline hipError_t hipMallocFromPoolAsync(T** ptr, size_t size, hipMemPool_t pool,
                                         hipStream_t stream) {
  return hipMallocFromPoolAsync((void**)ptr, size, pool, stream);
}

// Symbols: a __device__, __constant__ or __managed__ variable stands for its device-side twin.

template <class T>
inline hipError_t hipGetSymbolAddress(void** devPtr, const T& symbol) {
  return hipGetSymbolAddress(devPtr, static_cast<const void*>(&symbol));
}

template <class T>
inline hipError_t hipGetSymbolSize(size_t* size, const T& symbol) {
  return hipGetSymbolSize(size, static_cast<const void*>(&symbol));
}

template <class T>
inline hipError_t hipMemcpyToSymbol(const T& symbol, const void* src, size_t sizeBytes,
                                    size_t offset = 0, hipMemcpyKind kind = hipMemcpyHostToDevice) {
  return hipMemcpyToSymbol(static_cast<const void*>(&symbol), src, sizeBytes, offset, kind);
}

template <class T>
inline hipError_t hipMemcpyToSymbolAsync(const T& symbol, const void* src, size_t sizeBytes,
                                         size_t offset, hipMemcpyKind kind,
                                         hipStream_t stream = 0) {
  return hipMemcpyToSymbolAsync(static_cast<const void*>(&symbol), src, sizeBytes, offset, kind,
                                stream);
}

template <class T>
inline hipError_t hipMemcpyFromSymbol(void* dst, const T& symbol, size_t sizeBytes,
                                      size_t offset = 0,
                                      hipMemcpyKind kind = hipMemcpyDeviceToHost) {
  return hipMemcpyFromSymbol(dst, static_cast<const void*>(&symbol), sizeBytes, offset, kind);
}

template <class T>
inline hipError_t hipMemcpyFromSymbolAsync(void* dst, const T& symbol, size_t sizeBytes,
                                           size_t offset, hipMemcpyKind kind,
                                           hipStream_t stream = 0) {
  return hipMemcpyFromSymbolAsync(dst, static_cast<const void*>(&symbol), sizeBytes, offset, kind,
                                  stream);
}

// Kernels by name.

template <class Kernel>
inline hipError_t hipLaunchCooperativeKernel(Kernel f, dim3 gridDim, dim3 blockDim,
                                             void** kernelParams, unsigned int sharedMemBytes,
                                             hipStream_t stream) {
  return hipLaunchCooperativeKernel(reinterpret_cast<const void*>(f), gridDim, blockDim,
                                    kernelParams, sharedMemBytes, stream);
}

template <class Kernel, typename std::enable_if<std::is_function<Kernel>::value, int>::type = 0>
inline hipError_t hipLaunchKernel(Kernel* f, dim3 gridDim, dim3 blockDim, void** args,
                                  size_t sharedMemBytes = 0, hipStream_t stream = 0) {
  return hipLaunchKernel(reinterpret_cast<const void*>(f), gridDim, blockDim, args, sharedMemBytes,
                         stream);
}

template <class... Parameters, class... Arguments>
inline hipError_t hipLaunchKernelEx(const hipLaunchConfig_t* config, void (*kernel)(Parameters...),
                                    Arguments&&... arguments) {
  // The kernel reads values of its own parameter types, so each argument is converted first.
  return [&](Parameters... converted) {
    void* pointers[] = {const_cast<void*>(static_cast<const volatile void*>(&converted))...,
                        nullptr};
    return hipLaunchKernelExC(config, reinterpret_cast<const void*>(kernel), pointers);
  }(static_cast<Arguments&&>(arguments)...);
}

template <class Kernel, typename std::enable_if<std::is_function<Kernel>::value, int>::type = 0>
inline hipError_t hipFuncSetAttribute(Kernel* f, hipFuncAttribute attribute, int value) {
  return hipFuncSetAttribute(reinterpret_cast<const void*>(f), attribute, value);
}

template <class Kernel, typename std::enable_if<std::is_function<Kernel>::value, int>::type = 0>
inline hipError_t hipFuncSetCacheConfig(Kernel* f, hipFuncCache_t config) {
  return hipFuncSetCacheConfig(reinterpret_cast<const void*>(f), config);
}

template <class Kernel, typename std::enable_if<std::is_function<Kernel>::value, int>::type = 0>
inline hipError_t hipFuncSetSharedMemConfig(Kernel* f, hipSharedMemConfig config) {
  return hipFuncSetSharedMemConfig(reinterpret_cast<const void*>(f), config);
}

template <class Kernel, typename std::enable_if<std::is_function<Kernel>::value, int>::type = 0>
inline hipError_t hipFuncGetAttributes(hipFuncAttributes* attributes, Kernel* f) {
  return hipFuncGetAttributes(attributes, reinterpret_cast<const void*>(f));
}

template <class Kernel>
inline hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int* numBlocks, Kernel f,
                                                               int blockSize,
                                                               size_t dynSharedMemPerBlk) {
  return hipOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks, reinterpret_cast<const void*>(f),
                                                      blockSize, dynSharedMemPerBlk);
}

template <class Kernel>
inline hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* numBlocks, Kernel f,
                                                                        int blockSize,
                                                                        size_t dynSharedMemPerBlk,
                                                                        unsigned int flags) {
  return hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
      numBlocks, reinterpret_cast<const void*>(f), blockSize, dynSharedMemPerBlk, flags);
}

template <class Kernel>
inline hipError_t hipOccupancyMaxPotentialBlockSize(int* gridSize, int* blockSize, Kernel f,
                                                    size_t dynSharedMemPerBlk = 0,
                                                    int blockSizeLimit = 0) {
  return hipOccupancyMaxPotentialBlockSize(gridSize, blockSize, reinterpret_cast<const void*>(f),
                                           dynSharedMemPerBlk, blockSizeLimit);
}

template <class Kernel>
inline hipError_t hipOccupancyMaxPotentialBlockSizeWithFlags(int* gridSize, int* blockSize,
                                                             Kernel f,
                                                             size_t dynSharedMemPerBlk = 0,
                                                             int blockSizeLimit = 0,
                                                             unsigned int = 0) {
  return hipOccupancyMaxPotentialBlockSize(gridSize, blockSize, reinterpret_cast<const void*>(f),
                                           dynSharedMemPerBlk, blockSizeLimit);
}

/// As hipOccupancyMaxPotentialBlockSize, for dynamic shared memory that depends on the block size.
template <class SharedBytesOfBlockSize, class Kernel>
inline hipError_t hipOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(
    int* gridSize, int* blockSize, Kernel f, SharedBytesOfBlockSize sharedBytes,
    int blockSizeLimit = 0, unsigned int = 0) {
  int granted = 0;
  hipError_t status = hipOccupancyMaxPotentialBlockSize(
      gridSize, &granted, reinterpret_cast<const void*>(f), 0, blockSizeLimit);
  for (; status == hipSuccess && granted > 32; granted -= 32) {
    int blocks = 0;
    status = hipOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, reinterpret_cast<const void*>(f),
                                                          granted, sharedBytes(granted));
    if (blocks > 0) break;
  }
  if (status == hipSuccess) *blockSize = granted;
  return status;
}

template <class SharedBytesOfBlockSize, class Kernel>
inline hipError_t hipOccupancyMaxPotentialBlockSizeVariableSMem(int* gridSize, int* blockSize,
                                                                Kernel f,
                                                                SharedBytesOfBlockSize sharedBytes,
                                                                int blockSizeLimit = 0) {
  return hipOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(gridSize, blockSize, f, sharedBytes,
                                                                blockSizeLimit);
}

// Texture references. What the program does not say about the texels follows from their type.

namespace hip_channel {
template <class T, int dim, hipTextureReadMode mode>
inline hipChannelFormatDesc of(const texture<T, dim, mode>& tex) {
  return tex.channelDesc.x != 0 ? tex.channelDesc : hipCreateChannelDesc<T>();
}
}  // namespace hip_channel

template <class T, int dim, hipTextureReadMode mode>
inline hipError_t hipBindTexture(size_t* offset, const texture<T, dim, mode>& tex,
                                 const void* devPtr, size_t size = ~size_t{0}) {
  const hipChannelFormatDesc desc = hip_channel::of(tex);
  return hipBindTexture(offset, &tex, devPtr, &desc, size);
}

template <class T, int dim, hipTextureReadMode mode>
inline hipError_t hipBindTexture(size_t* offset, const texture<T, dim, mode>& tex,
                                 const void* devPtr, const hipChannelFormatDesc& desc,
                                 size_t size = ~size_t{0}) {
  return hipBindTexture(offset, &tex, devPtr, &desc, size);
}

template <class T, int dim, hipTextureReadMode mode>
inline hipError_t hipBindTexture2D(size_t* offset, const texture<T, dim, mode>& tex,
                                   const void* devPtr, const hipChannelFormatDesc& desc,
                                   size_t width, size_t height, size_t pitch) {
  return hipBindTexture2D(offset, &tex, devPtr, &desc, width, height, pitch);
}

template <class T, int dim, hipTextureReadMode mode>
inline hipError_t hipBindTexture2D(size_t* offset, const texture<T, dim, mode>& tex,
                                   const void* devPtr, size_t width, size_t height, size_t pitch) {
  const hipChannelFormatDesc desc = hip_channel::of(tex);
  return hipBindTexture2D(offset, &tex, devPtr, &desc, width, height, pitch);
}

template <class T, int dim, hipTextureReadMode mode>
inline hipError_t hipBindTextureToArray(const texture<T, dim, mode>& tex, hipArray_const_t array) {
  hipChannelFormatDesc desc;
  hipError_t status = hipGetChannelDesc(&desc, array);
  return status == hipSuccess ? hipBindTextureToArray(&tex, array, &desc) : status;
}

template <class T, int dim, hipTextureReadMode mode>
inline hipError_t hipBindTextureToArray(const texture<T, dim, mode>& tex, hipArray_const_t array,
                                        const hipChannelFormatDesc& desc) {
  return hipBindTextureToArray(&tex, array, &desc);
}

template <class T, int dim, hipTextureReadMode mode>
inline hipError_t hipUnbindTexture(const texture<T, dim, mode>& tex) {
  return hipUnbindTexture(&tex);
}

#endif  // __cplusplus

#endif
