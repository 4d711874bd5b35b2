// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/runtime/objects/Stream.h"

#include <atomic>

#include "hip/runtime/ThreadState.h"
#include "hip/runtime/objects/Capture.h"
#include "hip/runtime/objects/Devices.h"
#include "hip/runtime/objects/Event.h"
#include "hip/runtime/objects/Handles.h"

namespace hip {
namespace {

std::uint64_t nextStreamId() {
  static std::atomic<std::uint64_t> next{1};
  return next++;
}

// The stream that hipStreamPerThread means: one for each thread and device, gone with the thread.
struct PerThreadStreams {
  std::vector<hipStream_t> byDevice;
  ~PerThreadStreams() {
    for (hipStream_t stream : byDevice)
      if (stream != nullptr && Handles<ihipStream_t>::get().remove(stream)) {
        (void)backend().destroyStream(stream->backendStream);
        delete stream;
      }
  }
};

Expected<Stream*> perThreadStream() {
  static thread_local PerThreadStreams streams;
  HIP_TRY_GET(device, Devices::get().current());
  const auto ordinal = static_cast<size_t>(device->ordinal);
  if (streams.byDevice.size() <= ordinal) streams.byDevice.resize(ordinal + 1);
  hipStream_t& stream = streams.byDevice[ordinal];
  if (stream == nullptr) {
    HIP_TRY_GET(created, Stream::create(hipStreamDefault, 0));
    stream = created;
  }
  return static_cast<Stream*>(stream);
}

}  // namespace

hipStream_t Stream::makeDefault(int device) {
  auto* stream = new ihipStream_t;
  stream->device = device;
  stream->isLegacyDefault = true;
  // A backend that cannot make its default stream fails at the first use of it.
  (void)backend().createStream(device, 0, &stream->backendStream);
  return stream;
}

Expected<hipStream_t> Stream::create(unsigned int flags, int priority) {
  HIP_TRY_GET(device, Devices::get().current());
  auto stream = std::make_unique<ihipStream_t>();
  stream->device = device->ordinal;
  stream->flags = flags;
  stream->priority = priority;
  stream->id = nextStreamId();
  HIP_TRY(backend().createStream(device->ordinal, priority, &stream->backendStream));
  return Handles<ihipStream_t>::get().add(stream.release());
}

Expected<Stream*> Stream::resolve(hipStream_t handle) {
  if (handle == nullptr || handle == hipStreamLegacy) {
    HIP_TRY_GET(device, Devices::get().current());
    return static_cast<Stream*>(device->defaultStream);
  }
  if (handle == hipStreamPerThread) return perThreadStream();
  if (!Handles<ihipStream_t>::get().contains(handle)) return hipErrorInvalidHandle;
  return static_cast<Stream*>(handle);
}

Status Stream::launch(ihipModuleSymbol_t* kernel, const LaunchShape& shape, void** arguments) {
  if (!capturing())
    return noteFault(backend().launch(backendStream, kernel->info, shape, arguments));
  return record(KernelWork{kernel, shape, ArgumentBlock(kernel->info, arguments)});
}

Status Stream::synchronize() {
  if (capturing()) return invalidateCapture(*this);
  return noteFault(backend().synchronizeStream(backendStream));
}

Status Stream::query() {
  if (capturing()) return invalidateCapture(*this);
  return noteFault(backend().queryStream(backendStream));
}

Expected<Event*> Event::resolve(hipEvent_t handle) {
  if (handle == nullptr || !Handles<ihipEvent_t>::get().contains(handle))
    return hipErrorInvalidHandle;
  return static_cast<Event*>(handle);
}

}  // namespace hip
