// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The functions for programs compiled with -fgpu-default-stream=per-thread: as the others, where
// the null stream means the calling thread's own.

#include "hip/runtime/impl/Declarations.h"

namespace hip::impl {
namespace {

hipStream_t own(hipStream_t stream) { return stream == nullptr ? hipStreamPerThread : stream; }

// Finishes a copy that the caller expects to be done on return.
hipError_t finished(hipError_t status) {
  return status != hipSuccess ? status : impl::hipStreamSynchronize(hipStreamPerThread);
}

}  // namespace

hipError_t hipMemcpy_spt(void* dst, const void* src, size_t bytes, hipMemcpyKind kind) {
  return impl::hipMemcpyWithStream(dst, src, bytes, kind, hipStreamPerThread);
}
hipError_t hipMemcpyAsync_spt(void* dst, const void* src, size_t bytes, hipMemcpyKind kind,
                              hipStream_t stream) {
  return impl::hipMemcpyAsync(dst, src, bytes, kind, own(stream));
}
hipError_t hipMemcpy2D_spt(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width,
                           size_t height, hipMemcpyKind kind) {
  return finished(
      impl::hipMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, hipStreamPerThread));
}
hipError_t hipMemcpy2DAsync_spt(void* dst, size_t dpitch, const void* src, size_t spitch,
                                size_t width, size_t height, hipMemcpyKind kind,
                                hipStream_t stream) {
  return impl::hipMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, own(stream));
}
hipError_t hipMemcpy3D_spt(const hipMemcpy3DParms* params) {
  return finished(impl::hipMemcpy3DAsync(params, hipStreamPerThread));
}
hipError_t hipMemcpy3DAsync_spt(const hipMemcpy3DParms* params, hipStream_t stream) {
  return impl::hipMemcpy3DAsync(params, own(stream));
}
hipError_t hipMemcpy2DToArray_spt(hipArray_t dst, size_t x, size_t y, const void* src,
                                  size_t spitch, size_t width, size_t height, hipMemcpyKind kind) {
  return finished(impl::hipMemcpy2DToArrayAsync(dst, x, y, src, spitch, width, height, kind,
                                                hipStreamPerThread));
}
hipError_t hipMemcpy2DToArrayAsync_spt(hipArray_t dst, size_t x, size_t y, const void* src,
                                       size_t spitch, size_t width, size_t height,
                                       hipMemcpyKind kind, hipStream_t stream) {
  return impl::hipMemcpy2DToArrayAsync(dst, x, y, src, spitch, width, height, kind, own(stream));
}
hipError_t hipMemcpy2DFromArray_spt(void* dst, size_t dpitch, hipArray_const_t src, size_t x,
                                    size_t y, size_t width, size_t height, hipMemcpyKind kind) {
  return finished(impl::hipMemcpy2DFromArrayAsync(dst, dpitch, src, x, y, width, height, kind,
                                                  hipStreamPerThread));
}
hipError_t hipMemcpy2DFromArrayAsync_spt(void* dst, size_t dpitch, hipArray_const_t src, size_t x,
                                         size_t y, size_t width, size_t height, hipMemcpyKind kind,
                                         hipStream_t stream) {
  return impl::hipMemcpy2DFromArrayAsync(dst, dpitch, src, x, y, width, height, kind, own(stream));
}
hipError_t hipMemcpyFromArray_spt(void* dst, hipArray_const_t src, size_t x, size_t y, size_t count,
                                  hipMemcpyKind kind) {
  return impl::hipMemcpyFromArray(dst, src, x, y, count, kind);
}
hipError_t hipMemcpyToSymbol_spt(const void* symbol, const void* src, size_t bytes, size_t offset,
                                 hipMemcpyKind kind) {
  return finished(
      impl::hipMemcpyToSymbolAsync(symbol, src, bytes, offset, kind, hipStreamPerThread));
}
hipError_t hipMemcpyToSymbolAsync_spt(const void* symbol, const void* src, size_t bytes,
                                      size_t offset, hipMemcpyKind kind, hipStream_t stream) {
  return impl::hipMemcpyToSymbolAsync(symbol, src, bytes, offset, kind, own(stream));
}
hipError_t hipMemcpyFromSymbol_spt(void* dst, const void* symbol, size_t bytes, size_t offset,
                                   hipMemcpyKind kind) {
  return finished(
      impl::hipMemcpyFromSymbolAsync(dst, symbol, bytes, offset, kind, hipStreamPerThread));
}
hipError_t hipMemcpyFromSymbolAsync_spt(void* dst, const void* symbol, size_t bytes, size_t offset,
                                        hipMemcpyKind kind, hipStream_t stream) {
  return impl::hipMemcpyFromSymbolAsync(dst, symbol, bytes, offset, kind, own(stream));
}
hipError_t hipMemset_spt(void* dst, int value, size_t bytes) {
  return finished(impl::hipMemsetAsync(dst, value, bytes, hipStreamPerThread));
}
hipError_t hipMemsetAsync_spt(void* dst, int value, size_t bytes, hipStream_t stream) {
  return impl::hipMemsetAsync(dst, value, bytes, own(stream));
}
hipError_t hipMemset2D_spt(void* dst, size_t pitch, int value, size_t width, size_t height) {
  return finished(impl::hipMemset2DAsync(dst, pitch, value, width, height, hipStreamPerThread));
}
hipError_t hipMemset2DAsync_spt(void* dst, size_t pitch, int value, size_t width, size_t height,
                                hipStream_t stream) {
  return impl::hipMemset2DAsync(dst, pitch, value, width, height, own(stream));
}
hipError_t hipMemset3D_spt(hipPitchedPtr memory, int value, hipExtent extent) {
  return finished(impl::hipMemset3DAsync(memory, value, extent, hipStreamPerThread));
}
hipError_t hipMemset3DAsync_spt(hipPitchedPtr memory, int value, hipExtent extent,
                                hipStream_t stream) {
  return impl::hipMemset3DAsync(memory, value, extent, own(stream));
}
hipError_t hipLaunchKernel_spt(const void* function, dim3 grid, dim3 block, void** arguments,
                               size_t sharedBytes, hipStream_t stream) {
  return impl::hipLaunchKernel(function, grid, block, arguments, sharedBytes, own(stream));
}
hipError_t hipLaunchCooperativeKernel_spt(const void* function, dim3 grid, dim3 block,
                                          void** arguments, uint32_t sharedBytes,
                                          hipStream_t stream) {
  return impl::hipLaunchCooperativeKernel(function, grid, block, arguments, sharedBytes,
                                          own(stream));
}
hipError_t hipLaunchHostFunc_spt(hipStream_t stream, hipHostFn_t function, void* data) {
  return impl::hipLaunchHostFunc(own(stream), function, data);
}
hipError_t hipGraphLaunch_spt(hipGraphExec_t exec, hipStream_t stream) {
  return impl::hipGraphLaunch(exec, own(stream));
}
hipError_t hipEventRecord_spt(hipEvent_t event, hipStream_t stream) {
  return impl::hipEventRecord(event, own(stream));
}
hipError_t hipStreamSynchronize_spt(hipStream_t stream) {
  return impl::hipStreamSynchronize(own(stream));
}
hipError_t hipStreamQuery_spt(hipStream_t stream) { return impl::hipStreamQuery(own(stream)); }
hipError_t hipStreamGetFlags_spt(hipStream_t stream, unsigned int* flags) {
  return impl::hipStreamGetFlags(own(stream), flags);
}
hipError_t hipStreamGetPriority_spt(hipStream_t stream, int* priority) {
  return impl::hipStreamGetPriority(own(stream), priority);
}
hipError_t hipStreamWaitEvent_spt(hipStream_t stream, hipEvent_t event, unsigned int flags) {
  return impl::hipStreamWaitEvent(own(stream), event, flags);
}
hipError_t hipStreamAddCallback_spt(hipStream_t stream, hipStreamCallback_t callback, void* data,
                                    unsigned int flags) {
  return impl::hipStreamAddCallback(own(stream), callback, data, flags);
}
hipError_t hipStreamBeginCapture_spt(hipStream_t stream, hipStreamCaptureMode mode) {
  return impl::hipStreamBeginCapture(own(stream), mode);
}
hipError_t hipStreamEndCapture_spt(hipStream_t stream, hipGraph_t* graph) {
  return impl::hipStreamEndCapture(own(stream), graph);
}
hipError_t hipStreamIsCapturing_spt(hipStream_t stream, hipStreamCaptureStatus* status) {
  return impl::hipStreamIsCapturing(own(stream), status);
}
hipError_t hipStreamGetCaptureInfo_spt(hipStream_t stream, hipStreamCaptureStatus* status,
                                       unsigned long long* id) {
  return impl::hipStreamGetCaptureInfo(own(stream), status, id);
}
hipError_t hipStreamGetCaptureInfo_v2_spt(hipStream_t stream, hipStreamCaptureStatus* status,
                                          unsigned long long* id, hipGraph_t* graph,
                                          const hipGraphNode_t** dependencies, size_t* count) {
  return impl::hipStreamGetCaptureInfo_v2(own(stream), status, id, graph, dependencies, count);
}

}  // namespace hip::impl
