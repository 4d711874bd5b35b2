// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/runtime/objects/Devices.h"

#include <algorithm>

#include "hip/runtime/ThreadState.h"
#include "hip/runtime/backend/Backend.h"
#include "hip/runtime/objects/Stream.h"

namespace hip {

Devices& Devices::get() {
  static Devices* devices = new Devices;
  return *devices;
}

Devices::Devices() {
  const int count = backend().deviceCount();
  for (int ordinal = 0; ordinal < count; ++ordinal) {
    auto device = std::make_unique<Device>();
    device->ordinal = ordinal;
    if (backend().describeDevice(ordinal, &device->properties) != hipSuccess) break;
    device->limits = {size_t{1} << 10, size_t{1} << 20, size_t{8} << 20};
    device->peers.resize(static_cast<size_t>(count));
    device->defaultStream = Stream::makeDefault(ordinal);
    devices_.push_back(std::move(device));
  }
}

Expected<Device*> Devices::current() {
  if (devices_.empty()) return hipErrorNoDevice;
  return devices_[static_cast<size_t>(threadState().device)].get();
}

Status noteFault(Status status) {
  static constexpr hipError_t kFaults[] = {hipErrorIllegalAddress, hipErrorLaunchTimeOut,
                                           hipErrorAssert, hipErrorLaunchFailure,
                                           hipErrorECCNotCorrectable};
  const bool sticky =
      std::find(std::begin(kFaults), std::end(kFaults), status.code()) != std::end(kFaults);
  if (sticky) Devices::get().setFault(status.code());
  return status;
}

}  // namespace hip
