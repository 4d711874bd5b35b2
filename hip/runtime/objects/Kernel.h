// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_OBJECTS_KERNEL_H
#define HIP_RUNTIME_OBJECTS_KERNEL_H

#include <string>

#include "hip/runtime/Status.h"
#include "hip/runtime/backend/Backend.h"

namespace hip {

/// A kernel that can be launched: of a registered host function, or of a loaded module.
struct Kernel {
  KernelInfo info;
  std::string name;
  const void* hostFunction = nullptr;  // null for kernels of modules that the program loads
  size_t maxDynamicSharedBytes = 0;    // granted by hipFuncSetAttribute; 0: the device's default
  int preferredCarveout = -1;
  int threadLimit = 0;  // of __launch_bounds__; 0: the device's
};

/// Checks a launch against the device and the kernel, as CUDA does before it enqueues anything.
Status validateLaunch(const Kernel& kernel, const LaunchShape& shape);

}  // namespace hip

struct ihipModuleSymbol_t : hip::Kernel {};

#endif
