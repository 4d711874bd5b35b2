// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_DEVICE_RUNTIME_H
#define BACKENDS_CPU_INCLUDE_DEVICE_RUNTIME_H

// The part of the runtime that kernels may call, for kernels that launch kernels. Children run in the order
// of their launches when the blocks of their parent have ended, in whatever stream.

#include <hip/cpu/execution_space.h>
#include <hip/cpu/libc.h>

#include <hip/hip_runtime_api.h>

extern "C" __device__ int __hipcpu_last_launch_error(int forget);

__HIPCPU_DEVICE__ hipError_t hipGetLastError() { return static_cast<hipError_t>(__hipcpu_last_launch_error(1)); }
__HIPCPU_DEVICE__ hipError_t hipPeekAtLastError() { return static_cast<hipError_t>(__hipcpu_last_launch_error(0)); }

// Streams of the device are all the same; they have to differ from those with a meaning of their own:
// the null stream, cudaStreamTailLaunch (3) and cudaStreamFireAndForget (4).
__HIPCPU_DEVICE__ hipError_t hipStreamCreateWithFlags(hipStream_t* stream, unsigned int) {
  *stream = reinterpret_cast<hipStream_t>(16);
  return hipSuccess;
}
__HIPCPU_DEVICE__ hipError_t hipStreamDestroy(hipStream_t) { return hipSuccess; }

__HIPCPU_DEVICE__ hipError_t hipMalloc(void** memory, size_t bytes) {
  *memory = malloc(bytes);
  return *memory == nullptr && bytes != 0 ? hipErrorOutOfMemory : hipSuccess;
}
template <class T>
__HIPCPU_DEVICE__ hipError_t hipMalloc(T** memory, size_t bytes) {
  return hipMalloc(reinterpret_cast<void**>(memory), bytes);
}
__HIPCPU_DEVICE__ hipError_t hipFree(void* memory) {
  free(memory);
  return hipSuccess;
}

#endif
