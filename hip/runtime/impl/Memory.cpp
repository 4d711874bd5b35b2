// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Allocation: of device, host and managed memory, and registration of memory of the program.

#include "hip/runtime/backend/Backend.h"
#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/AllocationMap.h"
#include "hip/runtime/objects/Devices.h"
#include "hip/runtime/objects/MemoryPool.h"

namespace hip::impl {
namespace {

constexpr unsigned int kHostFlags = hipHostMallocPortable | hipHostMallocMapped |
                                    hipHostMallocWriteCombined | hipHostMallocNumaUser |
                                    hipHostMallocCoherent | hipHostMallocNonCoherent |
                                    hipHostMallocUncached;

bool isGraphMemory(void* ptr) {
  const auto allocation = AllocationMap::get().find(ptr);
  return allocation && allocation->base == ptr && allocation->kind == AllocationKind::Graph;
}

size_t roundUp(size_t value, size_t multiple) {
  return (value + multiple - 1) / multiple * multiple;
}

hipError_t allocateHost(void** ptr, size_t size, unsigned int flags) {
  if (ptr == nullptr || (flags & ~kHostFlags) != 0) return hipErrorInvalidValue;
  const bool coherent = (flags & hipHostMallocCoherent) != 0;
  if (coherent && (flags & hipHostMallocNonCoherent) != 0) return hipErrorInvalidValue;
  *ptr = nullptr;
  if (size == 0) return hipSuccess;
  HIP_TRY_GET(current, Devices::get().current());
  HIP_TRY(backend().allocateHost(size, ptr));
  AllocationMap::get().add({*ptr, size, AllocationKind::Host, current->ordinal, flags});
  return hipSuccess;
}

hipError_t releaseHost(void* ptr) {
  if (ptr == nullptr) return hipSuccess;
  const auto allocation = AllocationMap::get().remove(
      ptr, [](AllocationKind kind) { return kind == AllocationKind::Host; });
  if (!allocation) return hipErrorInvalidValue;
  return backend().releaseHost(ptr, allocation->bytes);
}

}  // namespace

hipError_t hipMalloc(void** ptr, size_t size) {
  if (ptr == nullptr) return hipErrorInvalidValue;
  *ptr = nullptr;
  if (size == 0) return hipSuccess;
  HIP_TRY_GET(current, Devices::get().current());
  if (size > current->properties.totalGlobalMem) return hipErrorOutOfMemory;
  HIP_TRY(backend().allocateDevice(current->ordinal, size, ptr));
  AllocationMap::get().add({*ptr, size, AllocationKind::Device, current->ordinal});
  return hipSuccess;
}

hipError_t hipExtMallocWithFlags(void** ptr, size_t size, unsigned int flags) {
  if (flags > hipDeviceMallocContiguous) return hipErrorInvalidValue;
  if (flags == hipMallocSignalMemory && size != 8) return hipErrorInvalidValue;
  return impl::hipMalloc(ptr, size);
}

hipError_t hipFree(void* ptr) {
  if (ptr == nullptr) return hipSuccess;
  const auto allocation = AllocationMap::get().remove(ptr, [](AllocationKind kind) {
    return kind == AllocationKind::Device || kind == AllocationKind::Managed;
  });
  if (!allocation) return isGraphMemory(ptr) ? hipSuccess : hipErrorInvalidValue;
  HIP_TRY(noteFault(backend().synchronizeDevice(allocation->device)));
  if (allocation->pool != nullptr) return MemoryPool::release(*allocation);
  if (allocation->kind == AllocationKind::Managed)
    return backend().releaseManaged(ptr, allocation->bytes);
  return backend().releaseDevice(allocation->device, ptr, allocation->bytes);
}

hipError_t hipMallocPitch(void** ptr, size_t* pitch, size_t width, size_t height) {
  if (ptr == nullptr || pitch == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(current, Devices::get().current());
  const size_t row = roundUp(width, current->properties.texturePitchAlignment);
  if (row < width) return hipErrorInvalidValue;
  *ptr = nullptr;
  *pitch = 0;
  if (width == 0 || height == 0) return hipSuccess;
  if (height > current->properties.totalGlobalMem / row) return hipErrorOutOfMemory;
  *pitch = row;
  return impl::hipMalloc(ptr, row * height);
}

hipError_t hipMemAllocPitch(hipDeviceptr_t* ptr, size_t* pitch, size_t widthInBytes, size_t height,
                            unsigned int elementBytes) {
  if (elementBytes != 4 && elementBytes != 8 && elementBytes != 16) return hipErrorInvalidValue;
  if (widthInBytes == 0 || height == 0) return hipErrorInvalidValue;
  return impl::hipMallocPitch(ptr, pitch, widthInBytes, height);
}

hipError_t hipMalloc3D(hipPitchedPtr* ptr, hipExtent extent) {
  if (ptr == nullptr) return hipErrorInvalidValue;
  if (extent.height != 0 && extent.depth > ~size_t{0} / extent.height) return hipErrorOutOfMemory;
  void* memory = nullptr;
  size_t pitch = 0;
  HIP_TRY(impl::hipMallocPitch(&memory, &pitch, extent.width, extent.height * extent.depth));
  *ptr = make_hipPitchedPtr(memory, pitch, extent.width, extent.height);
  return hipSuccess;
}

hipError_t hipMallocManaged(void** ptr, size_t size, unsigned int flags) {
  if (ptr == nullptr || size == 0) return hipErrorInvalidValue;
  if (flags != hipMemAttachGlobal && flags != hipMemAttachHost) return hipErrorInvalidValue;
  HIP_TRY_GET(current, Devices::get().current());
  HIP_TRY(backend().allocateManaged(size, ptr));
  AllocationMap::get().add({*ptr, size, AllocationKind::Managed, current->ordinal, flags});
  return hipSuccess;
}

hipError_t hipHostMalloc(void** ptr, size_t size, unsigned int flags) {
  return allocateHost(ptr, size, flags);
}
hipError_t hipHostAlloc(void** ptr, size_t size, unsigned int flags) {
  return allocateHost(ptr, size, flags);
}
hipError_t hipExtHostAlloc(void** ptr, size_t size, unsigned int flags) {
  return allocateHost(ptr, size, flags);
}
hipError_t hipMallocHost(void** ptr, size_t size) { return allocateHost(ptr, size, 0); }
hipError_t hipMemAllocHost(void** ptr, size_t size) { return allocateHost(ptr, size, 0); }
hipError_t hipHostFree(void* ptr) { return releaseHost(ptr); }
hipError_t hipFreeHost(void* ptr) { return releaseHost(ptr); }

hipError_t hipHostRegister(void* ptr, size_t size, unsigned int flags) {
  constexpr unsigned int kKnown = hipHostRegisterPortable | hipHostRegisterMapped |
                                  hipHostRegisterIoMemory | hipHostRegisterReadOnly;
  if (ptr == nullptr || size == 0 || (flags & ~kKnown) != 0) return hipErrorInvalidValue;
  if (AllocationMap::get().find(ptr)) return hipErrorHostMemoryAlreadyRegistered;
  HIP_TRY_GET(current, Devices::get().current());
  HIP_TRY(backend().registerHost(ptr, size));
  AllocationMap::get().add({ptr, size, AllocationKind::Registered, current->ordinal, flags});
  return hipSuccess;
}

hipError_t hipHostUnregister(void* ptr) {
  if (ptr == nullptr) return hipErrorInvalidValue;
  const auto allocation = AllocationMap::get().remove(
      ptr, [](AllocationKind kind) { return kind == AllocationKind::Registered; });
  if (!allocation) return hipErrorHostMemoryNotRegistered;
  return backend().unregisterHost(ptr);
}

hipError_t hipHostGetDevicePointer(void** devPtr, void* hostPtr, unsigned int flags) {
  if (devPtr == nullptr || hostPtr == nullptr || flags != 0) return hipErrorInvalidValue;
  const auto allocation = AllocationMap::get().find(hostPtr);
  const bool pinned = allocation && (allocation->kind == AllocationKind::Host ||
                                     allocation->kind == AllocationKind::Registered);
  if (!pinned) return hipErrorInvalidValue;
  *devPtr = hostPtr;
  return hipSuccess;
}

hipError_t hipHostGetFlags(unsigned int* flags, void* hostPtr) {
  if (flags == nullptr || hostPtr == nullptr) return hipErrorInvalidValue;
  const auto allocation = AllocationMap::get().find(hostPtr);
  if (!allocation || allocation->kind != AllocationKind::Host) return hipErrorInvalidValue;
  *flags = allocation->flags;
  return hipSuccess;
}

hipError_t hipMemGetInfo(size_t* free, size_t* total) {
  if (free == nullptr && total == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(current, Devices::get().current());
  size_t freeBytes = 0, totalBytes = 0;
  HIP_TRY(backend().memoryInfo(current->ordinal, &freeBytes, &totalBytes));
  if (free != nullptr) *free = freeBytes;
  if (total != nullptr) *total = totalBytes;
  return hipSuccess;
}

}  // namespace hip::impl
