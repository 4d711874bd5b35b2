// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/runtime/objects/Event.h"

#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/Devices.h"
#include "hip/runtime/objects/Handles.h"
#include "hip/runtime/objects/Stream.h"

namespace hip::impl {
namespace {

constexpr unsigned int kKnownFlags = hipEventBlockingSync | hipEventDisableTiming |
                                     hipEventInterprocess | hipEventDisableSystemFence |
                                     hipEventReleaseToDevice | hipEventReleaseToSystem;

}  // namespace

hipError_t hipEventCreateWithFlags(hipEvent_t* event, unsigned int flags) {
  if (event == nullptr || (flags & ~kKnownFlags) != 0) return hipErrorInvalidValue;
  // An event that other processes see cannot time.
  if ((flags & hipEventInterprocess) != 0 && (flags & hipEventDisableTiming) == 0)
    return hipErrorInvalidValue;
  HIP_TRY_GET(device, Devices::get().current());
  auto created = std::make_unique<ihipEvent_t>();
  created->device = device->ordinal;
  created->flags = flags;
  HIP_TRY(backend().createEvent(device->ordinal, &created->backendEvent));
  *event = Handles<ihipEvent_t>::get().add(created.release());
  return hipSuccess;
}

hipError_t hipEventCreate(hipEvent_t* event) {
  return impl::hipEventCreateWithFlags(event, hipEventDefault);
}

hipError_t hipEventDestroy(hipEvent_t event) {
  if (event == nullptr || !Handles<ihipEvent_t>::get().remove(event)) return hipErrorInvalidHandle;
  const std::unique_ptr<ihipEvent_t> owned(event);
  return backend().destroyEvent(owned->backendEvent);
}

hipError_t hipEventRecordWithFlags(hipEvent_t handle, hipStream_t streamHandle,
                                   unsigned int flags) {
  if (flags > hipEventRecordExternal) return hipErrorInvalidValue;
  HIP_TRY(Event::resolve(handle).code());
  HIP_TRY_GET(stream, Stream::resolve(streamHandle));
  return stream->submit(RecordWork{handle});
}

hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream) {
  return impl::hipEventRecordWithFlags(event, stream, hipEventRecordDefault);
}

hipError_t hipEventSynchronize(hipEvent_t handle) {
  HIP_TRY_GET(event, Event::resolve(handle));
  if (!event->capture.expired()) return hipErrorCapturedEvent;
  if (!event->recorded) return hipSuccess;
  return noteFault(backend().synchronizeEvent(event->backendEvent));
}

hipError_t hipEventQuery(hipEvent_t handle) {
  HIP_TRY_GET(event, Event::resolve(handle));
  if (!event->capture.expired()) return hipErrorCapturedEvent;
  if (!event->recorded) return hipSuccess;
  return noteFault(backend().queryEvent(event->backendEvent));
}

hipError_t hipEventElapsedTime(float* milliseconds, hipEvent_t startHandle, hipEvent_t stopHandle) {
  if (milliseconds == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(start, Event::resolve(startHandle));
  HIP_TRY_GET(stop, Event::resolve(stopHandle));
  if (start->device != stop->device) return hipErrorInvalidHandle;
  if (((start->flags | stop->flags) & hipEventDisableTiming) != 0) return hipErrorInvalidHandle;
  if (!start->recorded || !stop->recorded) return hipErrorInvalidHandle;
  return backend().elapsedTime(start->backendEvent, stop->backendEvent, milliseconds);
}

}  // namespace hip::impl
