// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies of memory by pointer: linear, pitched and boxes. Every form becomes one CopyWork.

#include "hip/runtime/impl/Copy.h"

#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/AllocationMap.h"
#include "hip/runtime/objects/Array.h"
#include "hip/runtime/objects/Devices.h"

namespace hip::impl {
namespace {

bool validKind(hipMemcpyKind kind) {
  return (kind >= hipMemcpyHostToHost && kind <= hipMemcpyDefault) ||
         kind == hipMemcpyDeviceToDeviceNoCU;
}

// From the first byte of a box to behind its last one.
size_t span(size_t width, size_t height, size_t depth, size_t pitch, size_t slice) {
  return (depth - 1) * slice + (height - 1) * pitch + width;
}

// One side of a box copy: where it begins and how far its rows and slices are apart.
struct Side {
  char* base;
  size_t pitch;
  size_t slice;
};

Side memorySide(const hipPitchedPtr& memory, const hipPos& position, const hipExtent& extent) {
  const size_t pitch = memory.pitch != 0 ? memory.pitch : extent.width;
  const size_t slice = pitch * (memory.ysize != 0 ? memory.ysize : extent.height);
  auto* base = static_cast<char*>(memory.ptr);
  if (base != nullptr) base += position.z * slice + position.y * pitch + position.x;
  return {base, pitch, slice};
}

Side arraySide(const hipArray& array, const hipPos& position) {
  return {static_cast<char*>(array.data) + position.z * array.slicePitch() +
              position.y * array.rowPitch() + position.x * array.elementBytes(),
          array.rowPitch(), array.slicePitch()};
}

bool insideArray(const hipArray& array, const hipPos& position, const hipExtent& elements) {
  const hipExtent size = array.paddedExtent();
  return position.x + elements.width <= size.width && position.y + elements.height <= size.height &&
         position.z + elements.depth <= size.depth;
}

hipMemcpy3DParms pitchedParams(void* dst, size_t dpitch, const void* src, size_t spitch,
                               size_t width, size_t height, hipMemcpyKind kind) {
  hipMemcpy3DParms params{};
  params.dstPtr = make_hipPitchedPtr(dst, dpitch, width, height);
  params.srcPtr = make_hipPitchedPtr(const_cast<void*>(src), spitch, width, height);
  params.extent = make_hipExtent(width, height, 1);
  params.kind = kind;
  return params;
}

hipError_t pitchedCopy(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width,
                       size_t height, hipMemcpyKind kind, hipStream_t stream, Wait wait) {
  if (!validKind(kind)) return hipErrorInvalidMemcpyDirection;
  if (width == 0 || height == 0) return hipSuccess;
  if (dst == nullptr || src == nullptr) return hipErrorInvalidValue;
  if (width > dpitch || width > spitch) return hipErrorInvalidPitchValue;
  HIP_TRY_GET(work, boxCopy(pitchedParams(dst, dpitch, src, spitch, width, height, kind)));
  return submitCopy(work, stream, wait);
}

hipError_t linear(void* dst, const void* src, size_t bytes, hipMemcpyKind kind, hipStream_t stream,
                  Wait wait) {
  HIP_TRY_GET(work, linearCopy(dst, src, bytes, kind));
  return submitCopy(work, stream, wait);
}

}  // namespace

Status validateRegion(const CopyRegion& region) {
  if (region.width == 0 || region.height == 0 || region.depth == 0) return hipSuccess;
  if (region.destination == nullptr || region.source == nullptr) return hipErrorInvalidValue;
  const auto& map = AllocationMap::get();
  const bool fits =
      map.rangeFits(region.destination, span(region.width, region.height, region.depth,
                                             region.destinationPitch, region.destinationSlice)) &&
      map.rangeFits(region.source, span(region.width, region.height, region.depth,
                                        region.sourcePitch, region.sourceSlice));
  return fits ? hipSuccess : hipErrorInvalidValue;
}

Expected<CopyWork> linearCopy(void* destination, const void* source, size_t bytes,
                              hipMemcpyKind kind) {
  if (!validKind(kind)) return hipErrorInvalidMemcpyDirection;
  CopyWork work{linearRegion(destination, source, bytes, kind)};
  HIP_TRY(validateRegion(work.region));
  work.params = pitchedParams(destination, bytes, source, bytes, bytes, 1, kind);
  return work;
}

Expected<CopyWork> boxCopy(const hipMemcpy3DParms& params) {
  if (!validKind(params.kind)) return hipErrorInvalidMemcpyDirection;
  const hipArray* from = params.srcArray;
  const hipArray* to = params.dstArray;
  const bool oneSource = (from != nullptr) != (params.srcPtr.ptr != nullptr);
  const bool oneDestination = (to != nullptr) != (params.dstPtr.ptr != nullptr);
  const hipExtent& extent = params.extent;
  if (extent.width == 0 || extent.height == 0 || extent.depth == 0) return CopyWork{{}, params};
  if (!oneSource || !oneDestination) return hipErrorInvalidValue;
  if (from != nullptr && to != nullptr && from->elementBytes() != to->elementBytes())
    return hipErrorInvalidValue;
  // With an array the extent counts its elements.
  const hipArray* array = from != nullptr ? from : to;
  const size_t unit = array != nullptr ? array->elementBytes() : 1;
  if (from != nullptr && !insideArray(*from, params.srcPos, extent)) return hipErrorInvalidValue;
  if (to != nullptr && !insideArray(*to, params.dstPos, extent)) return hipErrorInvalidValue;
  const size_t bytes = extent.width * unit;
  const auto tooNarrow = [&](const hipPitchedPtr& ptr) {
    return ptr.pitch != 0 && ptr.pitch < bytes;
  };
  if (tooNarrow(params.srcPtr) || tooNarrow(params.dstPtr)) return hipErrorInvalidPitchValue;

  const hipExtent box{bytes, extent.height, extent.depth};
  const Side source = from != nullptr ? arraySide(*from, params.srcPos)
                                      : memorySide(params.srcPtr, params.srcPos, box);
  const Side target =
      to != nullptr ? arraySide(*to, params.dstPos) : memorySide(params.dstPtr, params.dstPos, box);
  CopyWork work{{target.base, source.base, bytes, extent.height, extent.depth, target.pitch,
                 source.pitch, target.slice, source.slice, params.kind},
                params};
  HIP_TRY(validateRegion(work.region));
  return work;
}

Status submitCopy(const CopyWork& work, hipStream_t handle, Wait wait) {
  HIP_TRY_GET(stream, Stream::resolve(handle));
  if (wait == Wait::Yes && stream->capturing()) return hipErrorStreamCaptureUnsupported;
  const CopyRegion& region = work.region;
  if (region.width != 0 && region.height != 0 && region.depth != 0) HIP_TRY(stream->submit(work));
  return wait == Wait::Yes ? stream->synchronize() : Status();
}

hipError_t hipMemcpy(void* dst, const void* src, size_t bytes, hipMemcpyKind kind) {
  return linear(dst, src, bytes, kind, nullptr, Wait::Yes);
}
hipError_t hipMemcpyAsync(void* dst, const void* src, size_t bytes, hipMemcpyKind kind,
                          hipStream_t stream) {
  return linear(dst, src, bytes, kind, stream, Wait::No);
}
hipError_t hipMemcpyWithStream(void* dst, const void* src, size_t bytes, hipMemcpyKind kind,
                               hipStream_t stream) {
  return linear(dst, src, bytes, kind, stream, Wait::Yes);
}
hipError_t hipMemcpyHtoD(hipDeviceptr_t dst, const void* src, size_t bytes) {
  return linear(dst, src, bytes, hipMemcpyHostToDevice, nullptr, Wait::Yes);
}
hipError_t hipMemcpyHtoDAsync(hipDeviceptr_t dst, const void* src, size_t bytes,
                              hipStream_t stream) {
  return linear(dst, src, bytes, hipMemcpyHostToDevice, stream, Wait::No);
}
hipError_t hipMemcpyDtoH(void* dst, hipDeviceptr_t src, size_t bytes) {
  return linear(dst, src, bytes, hipMemcpyDeviceToHost, nullptr, Wait::Yes);
}
hipError_t hipMemcpyDtoHAsync(void* dst, hipDeviceptr_t src, size_t bytes, hipStream_t stream) {
  return linear(dst, src, bytes, hipMemcpyDeviceToHost, stream, Wait::No);
}
hipError_t hipMemcpyDtoD(hipDeviceptr_t dst, hipDeviceptr_t src, size_t bytes) {
  return linear(dst, src, bytes, hipMemcpyDeviceToDevice, nullptr, Wait::Yes);
}
hipError_t hipMemcpyDtoDAsync(hipDeviceptr_t dst, hipDeviceptr_t src, size_t bytes,
                              hipStream_t stream) {
  return linear(dst, src, bytes, hipMemcpyDeviceToDevice, stream, Wait::No);
}

hipError_t hipMemcpyPeer(void* dst, int dstDevice, const void* src, int srcDevice, size_t bytes) {
  if (!Devices::get().valid(dstDevice) || !Devices::get().valid(srcDevice))
    return hipErrorInvalidDevice;
  return linear(dst, src, bytes, hipMemcpyDeviceToDevice, nullptr, Wait::Yes);
}
hipError_t hipMemcpyPeerAsync(void* dst, int dstDevice, const void* src, int srcDevice,
                              size_t bytes, hipStream_t stream) {
  if (!Devices::get().valid(dstDevice) || !Devices::get().valid(srcDevice))
    return hipErrorInvalidDevice;
  return linear(dst, src, bytes, hipMemcpyDeviceToDevice, stream, Wait::No);
}

hipError_t hipMemcpy2D(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width,
                       size_t height, hipMemcpyKind kind) {
  return pitchedCopy(dst, dpitch, src, spitch, width, height, kind, nullptr, Wait::Yes);
}
hipError_t hipMemcpy2DAsync(void* dst, size_t dpitch, const void* src, size_t spitch, size_t width,
                            size_t height, hipMemcpyKind kind, hipStream_t stream) {
  return pitchedCopy(dst, dpitch, src, spitch, width, height, kind, stream, Wait::No);
}

hipError_t hipMemcpy3D(const hipMemcpy3DParms* params) {
  if (params == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(work, boxCopy(*params));
  return submitCopy(work, nullptr, Wait::Yes);
}
hipError_t hipMemcpy3DAsync(const hipMemcpy3DParms* params, hipStream_t stream) {
  if (params == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(work, boxCopy(*params));
  return submitCopy(work, stream, Wait::No);
}

}  // namespace hip::impl
