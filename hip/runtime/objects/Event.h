// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_OBJECTS_EVENT_H
#define HIP_RUNTIME_OBJECTS_EVENT_H

#include <atomic>
#include <memory>
#include <vector>

#include "hip/runtime/Status.h"
#include "hip/runtime/backend/Backend.h"

namespace hip {

struct CaptureSession;

struct Event {
  BackendEvent backendEvent = nullptr;
  int device = 0;
  unsigned int flags = hipEventDefault;
  std::atomic<bool> recorded{false};
  // Set by a record in a captured stream: what a stream that waits for this event depends on.
  std::weak_ptr<CaptureSession> capture;
  std::vector<hipGraphNode_t> captureTail;

  /// hipErrorInvalidHandle for an event that does not exist.
  static Expected<Event*> resolve(hipEvent_t handle);
};

}  // namespace hip

struct ihipEvent_t : hip::Event {};

#endif
