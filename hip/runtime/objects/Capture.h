// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_OBJECTS_CAPTURE_H
#define HIP_RUNTIME_OBJECTS_CAPTURE_H

#include <cstdint>
#include <memory>
#include <thread>
#include <vector>

#include "hip/runtime/objects/Stream.h"

namespace hip {

// A capture: what is submitted to its streams becomes nodes of one graph.
//
//   begin(s)   launch A on s      A            a stream joins by waiting for an event that was
//   record e on s                 | \          recorded in the capture; it must be waited for
//   t waits for e; launch B on t  |  B         before the end
//   launch C on s                 C /
//   s waits for t; end(s)
struct CaptureSession {
  std::uint64_t id = 0;
  hipGraph_t graph = nullptr;
  bool ownsGraph = true;  // false: capture into a graph of the program
  hipStreamCaptureMode mode = hipStreamCaptureModeGlobal;
  Stream* origin = nullptr;
  std::thread::id thread;
  std::vector<Stream*> streams;
  bool invalidated = false;
};

Status beginCapture(Stream& stream, hipStreamCaptureMode mode, hipGraph_t graph,
                    std::vector<hipGraphNode_t> dependencies);
/// Ends the capture that began on `stream`; the graph is the caller's.
Expected<hipGraph_t> endCapture(Stream& stream);

/// What an operation returns that is not possible during a capture; it spoils the capture.
Status invalidateCapture(Stream& stream);

}  // namespace hip

#endif
