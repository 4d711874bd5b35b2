// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_BACKEND_LAUNCHLIMITS_H
#define HIP_RUNTIME_BACKEND_LAUNCHLIMITS_H

#include "hip/runtime/backend/Backend.h"

namespace hip {

/// How much a launch of one kernel may ask for, besides what its device bounds.
struct LaunchLimits {
  int threadsPerBlock = 0;       // of __launch_bounds__; 0: the device's
  size_t staticSharedBytes = 0;  // what the kernel takes of the next before any dynamic memory
  size_t sharedBytesPerBlock = 0;
};

/// Why a launch of this shape cannot be, or hipSuccess: CUDA's answer for a launch by the host and by a kernel.
inline hipError_t launchFault(const LaunchShape& shape, const LaunchLimits& limits, const hipDeviceProp_t& device) {
  const unsigned grid[] = {shape.grid.x, shape.grid.y, shape.grid.z};
  const unsigned block[] = {shape.block.x, shape.block.y, shape.block.z};
  for (int axis = 0; axis < 3; ++axis) {
    if (grid[axis] == 0 || grid[axis] > static_cast<unsigned>(device.maxGridSize[axis]))
      return hipErrorInvalidConfiguration;
    if (block[axis] == 0 || block[axis] > static_cast<unsigned>(device.maxThreadsDim[axis]))
      return hipErrorInvalidConfiguration;
  }
  const auto threads = std::uint64_t{block[0]} * block[1] * block[2];
  if (threads > static_cast<unsigned>(device.maxThreadsPerBlock)) return hipErrorInvalidConfiguration;
  // More than __launch_bounds__ promised: the registers would not suffice.
  if (limits.threadsPerBlock > 0 && threads > static_cast<unsigned>(limits.threadsPerBlock))
    return hipErrorLaunchOutOfResources;
  return limits.staticSharedBytes + shape.dynamicSharedBytes > limits.sharedBytesPerBlock ? hipErrorInvalidValue
                                                                                          : hipSuccess;
}

}  // namespace hip

#endif
