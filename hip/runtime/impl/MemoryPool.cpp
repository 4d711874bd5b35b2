// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/runtime/objects/MemoryPool.h"

#include <memory>

#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/Capture.h"
#include "hip/runtime/objects/Devices.h"
#include "hip/runtime/objects/Graph.h"
#include "hip/runtime/objects/Handles.h"
#include "hip/runtime/objects/Stream.h"

namespace hip::impl {
namespace {

// During a capture an allocation becomes a node, whose memory the graph keeps.
hipError_t allocateInCapture(void** memory, size_t size, Stream& stream, MemoryPool& pool) {
  HIP_TRY_GET(block, pool.allocate(size, AllocationKind::Graph));
  stream.capture->graph->memory->blocks.push_back(block);
  AllocateWork work;
  work.params.poolProps = pool.props;
  work.params.bytesize = size;
  work.params.dptr = block;
  *memory = block;
  return stream.submit(work);
}

hipError_t allocateFrom(void** memory, size_t size, MemoryPool& pool, hipStream_t handle) {
  if (memory == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(stream, Stream::resolve(handle));
  *memory = nullptr;
  if (size == 0) return hipSuccess;
  if (stream->capturing()) return allocateInCapture(memory, size, *stream, pool);
  HIP_TRY_GET(block, pool.allocate(size));
  *memory = block;
  return hipSuccess;
}

template <class T>
hipError_t exchange(bool set, void* user, T& own) {
  if (set) own = *static_cast<T*>(user);
  else *static_cast<T*>(user) = own;
  return hipSuccess;
}

// Reads or writes an attribute. Only the high-water marks and the switches can be written.
hipError_t attribute(hipMemPool_t handle, hipMemPoolAttr which, void* value, bool set) {
  if (value == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(pool, MemoryPool::resolve(handle));
  std::lock_guard lock(pool->mutex);
  const auto amount = [&](size_t own) {
    *static_cast<std::uint64_t*>(value) = own;
    return hipSuccess;
  };
  switch (which) {
    case hipMemPoolReuseFollowEventDependencies:
      return exchange(set, value, pool->reuse[0]);
    case hipMemPoolReuseAllowOpportunistic:
      return exchange(set, value, pool->reuse[1]);
    case hipMemPoolReuseAllowInternalDependencies:
      return exchange(set, value, pool->reuse[2]);
    case hipMemPoolAttrReleaseThreshold:
      return exchange(set, value, pool->releaseThreshold);
    case hipMemPoolAttrReservedMemCurrent:
    case hipMemPoolAttrUsedMemCurrent:
      return set ? hipErrorInvalidValue : amount(pool->usedBytes);
    case hipMemPoolAttrReservedMemHigh:
    case hipMemPoolAttrUsedMemHigh:
      if (!set) return amount(pool->usedHigh);
      if (*static_cast<std::uint64_t*>(value) != 0) return hipErrorInvalidValue;
      pool->usedHigh = pool->usedBytes;
      return hipSuccess;
  }
  return hipErrorInvalidValue;
}

bool validDeviceLocation(const hipMemLocation& location) {
  return location.type == hipMemLocationTypeDevice && Devices::get().valid(location.id);
}

}  // namespace

hipError_t hipMallocAsync(void** memory, size_t size, hipStream_t stream) {
  HIP_TRY_GET(device, Devices::get().current());
  return allocateFrom(memory, size, *MemoryPool::current(device->ordinal), stream);
}

hipError_t hipMallocFromPoolAsync(void** memory, size_t size, hipMemPool_t handle,
                                  hipStream_t stream) {
  HIP_TRY_GET(pool, MemoryPool::resolve(handle));
  return allocateFrom(memory, size, *pool, stream);
}

// Work of the stream is waited for: what it still does with the memory comes first.
hipError_t hipFreeAsync(void* memory, hipStream_t handle) {
  HIP_TRY_GET(stream, Stream::resolve(handle));
  if (memory == nullptr) return hipErrorInvalidValue;
  if (stream->capturing()) return stream->submit(FreeWork{memory});
  const auto allocation = AllocationMap::get().remove(
      memory, [](AllocationKind kind) { return kind == AllocationKind::Device; });
  if (!allocation) {
    const auto other = AllocationMap::get().find(memory);
    return other && other->kind == AllocationKind::Graph ? hipSuccess : hipErrorInvalidValue;
  }
  HIP_TRY(stream->synchronize());
  return MemoryPool::release(*allocation);
}

hipError_t hipDeviceGetDefaultMemPool(hipMemPool_t* pool, int device) {
  if (pool == nullptr) return hipErrorInvalidValue;
  if (!Devices::get().valid(device)) return hipErrorInvalidDevice;
  *pool = MemoryPool::defaultOf(device);
  return hipSuccess;
}

hipError_t hipDeviceGetMemPool(hipMemPool_t* pool, int device) {
  if (pool == nullptr) return hipErrorInvalidValue;
  if (!Devices::get().valid(device)) return hipErrorInvalidDevice;
  *pool = MemoryPool::current(device);
  return hipSuccess;
}

hipError_t hipDeviceSetMemPool(int device, hipMemPool_t pool) {
  if (!Devices::get().valid(device)) return hipErrorInvalidDevice;
  HIP_TRY(MemoryPool::resolve(pool).code());
  MemoryPool::setCurrent(device, pool);
  return hipSuccess;
}

hipError_t hipMemPoolCreate(hipMemPool_t* pool, const hipMemPoolProps* props) {
  if (pool == nullptr || props == nullptr) return hipErrorInvalidValue;
  if (props->allocType != hipMemAllocationTypePinned || !validDeviceLocation(props->location))
    return hipErrorInvalidValue;
  if (props->handleTypes != hipMemHandleTypeNone &&
      props->handleTypes != hipMemHandleTypePosixFileDescriptor)
    return hipErrorInvalidValue;
  auto created = std::make_unique<ihipMemPoolHandle_t>();
  created->device = props->location.id;
  created->props = *props;
  *pool = Handles<ihipMemPoolHandle_t>::get().add(created.release());
  return hipSuccess;
}

// The pool leaves its device; memory that is still in use keeps the object alive.
hipError_t hipMemPoolDestroy(hipMemPool_t handle) {
  HIP_TRY_GET(pool, MemoryPool::resolve(handle));
  if (handle == MemoryPool::defaultOf(pool->device)) return hipErrorInvalidValue;
  if (handle == MemoryPool::current(pool->device))
    MemoryPool::setCurrent(pool->device, MemoryPool::defaultOf(pool->device));
  if (!Handles<ihipMemPoolHandle_t>::get().remove(handle)) return hipErrorInvalidValue;
  if (handle->usedBytes == 0) delete handle;
  return hipSuccess;
}

hipError_t hipMemPoolTrimTo(hipMemPool_t pool, size_t) { return MemoryPool::resolve(pool).code(); }

hipError_t hipMemPoolGetAttribute(hipMemPool_t pool, hipMemPoolAttr which, void* value) {
  return attribute(pool, which, value, false);
}

hipError_t hipMemPoolSetAttribute(hipMemPool_t pool, hipMemPoolAttr which, void* value) {
  return attribute(pool, which, value, true);
}

hipError_t hipMemPoolSetAccess(hipMemPool_t handle, const hipMemAccessDesc* descs, size_t count) {
  HIP_TRY_GET(pool, MemoryPool::resolve(handle));
  if (descs == nullptr || count == 0) return hipErrorInvalidValue;
  for (size_t i = 0; i < count; ++i) {
    if (!validDeviceLocation(descs[i].location)) return hipErrorInvalidValue;
    const bool own = descs[i].location.id == pool->device;
    if (own && descs[i].flags == hipMemAccessFlagsProtNone) return hipErrorInvalidDevice;
  }
  pool->access = descs[count - 1].flags;
  return hipSuccess;
}

hipError_t hipMemPoolGetAccess(hipMemAccessFlags* flags, hipMemPool_t handle,
                               hipMemLocation* location) {
  if (flags == nullptr || location == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(pool, MemoryPool::resolve(handle));
  if (!validDeviceLocation(*location)) return hipErrorInvalidValue;
  *flags = location->id == pool->device ? hipMemAccessFlagsProtReadWrite : pool->access;
  return hipSuccess;
}

}  // namespace hip::impl
