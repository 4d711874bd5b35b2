// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_RUNTIME_LAUNCH_H
#define BACKENDS_CPU_RUNTIME_LAUNCH_H

#include <atomic>

#include "backends/cpu/runtime/KernelAbi.h"
#include "hip/runtime/backend/Backend.h"

namespace hip::cpu {

/// A kernel of a loaded module, and how long its blocks took so far.
struct LoadedKernel {
  const KernelEntry* entry = nullptr;
  std::atomic<float> nanosecondsPerBlock{-1};  // negative: never ran
};

/// Runs the whole grid before it returns.
hipError_t launch(LoadedKernel& kernel, const LaunchShape& shape, void* const* arguments);

}  // namespace hip::cpu

#endif
