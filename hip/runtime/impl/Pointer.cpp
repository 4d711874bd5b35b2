// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is known about a pointer: its kind, its allocation, hints on managed memory.

#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/AllocationMap.h"
#include "hip/runtime/objects/Devices.h"

namespace hip::impl {
namespace {

hipMemoryType memoryType(AllocationKind kind) {
  switch (kind) {
    case AllocationKind::Host:
    case AllocationKind::Registered:
      return hipMemoryTypeHost;
    case AllocationKind::Managed:
      return hipMemoryTypeManaged;
    case AllocationKind::Array:
      return hipMemoryTypeArray;
    case AllocationKind::Device:
    case AllocationKind::Graph:
    case AllocationKind::Mapped:
      return hipMemoryTypeDevice;
  }
  return hipMemoryTypeUnregistered;
}

bool isPinned(const Allocation& allocation) {
  return allocation.kind == AllocationKind::Host || allocation.kind == AllocationKind::Registered;
}

template <class T>
hipError_t store(void* data, T value) {
  *static_cast<T*>(data) = value;
  return hipSuccess;
}

// Managed memory that begins and ends in one allocation: what hints and range queries are for.
bool isManagedRange(const void* ptr, size_t bytes) {
  const auto allocation = AllocationMap::get().find(ptr);
  return allocation && allocation->kind == AllocationKind::Managed &&
         AllocationMap::get().rangeFits(ptr, bytes);
}

bool validLocation(int device) { return device == hipCpuDeviceId || Devices::get().valid(device); }

}  // namespace

// Memory that the runtime does not know is plain host memory, which is not an error.
hipError_t hipPointerGetAttributes(hipPointerAttribute_t* attributes, const void* ptr) {
  if (attributes == nullptr || ptr == nullptr) return hipErrorInvalidValue;
  *attributes = {};
  const auto allocation = AllocationMap::get().find(ptr);
  if (!allocation) {
    attributes->type = hipMemoryTypeUnregistered;
    attributes->device = hipInvalidDeviceId;
    return hipSuccess;
  }
  attributes->type = memoryType(allocation->kind);
  attributes->device = allocation->device;
  attributes->devicePointer = const_cast<void*>(ptr);
  const bool hostVisible = isPinned(*allocation) || allocation->kind == AllocationKind::Managed;
  attributes->hostPointer = hostVisible ? const_cast<void*>(ptr) : nullptr;
  attributes->isManaged = allocation->kind == AllocationKind::Managed;
  attributes->allocationFlags = allocation->flags;
  return hipSuccess;
}

hipError_t hipPointerGetAttribute(void* data, hipPointer_attribute attribute, hipDeviceptr_t ptr) {
  if (data == nullptr || ptr == nullptr) return hipErrorInvalidValue;
  const auto allocation = AllocationMap::get().find(ptr);
  if (!allocation) return hipErrorInvalidValue;
  switch (attribute) {
    case HIP_POINTER_ATTRIBUTE_MEMORY_TYPE:
      return store(data, memoryType(allocation->kind));
    case HIP_POINTER_ATTRIBUTE_DEVICE_POINTER:
      return store<void*>(data, ptr);
    case HIP_POINTER_ATTRIBUTE_HOST_POINTER:
      if (allocation->kind == AllocationKind::Device) return hipErrorInvalidValue;
      return store<void*>(data, ptr);
    case HIP_POINTER_ATTRIBUTE_BUFFER_ID:
      return store(data, static_cast<unsigned long long>(allocation->id));
    case HIP_POINTER_ATTRIBUTE_IS_MANAGED:
      return store<unsigned int>(data, allocation->kind == AllocationKind::Managed);
    case HIP_POINTER_ATTRIBUTE_DEVICE_ORDINAL:
      return store(data, allocation->device);
    case HIP_POINTER_ATTRIBUTE_RANGE_START_ADDR:
      return store<void*>(data, allocation->base);
    case HIP_POINTER_ATTRIBUTE_RANGE_SIZE:
      return store(data, allocation->bytes);
    case HIP_POINTER_ATTRIBUTE_MAPPED:
      return store<unsigned int>(data, 1);
    case HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS:
      return store<unsigned int>(data, 0);
    case HIP_POINTER_ATTRIBUTE_ACCESS_FLAGS:
      return store<unsigned int>(data, 3);
    case HIP_POINTER_ATTRIBUTE_MEMPOOL_HANDLE:
      return store<void*>(data, allocation->pool);
    default:
      return hipErrorNotSupported;
  }
}

hipError_t hipDrvPointerGetAttributes(unsigned int count, hipPointer_attribute* attributes,
                                      void** data, hipDeviceptr_t ptr) {
  if (count == 0 || attributes == nullptr || data == nullptr || ptr == nullptr)
    return hipErrorInvalidValue;
  for (unsigned int i = 0; i < count; ++i)
    (void)impl::hipPointerGetAttribute(data[i], attributes[i], ptr);
  return hipSuccess;
}

hipError_t hipPointerSetAttribute(const void* value, hipPointer_attribute attribute,
                                  hipDeviceptr_t ptr) {
  if (value == nullptr || ptr == nullptr || attribute != HIP_POINTER_ATTRIBUTE_SYNC_MEMOPS)
    return hipErrorInvalidValue;
  const auto allocation = AllocationMap::get().find(ptr);
  return allocation ? hipSuccess : hipErrorInvalidDevicePointer;
}

hipError_t hipMemGetAddressRange(hipDeviceptr_t* base, size_t* size, hipDeviceptr_t ptr) {
  if (base == nullptr || size == nullptr) return hipErrorInvalidValue;
  const auto allocation = AllocationMap::get().find(ptr);
  if (!allocation) return hipErrorNotFound;
  *base = allocation->base;
  *size = allocation->bytes;
  return hipSuccess;
}

hipError_t hipMemPtrGetInfo(void* ptr, size_t* size) {
  if (size == nullptr) return hipErrorInvalidValue;
  *size = 0;
  if (ptr == nullptr) return hipSuccess;
  const auto allocation = AllocationMap::get().find(ptr);
  if (!allocation) return hipErrorInvalidValue;
  *size = allocation->bytes;
  return hipSuccess;
}

hipError_t hipMemAdvise(const void* ptr, size_t count, hipMemoryAdvise advice, int device) {
  const bool known =
      (advice >= hipMemAdviseSetReadMostly && advice <= hipMemAdviseUnsetAccessedBy) ||
      advice == hipMemAdviseSetCoarseGrain || advice == hipMemAdviseUnsetCoarseGrain;
  if (ptr == nullptr || count == 0 || !known) return hipErrorInvalidValue;
  const bool needsDevice = advice >= hipMemAdviseSetPreferredLocation;
  if (needsDevice && advice != hipMemAdviseUnsetPreferredLocation && !validLocation(device))
    return hipErrorInvalidDevice;
  return isManagedRange(ptr, count) ? hipSuccess : hipErrorInvalidValue;
}

hipError_t hipMemPrefetchAsync(const void* ptr, size_t count, int device, hipStream_t) {
  if (ptr == nullptr || count == 0) return hipErrorInvalidValue;
  if (!validLocation(device)) return hipErrorInvalidDevice;
  return isManagedRange(ptr, count) ? hipSuccess : hipErrorInvalidValue;
}

hipError_t hipStreamAttachMemAsync(hipStream_t, void* ptr, size_t length, unsigned int flags) {
  const bool known =
      flags == hipMemAttachGlobal || flags == hipMemAttachHost || flags == hipMemAttachSingle;
  if (ptr == nullptr || !known) return hipErrorInvalidValue;
  return isManagedRange(ptr, length) ? hipSuccess : hipErrorInvalidValue;
}

// Hints are not kept: memory is where it is, so the answer is always "nowhere in particular".
hipError_t hipMemRangeGetAttribute(void* data, size_t dataSize, hipMemRangeAttribute attribute,
                                   const void* ptr, size_t count) {
  if (data == nullptr || ptr == nullptr || dataSize < sizeof(int) || dataSize % sizeof(int) != 0)
    return hipErrorInvalidValue;
  if (!isManagedRange(ptr, count)) return hipErrorInvalidValue;
  const auto fill = [&](int value) {
    for (size_t i = 0; i < dataSize / sizeof(int); ++i) static_cast<int*>(data)[i] = value;
    return hipSuccess;
  };
  switch (attribute) {
    case hipMemRangeAttributeReadMostly:
      return fill(0);
    case hipMemRangeAttributePreferredLocation:
    case hipMemRangeAttributeAccessedBy:
    case hipMemRangeAttributeLastPrefetchLocation:
      return fill(hipInvalidDeviceId);
    case hipMemRangeAttributeCoherencyMode:
      return fill(hipMemRangeCoherencyModeFineGrain);
  }
  return hipErrorInvalidValue;
}

hipError_t hipMemRangeGetAttributes(void** data, size_t* dataSizes,
                                    hipMemRangeAttribute* attributes, size_t count, const void* ptr,
                                    size_t bytes) {
  if (data == nullptr || dataSizes == nullptr || attributes == nullptr || count == 0)
    return hipErrorInvalidValue;
  for (size_t i = 0; i < count; ++i)
    HIP_TRY(impl::hipMemRangeGetAttribute(data[i], dataSizes[i], attributes[i], ptr, bytes));
  return hipSuccess;
}

}  // namespace hip::impl
