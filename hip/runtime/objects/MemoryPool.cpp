// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/runtime/objects/MemoryPool.h"

#include <algorithm>
#include <map>

#include "hip/runtime/backend/Backend.h"
#include "hip/runtime/objects/Devices.h"
#include "hip/runtime/objects/Handles.h"

namespace hip {
namespace {

struct DevicePools {
  hipMemPool_t standard = nullptr;
  hipMemPool_t current = nullptr;
};

std::mutex poolsMutex;

// Called with poolsMutex held.
DevicePools& poolsOf(int device) {
  static auto* pools = new std::map<int, DevicePools>;
  DevicePools& own = (*pools)[device];
  if (own.standard == nullptr) {
    own.standard = new ihipMemPoolHandle_t;
    own.standard->device = device;
    own.standard->props.allocType = hipMemAllocationTypePinned;
    own.standard->props.location = {hipMemLocationTypeDevice, device};
    own.current = Handles<ihipMemPoolHandle_t>::get().add(own.standard);
  }
  return own;
}

}  // namespace

Expected<MemoryPool*> MemoryPool::resolve(hipMemPool_t handle) {
  if (handle == nullptr || !Handles<ihipMemPoolHandle_t>::get().contains(handle))
    return hipErrorInvalidValue;
  return static_cast<MemoryPool*>(handle);
}

hipMemPool_t MemoryPool::defaultOf(int device) {
  std::lock_guard lock(poolsMutex);
  return poolsOf(device).standard;
}

hipMemPool_t MemoryPool::current(int device) {
  std::lock_guard lock(poolsMutex);
  return poolsOf(device).current;
}

void MemoryPool::setCurrent(int device, hipMemPool_t pool) {
  std::lock_guard lock(poolsMutex);
  poolsOf(device).current = pool;
}

Expected<void*> MemoryPool::allocate(size_t bytes, AllocationKind kind) {
  const size_t limit = Devices::get()[device].properties.totalGlobalMem;
  std::lock_guard lock(mutex);
  if (bytes > limit || (props.maxSize != 0 && usedBytes + bytes > props.maxSize))
    return hipErrorOutOfMemory;
  void* memory = nullptr;
  HIP_TRY(backend().allocateDevice(device, bytes, &memory));
  AllocationMap::get().add({memory, bytes, kind, device, 0, 0, this});
  usedBytes += bytes;
  usedHigh = std::max(usedHigh, usedBytes);
  return memory;
}

Status MemoryPool::release(const Allocation& allocation) {
  if (allocation.pool != nullptr) {
    std::lock_guard lock(allocation.pool->mutex);
    allocation.pool->usedBytes -= allocation.bytes;
  }
  return backend().releaseDevice(allocation.device, allocation.base, allocation.bytes);
}

}  // namespace hip
