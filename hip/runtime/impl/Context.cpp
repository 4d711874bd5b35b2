// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Contexts of the driver's API. A device has one, its primary context; those that a program creates
// only remember their flags. What is current is a stack, whose top also sets the device.

#include <memory>
#include <vector>

#include "hip/runtime/ThreadState.h"
#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/Devices.h"
#include "hip/runtime/objects/Handles.h"

struct ihipCtx_t {
  int device = 0;
  unsigned int flags = 0;
  bool primary = false;
  unsigned int references = 0;  // of the primary context
};

namespace hip::impl {
namespace {

hipCtx_t primaryOf(int device) {
  static auto* contexts = [] {
    auto* all = new std::vector<std::unique_ptr<ihipCtx_t>>;
    for (int i = 0; i < Devices::get().count(); ++i)
      all->push_back(std::make_unique<ihipCtx_t>(ihipCtx_t{i, 0, true, 0}));
    return all;
  }();
  hipCtx_t context = (*contexts)[static_cast<size_t>(device)].get();
  return Handles<ihipCtx_t>::get().add(context);
}

Expected<hipCtx_t> resolveContext(hipCtx_t context) {
  if (context == nullptr || !Handles<ihipCtx_t>::get().contains(context))
    return hipErrorInvalidContext;
  return context;
}

void makeCurrent(hipCtx_t context) {
  if (context != nullptr) threadState().device = context->device;
}

// Without a context of its own a thread uses the primary one of its device, as in the runtime API.
hipCtx_t currentContext() {
  auto& stack = threadState().contexts;
  return stack.empty() ? primaryOf(threadState().device) : stack.back();
}

}  // namespace

hipError_t hipCtxCreate(hipCtx_t* context, unsigned int flags, hipDevice_t device) {
  if (context == nullptr) return hipErrorInvalidValue;
  if (!Devices::get().valid(device)) return hipErrorInvalidDevice;
  auto created = std::make_unique<ihipCtx_t>(ihipCtx_t{device, flags, false, 1});
  *context = Handles<ihipCtx_t>::get().add(created.release());
  threadState().contexts.push_back(*context);
  makeCurrent(*context);
  return hipSuccess;
}

hipError_t hipCtxDestroy(hipCtx_t handle) {
  HIP_TRY_GET(context, resolveContext(handle));
  if (context->primary) return hipErrorInvalidValue;
  std::erase(threadState().contexts, context);
  if (!Handles<ihipCtx_t>::get().remove(context)) return hipErrorInvalidContext;
  delete context;
  return hipSuccess;
}

hipError_t hipCtxPushCurrent(hipCtx_t handle) {
  HIP_TRY_GET(context, resolveContext(handle));
  threadState().contexts.push_back(context);
  makeCurrent(context);
  return hipSuccess;
}

hipError_t hipCtxPopCurrent(hipCtx_t* context) {
  auto& stack = threadState().contexts;
  if (stack.empty()) return hipErrorInvalidContext;
  if (context != nullptr) *context = stack.back();
  stack.pop_back();
  makeCurrent(stack.empty() ? nullptr : stack.back());
  return hipSuccess;
}

hipError_t hipCtxSetCurrent(hipCtx_t handle) {
  auto& stack = threadState().contexts;
  if (!stack.empty()) stack.pop_back();
  if (handle == nullptr) return hipSuccess;
  return impl::hipCtxPushCurrent(handle);
}

hipError_t hipCtxGetCurrent(hipCtx_t* context) {
  if (context == nullptr) return hipErrorInvalidValue;
  *context = currentContext();
  return hipSuccess;
}

hipError_t hipCtxGetDevice(hipDevice_t* device) {
  if (device == nullptr) return hipErrorInvalidValue;
  *device = currentContext()->device;
  return hipSuccess;
}

hipError_t hipCtxGetFlags(unsigned int* flags) {
  if (flags == nullptr) return hipErrorInvalidValue;
  *flags = currentContext()->flags;
  return hipSuccess;
}

hipError_t hipCtxGetApiVersion(hipCtx_t context, int* version) {
  if (version == nullptr) return hipErrorInvalidValue;
  if (context != nullptr) HIP_TRY(resolveContext(context).code());
  *version = HIP_VERSION_MAJOR;
  return hipSuccess;
}

hipError_t hipCtxGetCacheConfig(hipFuncCache_t* config) {
  return impl::hipDeviceGetCacheConfig(config);
}
hipError_t hipCtxSetCacheConfig(hipFuncCache_t config) {
  return impl::hipDeviceSetCacheConfig(config);
}
hipError_t hipCtxGetSharedMemConfig(hipSharedMemConfig* config) {
  return impl::hipDeviceGetSharedMemConfig(config);
}
hipError_t hipCtxSetSharedMemConfig(hipSharedMemConfig config) {
  return impl::hipDeviceSetSharedMemConfig(config);
}
hipError_t hipCtxSynchronize() { return impl::hipDeviceSynchronize(); }

hipError_t hipCtxEnablePeerAccess(hipCtx_t handle, unsigned int flags) {
  HIP_TRY_GET(context, resolveContext(handle));
  return impl::hipDeviceEnablePeerAccess(context->device, flags);
}
hipError_t hipCtxDisablePeerAccess(hipCtx_t handle) {
  HIP_TRY_GET(context, resolveContext(handle));
  return impl::hipDeviceDisablePeerAccess(context->device);
}

hipError_t hipDevicePrimaryCtxRetain(hipCtx_t* context, hipDevice_t device) {
  if (context == nullptr) return hipErrorInvalidValue;
  if (!Devices::get().valid(device)) return hipErrorInvalidDevice;
  *context = primaryOf(device);
  ++(*context)->references;
  return hipSuccess;
}

hipError_t hipDevicePrimaryCtxRelease(hipDevice_t device) {
  if (!Devices::get().valid(device)) return hipErrorInvalidDevice;
  hipCtx_t context = primaryOf(device);
  if (context->references > 0) --context->references;
  return hipSuccess;
}

hipError_t hipDevicePrimaryCtxReset(hipDevice_t device) {
  if (!Devices::get().valid(device)) return hipErrorInvalidDevice;
  return impl::hipDeviceReset();
}

hipError_t hipDevicePrimaryCtxSetFlags(hipDevice_t device, unsigned int flags) {
  if (!Devices::get().valid(device)) return hipErrorInvalidDevice;
  primaryOf(device)->flags = flags;
  return hipSuccess;
}

hipError_t hipDevicePrimaryCtxGetState(hipDevice_t device, unsigned int* flags, int* active) {
  if (flags == nullptr || active == nullptr) return hipErrorInvalidValue;
  if (!Devices::get().valid(device)) return hipErrorInvalidDevice;
  *flags = primaryOf(device)->flags;
  *active = primaryOf(device)->references > 0;
  return hipSuccess;
}

}  // namespace hip::impl
