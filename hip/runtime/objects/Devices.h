// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_OBJECTS_DEVICES_H
#define HIP_RUNTIME_OBJECTS_DEVICES_H

#include <array>
#include <atomic>
#include <memory>
#include <vector>

#include "hip/runtime/Status.h"

namespace hip {

struct Stream;
struct MemoryPool;

/// One device: what it is, and the state that the API keeps for it.
struct Device {
  int ordinal = 0;
  hipDeviceProp_t properties{};
  std::array<size_t, hipLimitRange> limits{};
  unsigned int flags = hipDeviceScheduleAuto;
  hipFuncCache_t cacheConfig = hipFuncCachePreferNone;
  hipSharedMemConfig sharedConfig = hipSharedMemBankSizeFourByte;
  std::vector<bool> peers;  // peers[i]: access to device i is enabled
  hipStream_t defaultStream = nullptr;
};

/// The devices of the process. Lives until the process ends: programs call the API from
/// destructors of static objects.
class Devices {
 public:
  static Devices& get();

  [[nodiscard]] int count() const { return static_cast<int>(devices_.size()); }
  [[nodiscard]] bool valid(int ordinal) const { return ordinal >= 0 && ordinal < count(); }
  Device& operator[](int ordinal) { return *devices_[static_cast<size_t>(ordinal)]; }

  /// The calling thread's device; hipErrorNoDevice when the machine has none.
  Expected<Device*> current();

  /// A fault that makes every later call fail with the same error, until hipDeviceReset.
  [[nodiscard]] hipError_t fault() const { return fault_.load(std::memory_order_relaxed); }
  void setFault(hipError_t code) { fault_.store(code, std::memory_order_relaxed); }

 private:
  Devices();
  std::vector<std::unique_ptr<Device>> devices_;
  std::atomic<hipError_t> fault_{hipSuccess};
};

/// Passes a status of stream work on, and makes faults of kernels sticky.
Status noteFault(Status status);

}  // namespace hip

#endif
