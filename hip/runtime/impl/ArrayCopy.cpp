// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies from and to arrays, and the driver's forms of copies. All become HIP_MEMCPY3D, which
// counts bytes, and then a CopyWork.

#include "hip/runtime/impl/Copy.h"
#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/Array.h"

namespace hip::impl {
namespace {

// One end of a copy.
struct End {
  hipMemoryType type = hipMemoryTypeUnified;
  void* pointer = nullptr;
  hipArray_t array = nullptr;
  size_t pitch = 0;
  size_t x = 0;
  size_t y = 0;
};

End memoryEnd(const void* pointer, size_t pitch) {
  return {hipMemoryTypeUnified, const_cast<void*>(pointer), nullptr, pitch, 0, 0};
}

End arrayEnd(hipArray_const_t array, size_t x, size_t y) {
  return {hipMemoryTypeArray, nullptr, const_cast<hipArray_t>(array), 0, x, y};
}

HIP_MEMCPY3D describe(const End& to, const End& from, size_t width, size_t height) {
  HIP_MEMCPY3D copy{};
  copy.dstXInBytes = to.x;
  copy.dstY = to.y;
  copy.dstMemoryType = to.type;
  copy.dstDevice = to.pointer;
  copy.dstArray = to.array;
  copy.dstPitch = to.pitch;
  copy.srcXInBytes = from.x;
  copy.srcY = from.y;
  copy.srcMemoryType = from.type;
  copy.srcDevice = from.pointer;
  copy.srcArray = from.array;
  copy.srcPitch = from.pitch;
  copy.WidthInBytes = width;
  copy.Height = height;
  copy.Depth = 1;
  return copy;
}

HIP_MEMCPY3D describe(const hip_Memcpy2D& p) {
  HIP_MEMCPY3D copy{};
  copy.srcXInBytes = p.srcXInBytes;
  copy.srcY = p.srcY;
  copy.srcMemoryType = p.srcMemoryType;
  copy.srcHost = p.srcHost;
  copy.srcDevice = p.srcDevice;
  copy.srcArray = p.srcArray;
  copy.srcPitch = p.srcPitch;
  copy.dstXInBytes = p.dstXInBytes;
  copy.dstY = p.dstY;
  copy.dstMemoryType = p.dstMemoryType;
  copy.dstHost = p.dstHost;
  copy.dstDevice = p.dstDevice;
  copy.dstArray = p.dstArray;
  copy.dstPitch = p.dstPitch;
  copy.WidthInBytes = p.WidthInBytes;
  copy.Height = p.Height;
  copy.Depth = 1;
  return copy;
}

hipError_t copyBox(const HIP_MEMCPY3D& box, hipStream_t stream, Wait wait) {
  HIP_TRY_GET(work, boxCopy(box));
  return submitCopy(work, stream, wait);
}

hipError_t copyRows(const End& to, const End& from, size_t width, size_t height, hipStream_t stream,
                    Wait wait) {
  const auto missing = [](const End& end) {
    return end.type == hipMemoryTypeArray ? end.array == nullptr : end.pointer == nullptr;
  };
  if (missing(to) || missing(from)) return hipErrorInvalidValue;
  const auto narrow = [&](const End& end) {
    return end.type != hipMemoryTypeArray && end.pitch < width;
  };
  if (height > 1 && (narrow(to) || narrow(from))) return hipErrorInvalidPitchValue;
  return copyBox(describe(to, from, width, height), stream, wait);
}

// `count` bytes that may run over the end of a row of the array into the next ones.
hipError_t copyLinear(const End& to, const End& from, size_t count, hipStream_t stream, Wait wait) {
  const hipArray_t array = to.array != nullptr ? to.array : from.array;
  if (array == nullptr || (to.array == nullptr && to.pointer == nullptr) ||
      (from.array == nullptr && from.pointer == nullptr))
    return hipErrorInvalidValue;
  const auto address = [](const End& end) {
    return end.array == nullptr
               ? static_cast<char*>(end.pointer)
               : static_cast<char*>(end.array->data) + end.y * end.array->rowPitch() + end.x;
  };
  HIP_TRY_GET(work, linearCopy(address(to), address(from), count, hipMemcpyDefault));
  return submitCopy(work, stream, wait);
}

struct Place {
  char* base = nullptr;
  size_t pitch = 0;
  size_t slice = 0;
};

Expected<Place> place(hipMemoryType type, void* host, void* device, const hipArray* array,
                      size_t pitch, size_t height, const hipPos& at, const HIP_MEMCPY3D& box) {
  Place result;
  if (type == hipMemoryTypeArray) {
    if (array == nullptr) return hipErrorInvalidValue;
    const hipExtent size = array->paddedExtent();
    if (at.x + box.WidthInBytes > array->rowPitch() || at.y + box.Height > size.height ||
        at.z + box.Depth > size.depth)
      return hipErrorInvalidValue;
    result = {static_cast<char*>(array->data), array->rowPitch(), array->slicePitch()};
  } else {
    void* memory = type == hipMemoryTypeHost ? host : device;
    if (memory == nullptr) return hipErrorInvalidValue;
    const size_t row = pitch != 0 ? pitch : at.x + box.WidthInBytes;
    if (row < box.WidthInBytes) return hipErrorInvalidPitchValue;
    result = {static_cast<char*>(memory), row, row * (height != 0 ? height : at.y + box.Height)};
  }
  result.base += at.z * result.slice + at.y * result.pitch + at.x;
  return result;
}

hipMemcpyKind kindOf(const HIP_MEMCPY3D& box) {
  const bool toHost = box.dstMemoryType == hipMemoryTypeHost;
  const bool fromHost = box.srcMemoryType == hipMemoryTypeHost;
  return toHost ? (fromHost ? hipMemcpyHostToHost : hipMemcpyDeviceToHost)
                : (fromHost ? hipMemcpyHostToDevice : hipMemcpyDeviceToDevice);
}

// The same copy as the runtime's own structure, which hipGraphMemcpyNodeGetParams returns.
hipMemcpy3DParms paramsOf(const HIP_MEMCPY3D& box, void* from, void* to) {
  hipMemcpy3DParms params{};
  const hipArray* array = box.srcMemoryType == hipMemoryTypeArray   ? box.srcArray
                          : box.dstMemoryType == hipMemoryTypeArray ? box.dstArray
                                                                    : nullptr;
  const size_t unit = array != nullptr ? array->elementBytes() : 1;
  if (box.srcMemoryType == hipMemoryTypeArray) {
    params.srcArray = box.srcArray;
    params.srcPos = {box.srcXInBytes / unit, box.srcY, box.srcZ};
  } else {
    params.srcPtr = {from, box.srcPitch, box.WidthInBytes, box.srcHeight};
  }
  if (box.dstMemoryType == hipMemoryTypeArray) {
    params.dstArray = box.dstArray;
    params.dstPos = {box.dstXInBytes / unit, box.dstY, box.dstZ};
  } else {
    params.dstPtr = {to, box.dstPitch, box.WidthInBytes, box.dstHeight};
  }
  params.extent = {box.WidthInBytes / unit, box.Height, box.Depth};
  params.kind = kindOf(box);
  return params;
}

}  // namespace

Expected<CopyWork> boxCopy(const HIP_MEMCPY3D& box) {
  if (box.WidthInBytes == 0 || box.Height == 0 || box.Depth == 0) return CopyWork{};
  HIP_TRY_GET(from,
              place(box.srcMemoryType, const_cast<void*>(box.srcHost), box.srcDevice, box.srcArray,
                    box.srcPitch, box.srcHeight, {box.srcXInBytes, box.srcY, box.srcZ}, box));
  HIP_TRY_GET(to, place(box.dstMemoryType, box.dstHost, box.dstDevice, box.dstArray, box.dstPitch,
                        box.dstHeight, {box.dstXInBytes, box.dstY, box.dstZ}, box));
  CopyWork work{{to.base, from.base, box.WidthInBytes, box.Height, box.Depth, to.pitch, from.pitch,
                 to.slice, from.slice, kindOf(box)},
                paramsOf(box, from.base, to.base)};
  HIP_TRY(validateRegion(work.region));
  return work;
}

hipError_t hipDrvMemcpy3D(const HIP_MEMCPY3D* copy) {
  return copy == nullptr ? hipErrorInvalidValue : copyBox(*copy, nullptr, Wait::Yes);
}
hipError_t hipDrvMemcpy3DAsync(const HIP_MEMCPY3D* copy, hipStream_t stream) {
  return copy == nullptr ? hipErrorInvalidValue : copyBox(*copy, stream, Wait::No);
}
hipError_t hipMemcpyParam2D(const hip_Memcpy2D* copy) {
  return copy == nullptr ? hipErrorInvalidValue : copyBox(describe(*copy), nullptr, Wait::Yes);
}
hipError_t hipMemcpyParam2DAsync(const hip_Memcpy2D* copy, hipStream_t stream) {
  return copy == nullptr ? hipErrorInvalidValue : copyBox(describe(*copy), stream, Wait::No);
}
hipError_t hipDrvMemcpy2DUnaligned(const hip_Memcpy2D* copy) {
  return copy == nullptr ? hipErrorInvalidValue : copyBox(describe(*copy), nullptr, Wait::Yes);
}

hipError_t hipMemcpy2DToArray(hipArray_t dst, size_t x, size_t y, const void* src, size_t spitch,
                              size_t width, size_t height, hipMemcpyKind) {
  return copyRows(arrayEnd(dst, x, y), memoryEnd(src, spitch), width, height, nullptr, Wait::Yes);
}
hipError_t hipMemcpy2DToArrayAsync(hipArray_t dst, size_t x, size_t y, const void* src,
                                   size_t spitch, size_t width, size_t height, hipMemcpyKind,
                                   hipStream_t stream) {
  return copyRows(arrayEnd(dst, x, y), memoryEnd(src, spitch), width, height, stream, Wait::No);
}
hipError_t hipMemcpy2DFromArray(void* dst, size_t dpitch, hipArray_const_t src, size_t x, size_t y,
                                size_t width, size_t height, hipMemcpyKind) {
  return copyRows(memoryEnd(dst, dpitch), arrayEnd(src, x, y), width, height, nullptr, Wait::Yes);
}
hipError_t hipMemcpy2DFromArrayAsync(void* dst, size_t dpitch, hipArray_const_t src, size_t x,
                                     size_t y, size_t width, size_t height, hipMemcpyKind,
                                     hipStream_t stream) {
  return copyRows(memoryEnd(dst, dpitch), arrayEnd(src, x, y), width, height, stream, Wait::No);
}
hipError_t hipMemcpy2DArrayToArray(hipArray_t dst, size_t dstX, size_t dstY, hipArray_const_t src,
                                   size_t srcX, size_t srcY, size_t width, size_t height,
                                   hipMemcpyKind) {
  return copyRows(arrayEnd(dst, dstX, dstY), arrayEnd(src, srcX, srcY), width, height, nullptr,
                  Wait::Yes);
}

hipError_t hipMemcpyToArray(hipArray_t dst, size_t x, size_t y, const void* src, size_t count,
                            hipMemcpyKind) {
  return copyLinear(arrayEnd(dst, x, y), memoryEnd(src, 0), count, nullptr, Wait::Yes);
}
hipError_t hipMemcpyFromArray(void* dst, hipArray_const_t src, size_t x, size_t y, size_t count,
                              hipMemcpyKind) {
  return copyLinear(memoryEnd(dst, 0), arrayEnd(src, x, y), count, nullptr, Wait::Yes);
}
hipError_t hipMemcpyAtoH(void* dst, hipArray_t src, size_t offset, size_t count) {
  return copyLinear(memoryEnd(dst, 0), arrayEnd(src, offset, 0), count, nullptr, Wait::Yes);
}
hipError_t hipMemcpyAtoHAsync(void* dst, hipArray_t src, size_t offset, size_t count,
                              hipStream_t stream) {
  return copyLinear(memoryEnd(dst, 0), arrayEnd(src, offset, 0), count, stream, Wait::No);
}
hipError_t hipMemcpyHtoA(hipArray_t dst, size_t offset, const void* src, size_t count) {
  return copyLinear(arrayEnd(dst, offset, 0), memoryEnd(src, 0), count, nullptr, Wait::Yes);
}
hipError_t hipMemcpyHtoAAsync(hipArray_t dst, size_t offset, const void* src, size_t count,
                              hipStream_t stream) {
  return copyLinear(arrayEnd(dst, offset, 0), memoryEnd(src, 0), count, stream, Wait::No);
}
hipError_t hipMemcpyAtoD(hipDeviceptr_t dst, hipArray_t src, size_t offset, size_t count) {
  return copyLinear(memoryEnd(dst, 0), arrayEnd(src, offset, 0), count, nullptr, Wait::Yes);
}
hipError_t hipMemcpyDtoA(hipArray_t dst, size_t offset, hipDeviceptr_t src, size_t count) {
  return copyLinear(arrayEnd(dst, offset, 0), memoryEnd(src, 0), count, nullptr, Wait::Yes);
}
hipError_t hipMemcpyAtoA(hipArray_t dst, size_t dstOffset, hipArray_t src, size_t srcOffset,
                         size_t count) {
  return copyLinear(arrayEnd(dst, dstOffset, 0), arrayEnd(src, srcOffset, 0), count, nullptr,
                    Wait::Yes);
}

}  // namespace hip::impl
