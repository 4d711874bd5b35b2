// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/runtime/objects/Stream.h"

#include <algorithm>
#include <memory>

#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/Devices.h"
#include "hip/runtime/objects/Event.h"
#include "hip/runtime/objects/Handles.h"

namespace hip::impl {
namespace {

constexpr int kLeastPriority = 0;
constexpr int kGreatestPriority = -1;

bool isDefault(hipStream_t stream) {
  return stream == nullptr || stream == hipStreamLegacy || stream == hipStreamPerThread;
}

}  // namespace

hipError_t hipStreamCreateWithPriority(hipStream_t* stream, unsigned int flags, int priority) {
  if (stream == nullptr) return hipErrorInvalidValue;
  if (flags != hipStreamDefault && flags != hipStreamNonBlocking) return hipErrorInvalidValue;
  HIP_TRY_GET(created,
              Stream::create(flags, std::clamp(priority, kGreatestPriority, kLeastPriority)));
  *stream = created;
  return hipSuccess;
}

hipError_t hipStreamCreateWithFlags(hipStream_t* stream, unsigned int flags) {
  return impl::hipStreamCreateWithPriority(stream, flags, kLeastPriority);
}

hipError_t hipStreamCreate(hipStream_t* stream) {
  return impl::hipStreamCreateWithPriority(stream, hipStreamDefault, kLeastPriority);
}

hipError_t hipExtStreamCreateWithCUMask(hipStream_t* stream, uint32_t words, const uint32_t* mask) {
  if (stream == nullptr || words == 0 || mask == nullptr) return hipErrorInvalidValue;
  return impl::hipStreamCreate(stream);
}

hipError_t hipStreamDestroy(hipStream_t stream) {
  if (isDefault(stream)) return hipErrorInvalidHandle;
  HIP_TRY_GET(live, Stream::resolve(stream));
  if (live->capturing()) return hipErrorStreamCaptureUnsupported;
  if (!Handles<ihipStream_t>::get().remove(stream)) return hipErrorInvalidHandle;
  const std::unique_ptr<ihipStream_t> owned(stream);
  return noteFault(backend().destroyStream(owned->backendStream));
}

hipError_t hipStreamSynchronize(hipStream_t handle) {
  HIP_TRY_GET(stream, Stream::resolve(handle));
  return stream->synchronize();
}

hipError_t hipStreamQuery(hipStream_t handle) {
  HIP_TRY_GET(stream, Stream::resolve(handle));
  return stream->query();
}

hipError_t hipStreamWaitEvent(hipStream_t handle, hipEvent_t event, unsigned int flags) {
  if (flags > 1) return hipErrorInvalidValue;
  HIP_TRY_GET(stream, Stream::resolve(handle));
  HIP_TRY(Event::resolve(event).code());
  return stream->submit(WaitWork{event});
}

hipError_t hipStreamGetFlags(hipStream_t handle, unsigned int* flags) {
  if (flags == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(stream, Stream::resolve(handle));
  *flags = stream->flags;
  return hipSuccess;
}

hipError_t hipStreamGetPriority(hipStream_t handle, int* priority) {
  if (priority == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(stream, Stream::resolve(handle));
  *priority = stream->priority;
  return hipSuccess;
}

hipError_t hipStreamGetDevice(hipStream_t handle, hipDevice_t* device) {
  if (device == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(stream, Stream::resolve(handle));
  *device = stream->device;
  return hipSuccess;
}

int hipGetStreamDeviceId(hipStream_t handle) {
  auto stream = Stream::resolve(handle);
  return stream.ok() ? (*stream)->device : -1;
}

hipError_t hipStreamGetId(hipStream_t handle, unsigned long long* id) {
  if (id == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(stream, Stream::resolve(handle));
  *id = stream->id;
  return hipSuccess;
}

hipError_t hipDeviceGetStreamPriorityRange(int* least, int* greatest) {
  if (least != nullptr) *least = kLeastPriority;
  if (greatest != nullptr) *greatest = kGreatestPriority;
  return hipSuccess;
}

hipError_t hipLaunchHostFunc(hipStream_t handle, hipHostFn_t function, void* data) {
  if (function == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(stream, Stream::resolve(handle));
  return stream->submit(HostWork{{function, data}});
}

hipError_t hipStreamAddCallback(hipStream_t handle, hipStreamCallback_t callback, void* data,
                                unsigned int flags) {
  if (callback == nullptr || flags != 0) return hipErrorInvalidValue;
  HIP_TRY_GET(stream, Stream::resolve(handle));
  if (stream->capturing()) return hipErrorStreamCaptureUnsupported;
  struct Call {
    hipStream_t stream;
    hipStreamCallback_t callback;
    void* data;
  };
  auto call = std::make_unique<Call>(Call{handle, callback, data});
  const hipHostFn_t run = [](void* argument) {
    const std::unique_ptr<Call> owned(static_cast<Call*>(argument));
    owned->callback(owned->stream, hipSuccess, owned->data);
  };
  HIP_TRY(stream->run(HostWork{{run, call.get()}}));
  (void)call.release();  // the callback deletes it
  return hipSuccess;
}

}  // namespace hip::impl
