// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels as objects: attributes, preferences, names.

#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/impl/Launch.h"
#include "hip/runtime/objects/Devices.h"
#include "hip/runtime/objects/Modules.h"

namespace hip::impl {
namespace {

size_t largestDynamicShared(const Kernel& kernel, const hipDeviceProp_t& device) {
  return device.sharedMemPerBlockOptin - kernel.info.staticSharedBytes;
}

int threadLimit(const Kernel& kernel, const hipDeviceProp_t& device) {
  return kernel.threadLimit > 0 ? kernel.threadLimit : device.maxThreadsPerBlock;
}

size_t dynamicSharedLimit(const Kernel& kernel, const hipDeviceProp_t& device) {
  return kernel.maxDynamicSharedBytes > 0
             ? kernel.maxDynamicSharedBytes
             : device.sharedMemPerBlock - kernel.info.staticSharedBytes;
}

}  // namespace

hipError_t hipFuncGetAttributes(hipFuncAttributes* attributes, const void* function) {
  if (attributes == nullptr) return hipErrorInvalidValue;
  if (function == nullptr) return hipErrorInvalidDeviceFunction;
  HIP_TRY_GET(kernel, SymbolTable::get().kernel(function));
  HIP_TRY_GET(device, Devices::get().current());
  *attributes = {};
  const int version = device->properties.major * 10 + device->properties.minor;
  attributes->binaryVersion = version;
  attributes->ptxVersion = version;
  attributes->localSizeBytes = kernel->info.localBytesPerThread;
  attributes->maxDynamicSharedSizeBytes =
      static_cast<int>(dynamicSharedLimit(*kernel, device->properties));
  attributes->maxThreadsPerBlock = threadLimit(*kernel, device->properties);
  attributes->numRegs = kernel->info.registers;
  attributes->preferredShmemCarveout = kernel->preferredCarveout;
  attributes->sharedSizeBytes = kernel->info.staticSharedBytes;
  return hipSuccess;
}

hipError_t hipFuncGetAttribute(int* value, hipFunction_attribute attribute,
                               hipFunction_t function) {
  if (value == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(kernel, resolveFunction(function));
  HIP_TRY_GET(device, Devices::get().current());
  const hipDeviceProp_t& limits = device->properties;
  const auto set = [&](auto amount) {
    *value = static_cast<int>(amount);
    return hipSuccess;
  };
  switch (attribute) {
    case HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
      return set(threadLimit(*kernel, limits));
    case HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES:
      return set(kernel->info.staticSharedBytes);
    case HIP_FUNC_ATTRIBUTE_CONST_SIZE_BYTES:
      return set(0);
    case HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES:
      return set(kernel->info.localBytesPerThread);
    case HIP_FUNC_ATTRIBUTE_NUM_REGS:
      return set(kernel->info.registers);
    case HIP_FUNC_ATTRIBUTE_PTX_VERSION:
    case HIP_FUNC_ATTRIBUTE_BINARY_VERSION:
      return set(limits.major * 10 + limits.minor);
    case HIP_FUNC_ATTRIBUTE_CACHE_MODE_CA:
      return set(0);
    case HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES:
      return set(dynamicSharedLimit(*kernel, limits));
    case HIP_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT:
      return set(kernel->preferredCarveout);
    default:
      return hipErrorInvalidValue;
  }
}

hipError_t hipFuncSetAttribute(const void* function, hipFuncAttribute attribute, int value) {
  if (function == nullptr) return hipErrorInvalidDeviceFunction;
  HIP_TRY_GET(kernel, SymbolTable::get().kernel(function));
  HIP_TRY_GET(device, Devices::get().current());
  switch (attribute) {
    case hipFuncAttributeMaxDynamicSharedMemorySize:
      if (value < 0 ||
          static_cast<size_t>(value) > largestDynamicShared(*kernel, device->properties))
        return hipErrorInvalidValue;
      kernel->maxDynamicSharedBytes = static_cast<size_t>(value);
      return hipSuccess;
    case hipFuncAttributePreferredSharedMemoryCarveout:
      if (value < -1 || value > 100) return hipErrorInvalidValue;
      kernel->preferredCarveout = value;
      return hipSuccess;
    default:
      return hipErrorInvalidValue;
  }
}

hipError_t hipFuncSetCacheConfig(const void* function, hipFuncCache_t config) {
  if (function == nullptr) return hipErrorInvalidDeviceFunction;
  if (config < hipFuncCachePreferNone || config > hipFuncCachePreferEqual)
    return hipErrorInvalidValue;
  return SymbolTable::get().kernel(function).code();
}

hipError_t hipFuncSetSharedMemConfig(const void* function, hipSharedMemConfig config) {
  if (function == nullptr) return hipErrorInvalidDeviceFunction;
  if (config < hipSharedMemBankSizeDefault || config > hipSharedMemBankSizeEightByte)
    return hipErrorInvalidValue;
  return SymbolTable::get().kernel(function).code();
}

hipError_t hipGetFuncBySymbol(hipFunction_t* function, const void* symbol) {
  if (function == nullptr) return hipErrorInvalidValue;
  if (symbol == nullptr) return hipErrorInvalidDeviceFunction;
  HIP_TRY_GET(kernel, SymbolTable::get().kernel(symbol));
  *function = kernel;
  return hipSuccess;
}

const char* hipKernelNameRef(const hipFunction_t function) {
  return function != nullptr ? function->name.c_str() : nullptr;
}

const char* hipKernelNameRefByPtr(const void* hostFunction, hipStream_t) {
  auto kernel = SymbolTable::get().kernel(hostFunction);
  return kernel.ok() ? (*kernel)->name.c_str() : nullptr;
}

}  // namespace hip::impl
