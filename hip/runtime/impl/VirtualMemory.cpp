// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Address ranges and the physical memory behind them.

#include <map>
#include <memory>
#include <mutex>

#include "hip/runtime/backend/Backend.h"
#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/AllocationMap.h"
#include "hip/runtime/objects/Devices.h"
#include "hip/runtime/objects/Handles.h"

struct ihipMemGenericAllocationHandle {
  hip::BackendPhysical physical = nullptr;
  size_t bytes = 0;
  hipMemAllocationProp prop{};
  unsigned int references = 1;  // of the program and of each mapping
};

namespace hip::impl {
namespace {

using Physical = ihipMemGenericAllocationHandle;

struct Mapping {
  size_t bytes;
  Physical* physical;
  hipMemAccessFlags access;
};

std::mutex mutex;  // guards everything below

std::map<char*, size_t>& reservations() {
  static auto* all = new std::map<char*, size_t>;
  return *all;
}

std::map<char*, Mapping>& mappings() {
  static auto* all = new std::map<char*, Mapping>;
  return *all;
}

bool isAligned(size_t value) { return value != 0 && value % backend().pageBytes(0) == 0; }

Status validate(const hipMemAllocationProp* prop) {
  if (prop == nullptr || prop->type != hipMemAllocationTypePinned) return hipErrorInvalidValue;
  if (prop->location.type != hipMemLocationTypeDevice) return hipErrorInvalidValue;
  return Devices::get().valid(prop->location.id) ? hipSuccess : hipErrorInvalidValue;
}

Expected<Physical*> resolvePhysical(Physical* handle) {
  if (handle == nullptr || !Handles<Physical>::get().contains(handle)) return hipErrorInvalidValue;
  return handle;
}

void dropReference(Physical* physical) {
  if (--physical->references > 0) return;
  (void)Handles<Physical>::get().remove(physical);
  (void)backend().releasePhysical(physical->physical);
  delete physical;
}

std::map<char*, Mapping>::iterator mappingOf(void* address) {
  auto next = mappings().upper_bound(static_cast<char*>(address));
  if (next == mappings().begin()) return mappings().end();
  --next;
  return static_cast<char*>(address) < next->first + next->second.bytes ? next : mappings().end();
}

}  // namespace

hipError_t hipMemGetAllocationGranularity(size_t* granularity, const hipMemAllocationProp* prop,
                                          hipMemAllocationGranularity_flags option) {
  if (granularity == nullptr || option > hipMemAllocationGranularityRecommended)
    return hipErrorInvalidValue;
  HIP_TRY(validate(prop));
  *granularity = backend().pageBytes(prop->location.id);
  return hipSuccess;
}

hipError_t hipMemAddressReserve(void** range, size_t size, size_t alignment, void* hint,
                                unsigned long long flags) {
  const bool powerOfTwo = (alignment & (alignment - 1)) == 0;
  if (range == nullptr || flags != 0 || !isAligned(size) || !powerOfTwo)
    return hipErrorInvalidValue;
  HIP_TRY(backend().reserveAddresses(size, alignment, hint, range));
  std::lock_guard lock(mutex);
  reservations()[static_cast<char*>(*range)] = size;
  return hipSuccess;
}

hipError_t hipMemAddressFree(void* range, size_t size) {
  std::lock_guard lock(mutex);
  const auto found = reservations().find(static_cast<char*>(range));
  if (range == nullptr || found == reservations().end() || found->second != size)
    return hipErrorInvalidValue;
  reservations().erase(found);
  return backend().releaseAddresses(range, size);
}

hipError_t hipMemCreate(hipMemGenericAllocationHandle_t* handle, size_t size,
                        const hipMemAllocationProp* prop, unsigned long long flags) {
  if (handle == nullptr || flags != 0 || !isAligned(size)) return hipErrorInvalidValue;
  HIP_TRY(validate(prop));
  if (size > Devices::get()[prop->location.id].properties.totalGlobalMem)
    return hipErrorOutOfMemory;
  auto created = std::make_unique<Physical>();
  created->bytes = size;
  created->prop = *prop;
  HIP_TRY(backend().createPhysical(prop->location.id, size, &created->physical));
  *handle = Handles<Physical>::get().add(created.release());
  return hipSuccess;
}

hipError_t hipMemRelease(hipMemGenericAllocationHandle_t handle) {
  std::lock_guard lock(mutex);
  HIP_TRY_GET(physical, resolvePhysical(handle));
  dropReference(physical);
  return hipSuccess;
}

hipError_t hipMemMap(void* range, size_t size, size_t offset,
                     hipMemGenericAllocationHandle_t handle, unsigned long long flags) {
  if (range == nullptr || flags != 0 || offset != 0 || !isAligned(size))
    return hipErrorInvalidValue;
  std::lock_guard lock(mutex);
  HIP_TRY_GET(physical, resolvePhysical(handle));
  if (size > physical->bytes || mappingOf(range) != mappings().end()) return hipErrorInvalidValue;
  HIP_TRY(backend().mapPhysical(range, size, offset, physical->physical));
  ++physical->references;
  mappings()[static_cast<char*>(range)] = {size, physical, hipMemAccessFlagsProtNone};
  AllocationMap::get().add({range, size, AllocationKind::Mapped, physical->prop.location.id});
  return hipSuccess;
}

hipError_t hipMemUnmap(void* range, size_t size) {
  std::lock_guard lock(mutex);
  const auto found = mappings().find(static_cast<char*>(range));
  if (range == nullptr || found == mappings().end() || found->second.bytes != size)
    return hipErrorInvalidValue;
  HIP_TRY(backend().unmapPhysical(range, size));
  (void)AllocationMap::get().remove(range, [](AllocationKind) { return true; });
  dropReference(found->second.physical);
  mappings().erase(found);
  return hipSuccess;
}

hipError_t hipMemSetAccess(void* range, size_t size, const hipMemAccessDesc* desc, size_t count) {
  if (range == nullptr || desc == nullptr || count == 0 || size == 0) return hipErrorInvalidValue;
  for (size_t i = 0; i < count; ++i)
    if (desc[i].location.type != hipMemLocationTypeDevice ||
        !Devices::get().valid(desc[i].location.id))
      return hipErrorInvalidValue;
  std::lock_guard lock(mutex);
  // The range may cover several mappings that follow one another.
  auto* at = static_cast<char*>(range);
  for (size_t done = 0; done < size;) {
    const auto found = mappings().find(at + done);
    if (found == mappings().end()) return hipErrorInvalidValue;
    found->second.access = desc[count - 1].flags;
    done += found->second.bytes;
  }
  return backend().protectRange(range, size, desc[count - 1].flags);
}

hipError_t hipMemGetAccess(unsigned long long* flags, const hipMemLocation* location, void* ptr) {
  if (flags == nullptr || location == nullptr || ptr == nullptr) return hipErrorInvalidValue;
  if (location->type != hipMemLocationTypeDevice || !Devices::get().valid(location->id))
    return hipErrorInvalidValue;
  std::lock_guard lock(mutex);
  const auto found = mappingOf(ptr);
  if (found == mappings().end()) return hipErrorInvalidValue;
  *flags = found->second.access;
  return hipSuccess;
}

hipError_t hipMemRetainAllocationHandle(hipMemGenericAllocationHandle_t* handle, void* address) {
  if (handle == nullptr || address == nullptr) return hipErrorInvalidValue;
  std::lock_guard lock(mutex);
  const auto found = mappingOf(address);
  if (found == mappings().end()) return hipErrorInvalidValue;
  *handle = found->second.physical;
  ++(*handle)->references;
  return hipSuccess;
}

hipError_t hipMemGetAllocationPropertiesFromHandle(hipMemAllocationProp* prop,
                                                   hipMemGenericAllocationHandle_t handle) {
  if (prop == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(physical, resolvePhysical(handle));
  *prop = physical->prop;
  return hipSuccess;
}

}  // namespace hip::impl
