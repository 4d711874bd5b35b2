// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/runtime/ThreadState.h"
#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/Capture.h"
#include "hip/runtime/objects/Graph.h"

namespace hip::impl {
namespace {

bool validMode(hipStreamCaptureMode mode) {
  return mode >= hipStreamCaptureModeGlobal && mode <= hipStreamCaptureModeRelaxed;
}

hipStreamCaptureStatus statusOf(const Stream& stream) {
  if (!stream.capturing()) return hipStreamCaptureStatusNone;
  return stream.capture->invalidated ? hipStreamCaptureStatusInvalidated
                                     : hipStreamCaptureStatusActive;
}

}  // namespace

hipError_t hipStreamBeginCapture(hipStream_t handle, hipStreamCaptureMode mode) {
  if (!validMode(mode)) return hipErrorInvalidValue;
  HIP_TRY_GET(stream, Stream::resolve(handle));
  return beginCapture(*stream, mode, nullptr, {});
}

hipError_t hipStreamBeginCaptureToGraph(hipStream_t handle, hipGraph_t graphHandle,
                                        const hipGraphNode_t* dependencies, const hipGraphEdgeData*,
                                        size_t count, hipStreamCaptureMode mode) {
  if (!validMode(mode) || (count > 0 && dependencies == nullptr)) return hipErrorInvalidValue;
  HIP_TRY_GET(graph, resolveGraph(graphHandle));
  HIP_TRY_GET(stream, Stream::resolve(handle));
  for (size_t i = 0; i < count; ++i)
    if (!graph->owns(dependencies[i])) return hipErrorInvalidValue;
  return beginCapture(*stream, mode, graph, {dependencies, dependencies + count});
}

hipError_t hipStreamEndCapture(hipStream_t handle, hipGraph_t* graph) {
  if (graph == nullptr) return hipErrorInvalidValue;
  *graph = nullptr;
  HIP_TRY_GET(stream, Stream::resolve(handle));
  HIP_TRY_GET(captured, endCapture(*stream));
  *graph = captured;
  return hipSuccess;
}

hipError_t hipStreamIsCapturing(hipStream_t handle, hipStreamCaptureStatus* status) {
  if (status == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(stream, Stream::resolve(handle));
  *status = statusOf(*stream);
  return hipSuccess;
}

hipError_t hipStreamGetCaptureInfo_v2(hipStream_t handle, hipStreamCaptureStatus* status,
                                      unsigned long long* id, hipGraph_t* graph,
                                      const hipGraphNode_t** dependencies, size_t* count) {
  if (status == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(stream, Stream::resolve(handle));
  *status = statusOf(*stream);
  if (*status != hipStreamCaptureStatusActive) return hipSuccess;
  if (id != nullptr) *id = stream->capture->id;
  if (graph != nullptr) *graph = Handles<ihipGraph>::get().add(stream->capture->graph);
  if (dependencies != nullptr) *dependencies = stream->captureTail.data();
  if (count != nullptr) *count = stream->captureTail.size();
  return hipSuccess;
}

hipError_t hipStreamGetCaptureInfo(hipStream_t stream, hipStreamCaptureStatus* status,
                                   unsigned long long* id) {
  return impl::hipStreamGetCaptureInfo_v2(stream, status, id, nullptr, nullptr, nullptr);
}

hipError_t hipStreamUpdateCaptureDependencies(hipStream_t handle, hipGraphNode_t* dependencies,
                                              size_t count, unsigned int flags) {
  if (flags > hipStreamSetCaptureDependencies) return hipErrorInvalidValue;
  HIP_TRY_GET(stream, Stream::resolve(handle));
  if (!stream->capturing()) return hipErrorIllegalState;
  if (count > 0 && dependencies == nullptr) return hipErrorInvalidValue;
  for (size_t i = 0; i < count; ++i)
    if (!stream->capture->graph->owns(dependencies[i])) return hipErrorInvalidValue;
  auto& tail = stream->captureTail;
  if (flags == hipStreamSetCaptureDependencies) tail.clear();
  tail.insert(tail.end(), dependencies, dependencies + count);
  return hipSuccess;
}

hipError_t hipThreadExchangeStreamCaptureMode(hipStreamCaptureMode* mode) {
  if (mode == nullptr || !validMode(*mode)) return hipErrorInvalidValue;
  std::swap(*mode, threadState().captureMode);
  return hipSuccess;
}

}  // namespace hip::impl
