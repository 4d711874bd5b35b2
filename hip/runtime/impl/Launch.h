// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_IMPL_LAUNCH_H
#define HIP_RUNTIME_IMPL_LAUNCH_H

#include <vector>

#include "hip/runtime/Status.h"
#include "hip/runtime/objects/Kernel.h"

namespace hip::impl {

/// Checks a launch and enqueues it.
Status launchKernel(hipFunction_t kernel, const LaunchShape& shape, void** arguments,
                    hipStream_t stream);

/// As launchKernel, for a grid whose blocks wait for each other.
Status launchCooperatively(hipFunction_t kernel, LaunchShape shape, void** arguments,
                           hipStream_t stream);

/// The arguments of a launch in the form of pointers: as given, or taken from the packed buffer of
/// HIP_LAUNCH_PARAM_BUFFER_POINTER. `storage` keeps the pointers alive.
Expected<void**> launchArguments(const KernelInfo& kernel, void** parameters, void** extra,
                                 std::vector<void*>& storage);

/// A function handle that a module or the symbol table gave out.
Expected<hipFunction_t> resolveFunction(hipFunction_t function);

}  // namespace hip::impl

#endif
