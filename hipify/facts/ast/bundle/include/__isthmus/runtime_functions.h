// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#pragma GCC system_header
// Runtime functions that the table of signatures cannot give: templates, symbols, overloads.

// Clang builds every launch with one of these two.
extern "C" int cudaConfigureCall(dim3 grid, dim3 block, size_t shared = 0, cudaStream_t = 0);
extern "C" __isthmus_both unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block,
                                                               size_t shared = 0,
                                                               cudaStream_t = 0);

extern "C" {
__isthmus_both const char* cudaGetErrorString(cudaError_t);
__isthmus_both const char* cudaGetErrorName(cudaError_t);
__isthmus_both cudaError_t cudaGetLastError();
__isthmus_both cudaError_t cudaFree(void*);
__isthmus_both cudaError_t cudaMalloc(void**, size_t);
cudaError_t cudaMallocHost(void**, size_t);
cudaError_t cudaMallocManaged(void**, size_t, unsigned);
cudaError_t cudaHostAlloc(void**, size_t, unsigned);
cudaError_t cudaHostGetDevicePointer(void**, void*, unsigned);
cudaError_t cudaMallocPitch(void**, size_t*, size_t, size_t);
cudaError_t cudaMallocAsync(void**, size_t, cudaStream_t);
cudaError_t cudaMallocFromPoolAsync(void**, size_t, cudaMemPool_t, cudaStream_t);
cudaError_t cudaMalloc3DArray(cudaArray_t*, const cudaChannelFormatDesc*, cudaExtent,
                              unsigned = 0);
cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t*, const cudaChannelFormatDesc*,
                                     cudaExtent, unsigned, unsigned = 0);
cudaError_t cudaMemPrefetchAsync(const void*, size_t, int, cudaStream_t = 0);
cudaError_t cudaMemAdvise(const void*, size_t, cudaMemoryAdvise, int);
cudaError_t cudaStreamAddCallback(cudaStream_t, cudaStreamCallback_t, void*, unsigned);
cudaError_t cudaStreamAttachMemAsync(cudaStream_t, void*, size_t = 0,
                                     unsigned = cudaMemAttachSingle);
cudaError_t cudaLaunchHostFunc(cudaStream_t, cudaHostFn_t, void*);
__isthmus_both cudaError_t cudaEventCreate(cudaEvent_t*);

cudaError_t cudaMemcpyToSymbol(const void*, const void*, size_t, size_t = 0,
                               cudaMemcpyKind = cudaMemcpyHostToDevice);
cudaError_t cudaMemcpyFromSymbol(void*, const void*, size_t, size_t = 0,
                                 cudaMemcpyKind = cudaMemcpyDeviceToHost);
cudaError_t cudaMemcpyToSymbolAsync(const void*, const void*, size_t, size_t, cudaMemcpyKind,
                                    cudaStream_t = 0);
cudaError_t cudaMemcpyFromSymbolAsync(void*, const void*, size_t, size_t, cudaMemcpyKind,
                                      cudaStream_t = 0);
cudaError_t cudaGetSymbolAddress(void**, const void*);
cudaError_t cudaGetSymbolSize(size_t*, const void*);
cudaError_t cudaGetTextureReference(const textureReference**, const void*);
cudaError_t cudaBindTexture(size_t*, const textureReference*, const void*,
                            const cudaChannelFormatDesc*, size_t = 0xffffffff);

__isthmus_both cudaError_t cudaFuncSetAttribute(const void*, cudaFuncAttribute, int);
__isthmus_both cudaError_t cudaFuncGetAttributes(cudaFuncAttributes*, const void*);
cudaError_t cudaFuncSetCacheConfig(const void*, cudaFuncCache);
cudaError_t cudaFuncSetSharedMemConfig(const void*, cudaSharedMemConfig);
cudaError_t cudaLaunchKernel(const void*, dim3, dim3, void**, size_t = 0, cudaStream_t = 0);
cudaError_t cudaLaunchCooperativeKernel(const void*, dim3, dim3, void**, size_t = 0,
                                        cudaStream_t = 0);
}

template <class T> __isthmus_both cudaError_t cudaMalloc(T**, size_t);
template <class T> cudaError_t cudaMallocHost(T**, size_t, unsigned = 0);
template <class T> cudaError_t cudaMallocManaged(T**, size_t, unsigned = cudaMemAttachGlobal);
template <class T> cudaError_t cudaHostAlloc(T**, size_t, unsigned);
template <class T> cudaError_t cudaHostGetDevicePointer(T**, void*, unsigned);
template <class T> cudaError_t cudaMallocPitch(T**, size_t*, size_t, size_t);
template <class T> cudaError_t cudaMallocAsync(T**, size_t, cudaStream_t);
template <class T> cudaError_t cudaMallocAsync(T**, size_t, cudaMemPool_t, cudaStream_t);
template <class T>
cudaError_t cudaMallocFromPoolAsync(T**, size_t, cudaMemPool_t, cudaStream_t);
template <class T>
cudaError_t cudaStreamAttachMemAsync(cudaStream_t, T*, size_t = 0, unsigned = cudaMemAttachSingle);
cudaError_t cudaEventCreate(cudaEvent_t*, unsigned);
template <class... A> cudaError_t cudaGraphInstantiate(cudaGraphExec_t*, cudaGraph_t, A...);
template <class T> cudaError_t cudaGetKernel(cudaKernel_t*, T*);

template <class T>
cudaError_t cudaMemcpyToSymbol(const T&, const void*, size_t, size_t = 0,
                               cudaMemcpyKind = cudaMemcpyHostToDevice);
template <class T>
cudaError_t cudaMemcpyFromSymbol(void*, const T&, size_t, size_t = 0,
                                 cudaMemcpyKind = cudaMemcpyDeviceToHost);
template <class T>
cudaError_t cudaMemcpyToSymbolAsync(const T&, const void*, size_t, size_t = 0,
                                    cudaMemcpyKind = cudaMemcpyHostToDevice, cudaStream_t = 0);
template <class T>
cudaError_t cudaMemcpyFromSymbolAsync(void*, const T&, size_t, size_t = 0,
                                      cudaMemcpyKind = cudaMemcpyDeviceToHost, cudaStream_t = 0);
template <class T> cudaError_t cudaGetSymbolAddress(void**, const T&);
template <class T> cudaError_t cudaGetSymbolSize(size_t*, const T&);

template <class T> cudaError_t cudaFuncSetAttribute(T*, cudaFuncAttribute, int);
template <class T> cudaError_t cudaFuncGetAttributes(cudaFuncAttributes*, T*);
template <class T> cudaError_t cudaFuncSetCacheConfig(T*, cudaFuncCache);
template <class T> cudaError_t cudaFuncSetSharedMemConfig(T*, cudaSharedMemConfig);
template <class T>
cudaError_t cudaLaunchKernel(T*, dim3, dim3, void**, size_t = 0, cudaStream_t = 0);
template <class T>
cudaError_t cudaLaunchCooperativeKernel(T*, dim3, dim3, void**, size_t = 0, cudaStream_t = 0);
template <class... P, class... A>
cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t*, void (*)(P...), A&&...);

template <class T>
__isthmus_both cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int*, T, int, size_t);
template <class T>
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int*, T, int, size_t, unsigned);
template <class T>
cudaError_t cudaOccupancyMaxPotentialBlockSize(int*, int*, T, size_t = 0, int = 0);
template <class T>
cudaError_t cudaOccupancyMaxPotentialBlockSizeWithFlags(int*, int*, T, size_t = 0, int = 0,
                                                        unsigned = 0);
template <class F, class T>
cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int*, int*, T, F, int = 0);
template <class T>
cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t*, T, int, int);

template <class T, int D, cudaTextureReadMode M, class... A>
cudaError_t cudaBindTexture(size_t*, const texture<T, D, M>&, const void*, A...);
template <class T, int D, cudaTextureReadMode M, class... A>
cudaError_t cudaBindTexture2D(size_t*, const texture<T, D, M>&, const void*, A...);
template <class T, int D, cudaTextureReadMode M, class... A>
cudaError_t cudaBindTextureToArray(const texture<T, D, M>&, cudaArray_const_t, A...);
cudaError_t cudaBindTextureToArray(const textureReference*, cudaArray_const_t,
                                   const cudaChannelFormatDesc*);
cudaError_t cudaUnbindTexture(const textureReference*);
template <class T, int D, cudaTextureReadMode M>
cudaError_t cudaUnbindTexture(const texture<T, D, M>&);
template <class T, int D, class... A>
cudaError_t cudaBindSurfaceToArray(const surface<T, D>&, cudaArray_const_t, A...);

template <class T> cudaChannelFormatDesc cudaCreateChannelDesc();
extern "C" cudaChannelFormatDesc cudaCreateChannelDesc(int, int, int, int, cudaChannelFormatKind);
cudaChannelFormatDesc cudaCreateChannelDescHalf();
