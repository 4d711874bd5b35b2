// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>
#include <climits>
#include <cstdio>
#include <cstring>
#include <string>

#include "hip/runtime/ThreadState.h"
#include "hip/runtime/backend/Backend.h"
#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/AllocationMap.h"
#include "hip/runtime/objects/Devices.h"
#include "hip/runtime/objects/Handles.h"
#include "hip/runtime/objects/Stream.h"

namespace hip::impl {
namespace {

// The HIP release whose behaviour the runtime follows, as the version functions report it.
constexpr int kVersion = HIP_VERSION;

Expected<Device*> device(int ordinal) {
  if (!Devices::get().valid(ordinal)) return hipErrorInvalidDevice;
  return &Devices::get()[ordinal];
}

// A size that an int attribute cannot hold is reported as the largest int.
template <class T>
int clampToInt(T value) {
  if (value > static_cast<T>(INT_MAX)) return INT_MAX;
  return static_cast<int>(value);
}

// How many of the wanted properties (those that are not zero) the device has.
int matches(const hipDeviceProp_t& have, const hipDeviceProp_t& wanted) {
  const auto enough = [](auto value, auto atLeast) { return atLeast != 0 && value >= atLeast; };
  return enough(have.major, wanted.major) + enough(have.minor, wanted.minor) +
         enough(have.totalGlobalMem, wanted.totalGlobalMem) +
         enough(have.sharedMemPerBlock, wanted.sharedMemPerBlock) +
         enough(have.maxThreadsPerBlock, wanted.maxThreadsPerBlock) +
         enough(have.multiProcessorCount, wanted.multiProcessorCount);
}

}  // namespace

hipError_t hipInit(unsigned int flags) {
  if (flags != 0) return hipErrorInvalidValue;
  return Devices::get().count() > 0 ? hipSuccess : hipErrorNoDevice;
}

hipError_t hipGetDeviceCount(int* count) {
  if (count == nullptr) return hipErrorInvalidValue;
  *count = Devices::get().count();
  return *count > 0 ? hipSuccess : hipErrorNoDevice;
}

hipError_t hipSetDevice(int deviceId) {
  HIP_TRY_GET(wanted, device(deviceId));
  threadState().device = wanted->ordinal;
  return hipSuccess;
}

hipError_t hipGetDevice(int* deviceId) {
  if (deviceId == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(current, Devices::get().current());
  *deviceId = current->ordinal;
  return hipSuccess;
}

hipError_t hipSetValidDevices(int* devices, int count) {
  if (devices == nullptr || count <= 0) return hipErrorInvalidValue;
  for (int i = 0; i < count; ++i)
    if (!Devices::get().valid(devices[i])) return hipErrorInvalidDevice;
  return hipSuccess;
}

hipError_t hipDeviceSynchronize() {
  HIP_TRY_GET(current, Devices::get().current());
  for (ihipStream_t* stream : Handles<ihipStream_t>::get().all())
    if (stream->capturing()) return hipErrorStreamCaptureUnsupported;
  return noteFault(backend().synchronizeDevice(current->ordinal));
}

// Memory that is left is released; handles of streams and events end with it in CUDA too.
hipError_t hipDeviceReset() {
  auto current = Devices::get().current();
  if (!current.ok()) return current.code();
  (void)backend().synchronizeDevice((*current)->ordinal);
  for (auto& [base, allocation] : AllocationMap::get().takeAll()) {
    if (allocation.kind == AllocationKind::Device)
      (void)backend().releaseDevice(allocation.device, allocation.base, allocation.bytes);
    else if (allocation.kind == AllocationKind::Host)
      (void)backend().releaseHost(allocation.base, allocation.bytes);
    else AllocationMap::get().add(allocation);  // owned by a variable, an array or a mapping
  }
  Devices::get().setFault(hipSuccess);
  threadState().lastError = hipSuccess;
  (*current)->flags = hipDeviceScheduleAuto;
  std::fill((*current)->peers.begin(), (*current)->peers.end(), false);
  return hipSuccess;
}

hipError_t hipGetDevicePropertiesR0600(hipDeviceProp_tR0600* properties, int deviceId) {
  if (properties == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(wanted, device(deviceId));
  *properties = wanted->properties;
  return hipSuccess;
}

hipError_t hipChooseDeviceR0600(int* deviceId, const hipDeviceProp_tR0600* wanted) {
  if (deviceId == nullptr || wanted == nullptr) return hipErrorInvalidValue;
  int best = 0;
  for (int i = 1; i < Devices::get().count(); ++i)
    if (matches(Devices::get()[i].properties, *wanted) >
        matches(Devices::get()[best].properties, *wanted))
      best = i;
  *deviceId = best;
  return hipSuccess;
}

hipError_t hipDeviceGetAttribute(int* value, hipDeviceAttribute_t attribute, int deviceId) {
  if (value == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(wanted, device(deviceId));
  using Getter = int (*)(const hipDeviceProp_t&);
  struct Row {
    hipDeviceAttribute_t attribute;
    Getter get;
  };
  static constexpr Row kRows[] = {
#define HIP_ATTRIBUTE(name, value) \
  {name, []([[maybe_unused]] const hipDeviceProp_t& p) { return clampToInt(value); }},
#include "hip/api/device_attributes.def"
#undef HIP_ATTRIBUTE
  };
  for (const Row& row : kRows) {
    if (row.attribute != attribute) continue;
    *value = row.get(wanted->properties);
    return hipSuccess;
  }
  return hipErrorInvalidValue;
}

hipError_t hipDeviceGetLimit(size_t* value, hipLimit_t limit) {
  if (value == nullptr) return hipErrorInvalidValue;
  if (limit < 0 || limit >= hipLimitRange) return hipErrorUnsupportedLimit;
  HIP_TRY_GET(current, Devices::get().current());
  *value = current->limits[limit];
  return hipSuccess;
}

hipError_t hipDeviceSetLimit(hipLimit_t limit, size_t value) {
  if (limit < 0 || limit >= hipLimitRange) return hipErrorUnsupportedLimit;
  HIP_TRY_GET(current, Devices::get().current());
  current->limits[limit] = value;
  return hipSuccess;
}

hipError_t hipDeviceGetCacheConfig(hipFuncCache_t* config) {
  if (config == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(current, Devices::get().current());
  *config = current->cacheConfig;
  return hipSuccess;
}

hipError_t hipDeviceSetCacheConfig(hipFuncCache_t config) {
  if (config < hipFuncCachePreferNone || config > hipFuncCachePreferEqual)
    return hipErrorInvalidValue;
  HIP_TRY_GET(current, Devices::get().current());
  current->cacheConfig = config;
  return hipSuccess;
}

hipError_t hipDeviceGetSharedMemConfig(hipSharedMemConfig* config) {
  if (config == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(current, Devices::get().current());
  *config = current->sharedConfig;
  return hipSuccess;
}

hipError_t hipDeviceSetSharedMemConfig(hipSharedMemConfig config) {
  if (config < hipSharedMemBankSizeDefault || config > hipSharedMemBankSizeEightByte)
    return hipErrorInvalidValue;
  return hipSuccess;
}

hipError_t hipSetDeviceFlags(unsigned int flags) {
  const unsigned int known = hipDeviceScheduleMask | hipDeviceMapHost | hipDeviceLmemResizeToMax;
  const unsigned int schedule = flags & hipDeviceScheduleMask;
  const bool oneSchedule = (schedule & (schedule - 1)) == 0;
  if ((flags & ~known) != 0 || !oneSchedule) return hipErrorInvalidValue;
  HIP_TRY_GET(current, Devices::get().current());
  current->flags = flags;
  return hipSuccess;
}

hipError_t hipGetDeviceFlags(unsigned int* flags) {
  if (flags == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(current, Devices::get().current());
  *flags = current->flags;
  return hipSuccess;
}

hipError_t hipDriverGetVersion(int* version) {
  if (version == nullptr) return hipErrorInvalidValue;
  *version = kVersion;
  return hipSuccess;
}

hipError_t hipRuntimeGetVersion(int* version) { return hipDriverGetVersion(version); }

hipError_t hipDeviceGet(hipDevice_t* handle, int ordinal) {
  if (handle == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(wanted, device(ordinal));
  *handle = wanted->ordinal;
  return hipSuccess;
}

hipError_t hipDeviceGetName(char* name, int length, hipDevice_t handle) {
  if (name == nullptr || length <= 0) return hipErrorInvalidValue;
  HIP_TRY_GET(wanted, device(handle));
  std::snprintf(name, static_cast<size_t>(length), "%s", wanted->properties.name);
  return hipSuccess;
}

hipError_t hipDeviceGetUuid(hipUUID* uuid, hipDevice_t handle) {
  if (uuid == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(wanted, device(handle));
  *uuid = wanted->properties.uuid;
  return hipSuccess;
}

hipError_t hipDeviceTotalMem(size_t* bytes, hipDevice_t handle) {
  if (bytes == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(wanted, device(handle));
  *bytes = wanted->properties.totalGlobalMem;
  return hipSuccess;
}

hipError_t hipDeviceComputeCapability(int* major, int* minor, hipDevice_t handle) {
  if (major == nullptr || minor == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(wanted, device(handle));
  *major = wanted->properties.major;
  *minor = wanted->properties.minor;
  return hipSuccess;
}

hipError_t hipDeviceGetPCIBusId(char* text, int length, int deviceId) {
  HIP_TRY_GET(wanted, device(deviceId));
  constexpr int kBusIdLength = 13;  // dddd:bb:dd.f and its end
  if (text == nullptr || length < kBusIdLength) return hipErrorInvalidValue;
  const hipDeviceProp_t& p = wanted->properties;
  std::snprintf(text, static_cast<size_t>(length), "%04x:%02x:%02x.0", p.pciDomainID, p.pciBusID,
                p.pciDeviceID);
  return hipSuccess;
}

hipError_t hipDeviceGetByPCIBusId(int* deviceId, const char* text) {
  if (deviceId == nullptr || text == nullptr) return hipErrorInvalidValue;
  for (int i = 0; i < Devices::get().count(); ++i) {
    char own[16];
    if (impl::hipDeviceGetPCIBusId(own, sizeof own, i) != hipSuccess || std::strcmp(own, text) != 0)
      continue;
    *deviceId = i;
    return hipSuccess;
  }
  return hipErrorInvalidValue;
}

// Profilers attach from outside; there is nothing to start.
hipError_t hipProfilerStart() { return hipSuccess; }
hipError_t hipProfilerStop() { return hipSuccess; }

}  // namespace hip::impl
