// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The C++ overloads of the host interface: typed pointers, symbols and kernels as arguments.
#ifndef BACKENDS_NVIDIA_INCLUDE_API_TEMPLATES_H
#define BACKENDS_NVIDIA_INCLUDE_API_TEMPLATES_H

#include <hip/nvidia/generated/functions.h>

// --- typed pointers, by an old-style cast: they may point to volatile or constant memory
template <class T>
inline hipError_t hipMalloc(T** devPtr, size_t size) {
  return cudaMalloc((void**)devPtr, size);
}
template <class T>
inline hipError_t hipMallocManaged(T** devPtr, size_t size, unsigned int flags = hipMemAttachGlobal) {
  return cudaMallocManaged((void**)devPtr, size, flags);
}
template <class T>
inline hipError_t hipMallocPitch(T** devPtr, size_t* pitch, size_t width, size_t height) {
  return cudaMallocPitch((void**)devPtr, pitch, width, height);
}
template <class T>
inline hipError_t hipHostMalloc(T** ptr, size_t size, unsigned int flags = hipHostMallocDefault) {
  return cudaHostAlloc((void**)ptr, size, flags);
}
template <class T>
inline hipError_t hipHostAlloc(T** ptr, size_t size, unsigned int flags = hipHostAllocDefault) {
  return cudaHostAlloc((void**)ptr, size, flags);
}
template <class T>
inline hipError_t hipExtHostAlloc(T** ptr, size_t size, unsigned int flags = hipHostAllocDefault) {
  return cudaHostAlloc((void**)ptr, size, flags);
}
template <class T>
inline hipError_t hipMallocHost(T** ptr, size_t size) {
  return cudaMallocHost((void**)ptr, size);
}
template <class T>
inline hipError_t hipHostGetDevicePointer(T** devPtr, void* hostPtr, unsigned int flags) {
  return cudaHostGetDevicePointer((void**)devPtr, hostPtr, flags);
}
#if CUDART_VERSION >= 11020
template <class T>
inline hipError_t hipMallocAsync(T** devPtr, size_t size, hipStream_t stream) {
  return cudaMallocAsync((void**)devPtr, size, stream);
}
template <class T>
inline hipError_t hipMallocAsync(T** devPtr, size_t size, hipMemPool_t pool, hipStream_t stream) {
  return cudaMallocFromPoolAsync((void**)devPtr, size, pool, stream);
}
template <class T>
inline hipError_t hipMallocFromPoolAsync(T** devPtr, size_t size, hipMemPool_t pool, hipStream_t stream) {
  return cudaMallocFromPoolAsync((void**)devPtr, size, pool, stream);
}
#endif

// --- symbols: a variable itself, or its address as HIP_SYMBOL gives it
template <class T>
inline const void* hipAddressOfSymbol(const T& symbol) {
  return static_cast<const void*>(&symbol);
}
inline const void* hipAddressOfSymbol(void* address) { return address; }

template <class T>
inline hipError_t hipGetSymbolAddress(void** devPtr, const T& symbol) {
  return cudaGetSymbolAddress(devPtr, hipAddressOfSymbol(symbol));
}
template <class T>
inline hipError_t hipGetSymbolSize(size_t* size, const T& symbol) {
  return cudaGetSymbolSize(size, hipAddressOfSymbol(symbol));
}
template <class T>
inline hipError_t hipMemcpyToSymbol(const T& symbol, const void* src, size_t sizeBytes, size_t offset = 0,
                                    hipMemcpyKind kind = hipMemcpyHostToDevice) {
  return cudaMemcpyToSymbol(hipAddressOfSymbol(symbol), src, sizeBytes, offset, kind);
}
template <class T>
inline hipError_t hipMemcpyToSymbolAsync(const T& symbol, const void* src, size_t sizeBytes, size_t offset,
                                         hipMemcpyKind kind, hipStream_t stream = 0) {
  return cudaMemcpyToSymbolAsync(hipAddressOfSymbol(symbol), src, sizeBytes, offset, kind, stream);
}
template <class T>
inline hipError_t hipMemcpyFromSymbol(void* dst, const T& symbol, size_t sizeBytes, size_t offset = 0,
                                      hipMemcpyKind kind = hipMemcpyDeviceToHost) {
  return cudaMemcpyFromSymbol(dst, hipAddressOfSymbol(symbol), sizeBytes, offset, kind);
}
template <class T>
inline hipError_t hipMemcpyFromSymbolAsync(void* dst, const T& symbol, size_t sizeBytes, size_t offset,
                                           hipMemcpyKind kind, hipStream_t stream = 0) {
  return cudaMemcpyFromSymbolAsync(dst, hipAddressOfSymbol(symbol), sizeBytes, offset, kind, stream);
}

// --- kernels
template <class T>
inline hipError_t hipLaunchKernel(T* f, dim3 numBlocks, dim3 dimBlocks, void** args, size_t sharedMemBytes = 0,
                                  hipStream_t stream = 0) {
  return cudaLaunchKernel(reinterpret_cast<const void*>(f), numBlocks, dimBlocks, args, sharedMemBytes, stream);
}
template <class T>
inline hipError_t hipLaunchCooperativeKernel(T f, dim3 gridDim, dim3 blockDim, void** kernelParams,
                                             unsigned int sharedMemBytes, hipStream_t stream) {
  return cudaLaunchCooperativeKernel(reinterpret_cast<const void*>(f), gridDim, blockDim, kernelParams,
                                     sharedMemBytes, stream);
}
template <class T>
inline hipError_t hipFuncSetAttribute(T* f, hipFuncAttribute attr, int value) {
  return cudaFuncSetAttribute(reinterpret_cast<const void*>(f), attr, value);
}
template <class T>
inline hipError_t hipFuncSetCacheConfig(T* f, hipFuncCache_t config) {
  return cudaFuncSetCacheConfig(reinterpret_cast<const void*>(f), config);
}
template <class T>
inline hipError_t hipFuncGetAttributes(hipFuncAttributes* attr, T* f) {
  return cudaFuncGetAttributes(attr, reinterpret_cast<const void*>(f));
}
template <class T>
inline hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int* numBlocks, T f, int blockSize,
                                                               size_t dynSharedMemPerBlk) {
  return cudaOccupancyMaxActiveBlocksPerMultiprocessor(numBlocks, reinterpret_cast<const void*>(f), blockSize,
                                                       dynSharedMemPerBlk);
}
template <class T>
inline hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* numBlocks, T f, int blockSize,
                                                                        size_t dynSharedMemPerBlk,
                                                                        unsigned int flags = hipOccupancyDefault) {
  return cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(numBlocks, reinterpret_cast<const void*>(f),
                                                                blockSize, dynSharedMemPerBlk, flags);
}

template <class T>
inline hipError_t hipOccupancyMaxPotentialBlockSize(int* gridSize, int* blockSize, T f, size_t dynSharedMemPerBlk = 0,
                                                    int blockSizeLimit = 0) {
  return hipOccupancyMaxPotentialBlockSize(gridSize, blockSize, reinterpret_cast<const void*>(f), dynSharedMemPerBlk,
                                           blockSizeLimit);
}

// --- channel descriptors
template <class T>
inline hipChannelFormatDesc hipCreateChannelDesc() {
  return cudaCreateChannelDesc<T>();
}
inline hipChannelFormatDesc hipCreateChannelDescHalf() { return cudaCreateChannelDescHalf(); }
inline hipChannelFormatDesc hipCreateChannelDescHalf1() { return cudaCreateChannelDescHalf1(); }
inline hipChannelFormatDesc hipCreateChannelDescHalf2() { return cudaCreateChannelDescHalf2(); }
inline hipChannelFormatDesc hipCreateChannelDescHalf4() { return cudaCreateChannelDescHalf4(); }

#endif // BACKENDS_NVIDIA_INCLUDE_API_TEMPLATES_H
