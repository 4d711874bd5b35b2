// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_OBJECTS_STREAM_H
#define HIP_RUNTIME_OBJECTS_STREAM_H

#include <cstdint>
#include <memory>
#include <vector>

#include "hip/runtime/Status.h"
#include "hip/runtime/backend/Backend.h"
#include "hip/runtime/objects/Work.h"

namespace hip {

struct CaptureSession;

/// A stream: work goes to the backend in order, or, while it is captured, into a graph.
struct Stream {
  BackendStream backendStream = nullptr;
  int device = 0;
  unsigned int flags = hipStreamDefault;
  int priority = 0;
  std::uint64_t id = 0;
  bool isLegacyDefault = false;
  std::shared_ptr<CaptureSession> capture;  // null: not captured
  std::vector<hipGraphNode_t> captureTail;  // what the next captured work depends on

  /// The stream that a handle means; 0, hipStreamLegacy and hipStreamPerThread included.
  static Expected<Stream*> resolve(hipStream_t handle);
  static Expected<hipStream_t> create(unsigned int flags, int priority);
  static hipStream_t makeDefault(int device);

  [[nodiscard]] bool capturing() const { return capture != nullptr; }

  Status launch(ihipModuleSymbol_t* kernel, const LaunchShape& shape, void** arguments);
  /// Enqueues the work, or records it when the stream is captured.
  Status submit(const Work& work);
  /// Enqueues the work on the backend.
  Status run(const Work& work);
  Status synchronize();
  Status query();

 private:
  Status record(const Work& work);
};

}  // namespace hip

struct ihipStream_t : hip::Stream {};

#endif
