// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Filling memory. Every form becomes FillWork; boxes of several slices are taken as taller ones.

#include "hip/runtime/impl/Copy.h"
#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/AllocationMap.h"

namespace hip::impl {
namespace {

hipError_t fill(void* dst, size_t pitch, int value, unsigned int elementSize, size_t width,
                size_t height, hipStream_t handle, Wait wait) {
  HIP_TRY_GET(stream, Stream::resolve(handle));
  if (wait == Wait::Yes && stream->capturing()) return hipErrorStreamCaptureUnsupported;
  if (width == 0 || height == 0) return hipSuccess;
  if (dst == nullptr) return hipErrorInvalidValue;
  const size_t rowBytes = width * elementSize;
  if (height > 1 && pitch < rowBytes) return hipErrorInvalidPitchValue;
  if (!AllocationMap::get().rangeFits(dst, (height - 1) * pitch + rowBytes))
    return hipErrorInvalidValue;
  FillWork work;
  work.params = {dst, elementSize, height, pitch, static_cast<unsigned int>(value), width};
  HIP_TRY(stream->submit(work));
  return wait == Wait::Yes ? stream->synchronize() : Status();
}

hipError_t fillBox(const hipPitchedPtr& memory, int value, const hipExtent& extent,
                   hipStream_t stream, Wait wait) {
  if (extent.width == 0 || extent.height == 0 || extent.depth == 0) return hipSuccess;
  if (memory.ptr == nullptr) return hipErrorInvalidValue;
  if (extent.width > memory.pitch) return hipErrorInvalidValue;
  const size_t slice = memory.pitch * (memory.ysize != 0 ? memory.ysize : extent.height);
  if (extent.height * memory.pitch == slice)
    return fill(memory.ptr, memory.pitch, value, 1, extent.width, extent.height * extent.depth,
                stream, wait);
  for (size_t z = 0; z < extent.depth; ++z)
    HIP_TRY(fill(static_cast<char*>(memory.ptr) + z * slice, memory.pitch, value, 1, extent.width,
                 extent.height, stream, wait));
  return hipSuccess;
}

}  // namespace

hipError_t hipMemset(void* dst, int value, size_t bytes) {
  return fill(dst, bytes, value, 1, bytes, 1, nullptr, Wait::Yes);
}
hipError_t hipMemsetAsync(void* dst, int value, size_t bytes, hipStream_t stream) {
  return fill(dst, bytes, value, 1, bytes, 1, stream, Wait::No);
}
hipError_t hipMemsetD8(hipDeviceptr_t dst, unsigned char value, size_t count) {
  return fill(dst, count, value, 1, count, 1, nullptr, Wait::Yes);
}
hipError_t hipMemsetD8Async(hipDeviceptr_t dst, unsigned char value, size_t count,
                            hipStream_t stream) {
  return fill(dst, count, value, 1, count, 1, stream, Wait::No);
}
hipError_t hipMemsetD16(hipDeviceptr_t dst, unsigned short value, size_t count) {
  return fill(dst, count * 2, value, 2, count, 1, nullptr, Wait::Yes);
}
hipError_t hipMemsetD16Async(hipDeviceptr_t dst, unsigned short value, size_t count,
                             hipStream_t stream) {
  return fill(dst, count * 2, value, 2, count, 1, stream, Wait::No);
}
hipError_t hipMemsetD32(hipDeviceptr_t dst, int value, size_t count) {
  return fill(dst, count * 4, value, 4, count, 1, nullptr, Wait::Yes);
}
hipError_t hipMemsetD32Async(hipDeviceptr_t dst, int value, size_t count, hipStream_t stream) {
  return fill(dst, count * 4, value, 4, count, 1, stream, Wait::No);
}
hipError_t hipMemset2D(void* dst, size_t pitch, int value, size_t width, size_t height) {
  return fill(dst, pitch, value, 1, width, height, nullptr, Wait::Yes);
}
hipError_t hipMemset2DAsync(void* dst, size_t pitch, int value, size_t width, size_t height,
                            hipStream_t stream) {
  return fill(dst, pitch, value, 1, width, height, stream, Wait::No);
}
hipError_t hipMemset3D(hipPitchedPtr memory, int value, hipExtent extent) {
  return fillBox(memory, value, extent, nullptr, Wait::Yes);
}
hipError_t hipMemset3DAsync(hipPitchedPtr memory, int value, hipExtent extent, hipStream_t stream) {
  return fillBox(memory, value, extent, stream, Wait::No);
}

}  // namespace hip::impl
