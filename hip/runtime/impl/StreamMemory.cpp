// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Values in memory as part of a stream's order.

#include <atomic>
#include <cstdint>
#include <memory>
#include <thread>
#include <type_traits>

#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/Stream.h"

namespace hip::impl {
namespace {

template <class T>
bool reached(T value, T wanted, unsigned int flags) {
  switch (flags) {
    case hipStreamWaitValueEq:
      return value == wanted;
    case hipStreamWaitValueAnd:
      return (value & wanted) != 0;
    case hipStreamWaitValueNor:
      return static_cast<T>(~(value | wanted)) != 0;
    default:
      return static_cast<std::make_signed_t<T>>(value - wanted) >= 0;  // Gte, cyclic
  }
}

template <class T>
struct ValueOperation {
  T* address;
  T value;
  T mask;
  unsigned int flags;
};

template <class T>
hipError_t submitCall(hipStream_t handle, ValueOperation<T> operation, hipHostFn_t function) {
  if (operation.address == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(stream, Stream::resolve(handle));
  if (stream->capturing()) return hipErrorStreamCaptureUnsupported;
  auto owned = std::make_unique<ValueOperation<T>>(operation);
  HIP_TRY(stream->run(HostWork{{function, owned.get()}}));
  (void)owned.release();  // the function deletes it
  return hipSuccess;
}

template <class T>
hipError_t waitValue(hipStream_t stream, void* address, T value, unsigned int flags, T mask) {
  if (flags > hipStreamWaitValueNor) return hipErrorInvalidValue;
  return submitCall<T>(stream, {static_cast<T*>(address), value, mask, flags}, [](void* data) {
    const std::unique_ptr<ValueOperation<T>> own(static_cast<ValueOperation<T>*>(data));
    const std::atomic_ref<T> cell(*own->address);
    while (!reached<T>(cell.load() & own->mask, own->value, own->flags)) std::this_thread::yield();
  });
}

template <class T>
hipError_t writeValue(hipStream_t stream, void* address, T value) {
  return submitCall<T>(stream, {static_cast<T*>(address), value, 0, 0}, [](void* data) {
    const std::unique_ptr<ValueOperation<T>> own(static_cast<ValueOperation<T>*>(data));
    std::atomic_ref<T>(*own->address).store(own->value);
  });
}

}  // namespace

hipError_t hipStreamWaitValue32(hipStream_t stream, void* ptr, uint32_t value, unsigned int flags,
                                uint32_t mask) {
  return waitValue<uint32_t>(stream, ptr, value, flags, mask);
}
hipError_t hipStreamWaitValue64(hipStream_t stream, void* ptr, uint64_t value, unsigned int flags,
                                uint64_t mask) {
  return waitValue<uint64_t>(stream, ptr, value, flags, mask);
}
hipError_t hipStreamWriteValue32(hipStream_t stream, void* ptr, uint32_t value, unsigned int) {
  return writeValue<uint32_t>(stream, ptr, value);
}
hipError_t hipStreamWriteValue64(hipStream_t stream, void* ptr, uint64_t value, unsigned int) {
  return writeValue<uint64_t>(stream, ptr, value);
}

}  // namespace hip::impl
