// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP's macros around kernels, and its names for the built-in variables.
#ifndef BACKENDS_NVIDIA_INCLUDE_DEVICE_LAUNCH_H
#define BACKENDS_NVIDIA_INCLUDE_DEVICE_LAUNCH_H

#define HIP_KERNEL_NAME(...) __VA_ARGS__
// A symbol by its address, so that it may pass through a void*.
#define HIP_SYMBOL(X) ((void*)&(X))
#define HIP_DYNAMIC_SHARED(type, var) extern __shared__ type var[];
#define HIP_DYNAMIC_SHARED_ATTRIBUTE

#define hipLaunchKernelGGLInternal(kernelName, numBlocks, numThreads, memPerBlock, streamId, ...)                      \
  do {                                                                                                                 \
    kernelName<<<(numBlocks), (numThreads), (memPerBlock), (streamId)>>>(__VA_ARGS__);                                 \
  } while (0)
#define hipLaunchKernelGGL(kernelName, ...) hipLaunchKernelGGLInternal((kernelName), __VA_ARGS__)

#define hipThreadIdx_x threadIdx.x
#define hipThreadIdx_y threadIdx.y
#define hipThreadIdx_z threadIdx.z
#define hipBlockIdx_x blockIdx.x
#define hipBlockIdx_y blockIdx.y
#define hipBlockIdx_z blockIdx.z
#define hipBlockDim_x blockDim.x
#define hipBlockDim_y blockDim.y
#define hipBlockDim_z blockDim.z
#define hipGridDim_x gridDim.x
#define hipGridDim_y gridDim.y
#define hipGridDim_z gridDim.z

// What the device can do: every GPU that CUDA 11 supports has all of it.
#define __HIP_ARCH_HAS_GLOBAL_INT32_ATOMICS__ 1
#define __HIP_ARCH_HAS_GLOBAL_FLOAT_ATOMIC_EXCH__ 1
#define __HIP_ARCH_HAS_SHARED_INT32_ATOMICS__ 1
#define __HIP_ARCH_HAS_SHARED_FLOAT_ATOMIC_EXCH__ 1
#define __HIP_ARCH_HAS_FLOAT_ATOMIC_ADD__ 1
#define __HIP_ARCH_HAS_GLOBAL_INT64_ATOMICS__ 1
#define __HIP_ARCH_HAS_SHARED_INT64_ATOMICS__ 1
#define __HIP_ARCH_HAS_DOUBLES__ 1
#define __HIP_ARCH_HAS_WARP_VOTE__ 1
#define __HIP_ARCH_HAS_WARP_BALLOT__ 1
#define __HIP_ARCH_HAS_WARP_SHUFFLE__ 1
#define __HIP_ARCH_HAS_WARP_FUNNEL_SHIFT__ 1
#define __HIP_ARCH_HAS_THREAD_FENCE_SYSTEM__ 1
#define __HIP_ARCH_HAS_SYNC_THREAD_EXT__ 1
#define __HIP_ARCH_HAS_SURFACE_FUNCS__ 1
#define __HIP_ARCH_HAS_3DGRID__ 1
#define __HIP_ARCH_HAS_DYNAMIC_PARALLEL__ 1

// The launch with events around it.
template <typename... Parameters, typename... Arguments>
inline void hipExtLaunchKernelGGL(void (*kernel)(Parameters...), const dim3& numBlocks, const dim3& dimBlocks,
                                  unsigned int sharedMemBytes, hipStream_t stream, hipEvent_t startEvent,
                                  hipEvent_t stopEvent, unsigned int /*flags*/, Arguments... arguments) {
  if (startEvent) (void)hipEventRecord(startEvent, stream);
  kernel<<<numBlocks, dimBlocks, sharedMemBytes, stream>>>(arguments...);
  if (stopEvent) (void)hipEventRecord(stopEvent, stream);
}

#if CUDART_VERSION >= 11080
template <typename... Parameters, typename... Arguments>
inline hipError_t hipLaunchKernelEx(const hipLaunchConfig_t* config, void (*kernel)(Parameters...),
                                    Arguments&&... arguments) {
  return cudaLaunchKernelEx(config, kernel, static_cast<Arguments&&>(arguments)...);
}
#endif

template <class UnaryFunction, class T>
inline hipError_t hipOccupancyMaxPotentialBlockSizeVariableSMem(int* minGridSize, int* blockSize, T func,
                                                                UnaryFunction blockSizeToDynamicSMemSize,
                                                                int blockSizeLimit = 0) {
  return cudaOccupancyMaxPotentialBlockSizeVariableSMem(minGridSize, blockSize, func, blockSizeToDynamicSMemSize,
                                                        blockSizeLimit);
}
template <class UnaryFunction, class T>
inline hipError_t hipOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(int* minGridSize, int* blockSize, T func,
                                                                         UnaryFunction blockSizeToDynamicSMemSize,
                                                                         int blockSizeLimit = 0,
                                                                         unsigned int flags = 0) {
  return cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(minGridSize, blockSize, func,
                                                                 blockSizeToDynamicSMemSize, blockSizeLimit, flags);
}

#endif // BACKENDS_NVIDIA_INCLUDE_DEVICE_LAUNCH_H
