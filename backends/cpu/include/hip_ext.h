// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_HIP_EXT_H
#define BACKENDS_CPU_INCLUDE_HIP_EXT_H

// Launching a kernel between two events.

#include <hip/hip_runtime.h>

#ifdef __cplusplus

template <typename... Parameters, typename... Arguments>
inline void hipExtLaunchKernelGGL(void (*kernel)(Parameters...), const dim3& blocks,
                                  const dim3& threads, unsigned int sharedBytes, hipStream_t stream,
                                  hipEvent_t startEvent, hipEvent_t stopEvent, unsigned int flags,
                                  Arguments... arguments) {
  static_assert(sizeof...(Parameters) == sizeof...(Arguments),
                "The kernel takes a different number of arguments.");
  // Converted to the kernel's own types and kept until the launch has copied them.
  [&](Parameters... converted) {
    void* pointers[] = {const_cast<void*>(static_cast<const volatile void*>(&converted))..., nullptr};
    (void)hipExtLaunchKernel(reinterpret_cast<const void*>(kernel), blocks, threads, pointers,
                             sharedBytes, stream, startEvent, stopEvent, static_cast<int>(flags));
  }(static_cast<Parameters>(arguments)...);
}

#endif

#endif
