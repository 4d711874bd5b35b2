// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/runtime/objects/Kernel.h"

#include "hip/runtime/backend/LaunchLimits.h"
#include "hip/runtime/objects/Devices.h"

namespace hip {
Status validateLaunch(const Kernel& kernel, const LaunchShape& shape) {
  HIP_TRY_GET(device, Devices::get().current());
  const size_t granted = kernel.maxDynamicSharedBytes > 0
                             ? kernel.maxDynamicSharedBytes + kernel.info.staticSharedBytes
                             : device->properties.sharedMemPerBlock;
  return launchFault(shape, {kernel.threadLimit, kernel.info.staticSharedBytes, granted}, device->properties);
}

}  // namespace hip
