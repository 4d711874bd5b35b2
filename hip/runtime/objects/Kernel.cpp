// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/runtime/objects/Kernel.h"

#include "hip/runtime/objects/Devices.h"

namespace hip {
namespace {

bool fits(const dim3& size, const int (&limit)[3]) {
  return size.x <= static_cast<unsigned>(limit[0]) && size.y <= static_cast<unsigned>(limit[1]) &&
         size.z <= static_cast<unsigned>(limit[2]);
}

bool empty(const dim3& size) { return size.x == 0 || size.y == 0 || size.z == 0; }

}  // namespace

Status validateLaunch(const Kernel& kernel, const LaunchShape& shape) {
  HIP_TRY_GET(device, Devices::get().current());
  const hipDeviceProp_t& limits = device->properties;
  if (empty(shape.grid) || empty(shape.block)) return hipErrorInvalidConfiguration;
  if (!fits(shape.grid, limits.maxGridSize) || !fits(shape.block, limits.maxThreadsDim))
    return hipErrorInvalidConfiguration;
  const auto threads = std::uint64_t{shape.block.x} * shape.block.y * shape.block.z;
  if (threads > static_cast<unsigned>(limits.maxThreadsPerBlock))
    return hipErrorInvalidConfiguration;
  // More than __launch_bounds__ promised: the registers would not suffice.
  if (kernel.threadLimit > 0 && threads > static_cast<unsigned>(kernel.threadLimit))
    return hipErrorLaunchOutOfResources;
  const size_t granted = kernel.maxDynamicSharedBytes > 0
                             ? kernel.maxDynamicSharedBytes + kernel.info.staticSharedBytes
                             : limits.sharedMemPerBlock;
  if (kernel.info.staticSharedBytes + shape.dynamicSharedBytes > granted)
    return hipErrorInvalidValue;
  return hipSuccess;
}

}  // namespace hip
