// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/runtime/objects/Capture.h"

#include <algorithm>
#include <atomic>

#include "hip/runtime/objects/Event.h"
#include "hip/runtime/objects/Graph.h"

namespace hip {
namespace {

void addUnique(std::vector<hipGraphNode_t>& list, const std::vector<hipGraphNode_t>& more) {
  for (hipGraphNode_t node : more)
    if (std::find(list.begin(), list.end(), node) == list.end()) list.push_back(node);
}

// Nodes of the capture's streams that nothing depends on and the origin does not end with.
bool hasUnjoinedWork(const CaptureSession& session, const Stream& origin) {
  for (const Stream* stream : session.streams)
    for (hipGraphNode_t node : stream->captureTail) {
      const auto& tail = origin.captureTail;
      if (node->dependents.empty() && std::find(tail.begin(), tail.end(), node) == tail.end())
        return true;
    }
  return false;
}

void leave(CaptureSession& session) {
  for (Stream* stream : session.streams) {
    stream->capture.reset();
    stream->captureTail.clear();
  }
}

}  // namespace

Status beginCapture(Stream& stream, hipStreamCaptureMode mode, hipGraph_t graph,
                    std::vector<hipGraphNode_t> dependencies) {
  static std::atomic<std::uint64_t> nextId{1};
  if (stream.isLegacyDefault) return hipErrorStreamCaptureUnsupported;
  if (stream.capturing()) return hipErrorIllegalState;
  auto session = std::make_shared<CaptureSession>();
  session->id = nextId++;
  session->ownsGraph = graph == nullptr;
  session->graph = graph != nullptr ? graph : new ihipGraph;
  session->mode = mode;
  session->origin = &stream;
  session->thread = std::this_thread::get_id();
  session->streams.push_back(&stream);
  stream.captureTail = std::move(dependencies);
  stream.capture = std::move(session);
  return hipSuccess;
}

Expected<hipGraph_t> endCapture(Stream& stream) {
  if (!stream.capturing()) return hipErrorIllegalState;
  const auto session = stream.capture;
  if (session->origin != &stream) return hipErrorStreamCaptureUnmatched;
  if (session->mode != hipStreamCaptureModeRelaxed && session->thread != std::this_thread::get_id())
    return hipErrorStreamCaptureWrongThread;
  const bool unjoined = hasUnjoinedWork(*session, stream);
  leave(*session);
  if (!session->invalidated && !unjoined) {
    if (session->ownsGraph) Handles<ihipGraph>::get().add(session->graph);
    return session->graph;
  }
  if (session->ownsGraph) delete session->graph;
  return session->invalidated ? hipErrorStreamCaptureInvalidated : hipErrorStreamCaptureUnjoined;
}

Status invalidateCapture(Stream& stream) {
  stream.capture->invalidated = true;
  return hipErrorStreamCaptureUnsupported;
}

Status Stream::record(const Work& work) {
  if (capture->invalidated) return hipErrorStreamCaptureInvalidated;
  // Events order the nodes; they do not become nodes themselves.
  if (const auto* mark = std::get_if<RecordWork>(&work)) {
    HIP_TRY_GET(event, Event::resolve(mark->event));
    event->capture = capture;
    event->captureTail = captureTail;
    return hipSuccess;
  }
  if (const auto* wait = std::get_if<WaitWork>(&work)) {
    HIP_TRY_GET(event, Event::resolve(wait->event));
    const auto other = event->capture.lock();
    if (other == nullptr) return hipErrorStreamCaptureIsolation;
    if (other != capture) return hipErrorStreamCaptureMerge;
    addUnique(captureTail, event->captureTail);
    return hipSuccess;
  }
  captureTail = {capture->graph->add(work, captureTail)};
  return hipSuccess;
}

Status Stream::submit(const Work& work) {
  if (capturing()) return record(work);
  // Waiting for an event of a capture makes this stream part of it.
  if (const auto* wait = std::get_if<WaitWork>(&work)) {
    HIP_TRY_GET(event, Event::resolve(wait->event));
    if (const auto session = event->capture.lock()) {
      if (isLegacyDefault) return hipErrorStreamCaptureImplicit;
      capture = session;
      session->streams.push_back(this);
      captureTail = event->captureTail;
      return hipSuccess;
    }
  }
  return run(work);
}

}  // namespace hip
