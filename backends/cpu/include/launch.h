// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_LAUNCH_H
#define BACKENDS_CPU_INCLUDE_LAUNCH_H

// Macros around kernels: launching, naming, and dynamic shared memory.

#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define HIP_SYMBOL(name) name

#define hipLaunchKernelGGLInternal(kernel, blocks, threads, sharedBytes, stream, ...)      \
  do {                                                                                     \
    kernel<<<(blocks), (threads), (sharedBytes), (stream)>>>(__VA_ARGS__);                 \
  } while (0)
#define hipLaunchKernelGGL(kernel, ...) hipLaunchKernelGGLInternal((kernel), __VA_ARGS__)

#define HIP_DYNAMIC_SHARED(type, name) extern __shared__ type name[];
#define HIP_DYNAMIC_SHARED_ATTRIBUTE

#endif
