// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arrays: allocation, description, levels of mipmaps.

#include "hip/runtime/objects/Array.h"

#include <memory>

#include "hip/runtime/backend/Backend.h"
#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/AllocationMap.h"
#include "hip/runtime/objects/Devices.h"
#include "hip/runtime/objects/Handles.h"

namespace hip::impl {
namespace {

constexpr unsigned int kKnownFlags =
    hipArrayLayered | hipArraySurfaceLoadStore | hipArrayCubemap | hipArrayTextureGather;

struct FormatRow {
  hipArray_Format format;
  int bits;
  hipChannelFormatKind kind;
};
constexpr FormatRow kFormats[] = {
    {HIP_AD_FORMAT_UNSIGNED_INT8, 8, hipChannelFormatKindUnsigned},
    {HIP_AD_FORMAT_UNSIGNED_INT16, 16, hipChannelFormatKindUnsigned},
    {HIP_AD_FORMAT_UNSIGNED_INT32, 32, hipChannelFormatKindUnsigned},
    {HIP_AD_FORMAT_SIGNED_INT8, 8, hipChannelFormatKindSigned},
    {HIP_AD_FORMAT_SIGNED_INT16, 16, hipChannelFormatKindSigned},
    {HIP_AD_FORMAT_SIGNED_INT32, 32, hipChannelFormatKindSigned},
    {HIP_AD_FORMAT_HALF, 16, hipChannelFormatKindFloat},
    {HIP_AD_FORMAT_FLOAT, 32, hipChannelFormatKindFloat},
};

Expected<hipChannelFormatDesc> channelDesc(hipArray_Format format, unsigned int channels) {
  if (channels != 1 && channels != 2 && channels != 4) return hipErrorInvalidValue;
  for (const FormatRow& row : kFormats)
    if (row.format == format)
      return hipChannelFormatDesc{row.bits, channels > 1 ? row.bits : 0,
                                  channels > 2 ? row.bits : 0, channels > 3 ? row.bits : 0,
                                  row.kind};
  return hipErrorInvalidValue;
}

Status describe(const hipArray& array, HIP_ARRAY3D_DESCRIPTOR* descriptor) {
  const hipChannelFormatDesc& d = array.desc;
  for (const FormatRow& row : kFormats) {
    if (row.bits != d.x || row.kind != d.f) continue;
    *descriptor = {array.extent.width,
                   array.extent.height,
                   array.extent.depth,
                   row.format,
                   static_cast<unsigned int>((d.x != 0) + (d.y != 0) + (d.z != 0) + (d.w != 0)),
                   array.flags};
    return hipSuccess;
  }
  return hipErrorUnknown;
}

Status validate(const hipChannelFormatDesc& desc, const hipExtent& extent, unsigned int flags) {
  const int channels[] = {desc.x, desc.y, desc.z, desc.w};
  for (int i = 0; i < 4; ++i) {
    const int bits = channels[i];
    if (bits != 0 && bits != 8 && bits != 16 && bits != 32) return hipErrorInvalidValue;
    const bool gap = i > 0 && bits != 0 && channels[i - 1] != bits;
    if (gap) return hipErrorInvalidValue;
  }
  if (desc.x == 0 || (desc.z != 0 && desc.w == 0)) return hipErrorInvalidValue;
  if ((flags & ~kKnownFlags) != 0 || extent.width == 0) return hipErrorInvalidValue;
  // A third dimension needs the second, unless it counts layers.
  const bool layered = (flags & hipArrayLayered) != 0;
  if (extent.depth != 0 && extent.height == 0 && !layered) return hipErrorInvalidValue;
  if ((flags & hipArrayCubemap) != 0 &&
      (extent.width != extent.height || extent.depth % 6 != 0 || extent.depth == 0))
    return hipErrorInvalidValue;
  return hipSuccess;
}

hipError_t createArray(hipArray_t* result, const hipChannelFormatDesc& desc,
                       const hipExtent& extent, unsigned int flags) {
  if (result == nullptr) return hipErrorInvalidValue;
  HIP_TRY(validate(desc, extent, flags));
  HIP_TRY_GET(device, Devices::get().current());
  auto array = std::make_unique<hipArray>();
  array->desc = desc;
  array->extent = extent;
  array->flags = flags;
  array->device = device->ordinal;
  if (array->bytes() / extent.width / array->elementBytes() !=
          array->paddedExtent().height * array->paddedExtent().depth ||
      array->bytes() > device->properties.totalGlobalMem)
    return hipErrorOutOfMemory;
  HIP_TRY(backend().allocateDevice(device->ordinal, array->bytes(), &array->data));
  AllocationMap::get().add(
      {array->data, array->bytes(), AllocationKind::Array, device->ordinal, flags});
  *result = Handles<hipArray>::get().add(array.release());
  return hipSuccess;
}

hipError_t destroyArray(hipArray_t handle) {
  if (handle == nullptr) return hipSuccess;
  if (!Handles<hipArray>::get().remove(handle)) return hipErrorContextIsDestroyed;
  const std::unique_ptr<hipArray> array(handle);
  if (!array->ownsData) return hipSuccess;
  (void)AllocationMap::get().remove(array->data, [](AllocationKind) { return true; });
  return backend().releaseDevice(array->device, array->data, array->bytes());
}

Expected<const hipArray*> resolveArray(hipArray_const_t array) {
  if (array == nullptr || !Handles<hipArray>::get().contains(array)) return hipErrorInvalidHandle;
  return array;
}

}  // namespace

hipError_t hipMallocArray(hipArray_t* array, const hipChannelFormatDesc* desc, size_t width,
                          size_t height, unsigned int flags) {
  if (desc == nullptr) return hipErrorInvalidValue;
  return createArray(array, *desc, {width, height, 0}, flags);
}

hipError_t hipMalloc3DArray(hipArray_t* array, const hipChannelFormatDesc* desc, hipExtent extent,
                            unsigned int flags) {
  if (desc == nullptr) return hipErrorInvalidValue;
  return createArray(array, *desc, extent, flags);
}

hipError_t hipArrayCreate(hipArray_t* array, const HIP_ARRAY_DESCRIPTOR* descriptor) {
  if (descriptor == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(desc, channelDesc(descriptor->Format, descriptor->NumChannels));
  return createArray(array, desc, {descriptor->Width, descriptor->Height, 0}, hipArrayDefault);
}

hipError_t hipArray3DCreate(hipArray_t* array, const HIP_ARRAY3D_DESCRIPTOR* descriptor) {
  if (descriptor == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(desc, channelDesc(descriptor->Format, descriptor->NumChannels));
  return createArray(array, desc, {descriptor->Width, descriptor->Height, descriptor->Depth},
                     descriptor->Flags);
}

hipError_t hipFreeArray(hipArray_t array) { return destroyArray(array); }

hipError_t hipArrayDestroy(hipArray_t array) {
  return array == nullptr ? hipErrorInvalidValue : destroyArray(array);
}

hipError_t hipArrayGetInfo(hipChannelFormatDesc* desc, hipExtent* extent, unsigned int* flags,
                           hipArray_t handle) {
  HIP_TRY_GET(array, resolveArray(handle));
  if (desc != nullptr) *desc = array->desc;
  if (extent != nullptr) *extent = array->extent;
  if (flags != nullptr) *flags = array->flags;
  return hipSuccess;
}

hipError_t hipArray3DGetDescriptor(HIP_ARRAY3D_DESCRIPTOR* descriptor, hipArray_t handle) {
  if (descriptor == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(array, resolveArray(handle));
  return describe(*array, descriptor);
}

hipError_t hipArrayGetDescriptor(HIP_ARRAY_DESCRIPTOR* descriptor, hipArray_t handle) {
  if (descriptor == nullptr) return hipErrorInvalidValue;
  HIP_ARRAY3D_DESCRIPTOR full{};
  HIP_TRY(impl::hipArray3DGetDescriptor(&full, handle));
  *descriptor = {full.Width, full.Height, full.Format, full.NumChannels};
  return hipSuccess;
}

hipError_t hipGetChannelDesc(hipChannelFormatDesc* desc, hipArray_const_t handle) {
  if (desc == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(array, resolveArray(handle));
  *desc = array->desc;
  return hipSuccess;
}

hipChannelFormatDesc hipCreateChannelDesc(int x, int y, int z, int w, hipChannelFormatKind kind) {
  return {x, y, z, w, kind};
}

// A mipmapped array: `data` points to its levels, the largest first.
hipError_t hipMallocMipmappedArray(hipMipmappedArray_t* result, const hipChannelFormatDesc* desc,
                                   hipExtent extent, unsigned int levels, unsigned int flags) {
  if (result == nullptr || desc == nullptr || levels == 0) return hipErrorInvalidValue;
  auto mipmap = std::make_unique<hipMipmappedArray>();
  auto arrays = std::make_unique<hipArray_t[]>(levels);
  for (unsigned int level = 0; level < levels; ++level) {
    const auto half = [&](size_t size) {
      return size == 0 ? 0 : std::max<size_t>(size >> level, 1);
    };
    const bool layered = (flags & hipArrayLayered) != 0;
    const size_t depth = layered ? extent.depth : half(extent.depth);
    const hipError_t status =
        createArray(&arrays[level], *desc, {half(extent.width), half(extent.height), depth}, flags);
    if (status == hipSuccess) continue;
    while (level-- > 0) (void)destroyArray(arrays[level]);
    return status;
  }
  mipmap->data = arrays.release();
  mipmap->desc = *desc;
  mipmap->width = static_cast<unsigned int>(extent.width);
  mipmap->height = static_cast<unsigned int>(extent.height);
  mipmap->depth = static_cast<unsigned int>(extent.depth);
  mipmap->max_mipmap_level = levels - 1;
  mipmap->flags = flags;
  *result = Handles<hipMipmappedArray>::get().add(mipmap.release());
  return hipSuccess;
}

hipError_t hipFreeMipmappedArray(hipMipmappedArray_t handle) {
  if (handle == nullptr) return hipSuccess;
  if (!Handles<hipMipmappedArray>::get().remove(handle)) return hipErrorInvalidHandle;
  const std::unique_ptr<hipMipmappedArray> mipmap(handle);
  const std::unique_ptr<hipArray_t[]> levels(static_cast<hipArray_t*>(mipmap->data));
  for (unsigned int level = 0; level <= mipmap->max_mipmap_level; ++level)
    (void)destroyArray(levels[level]);
  return hipSuccess;
}

hipError_t hipGetMipmappedArrayLevel(hipArray_t* array, hipMipmappedArray_const_t mipmap,
                                     unsigned int level) {
  if (array == nullptr || mipmap == nullptr) return hipErrorInvalidValue;
  if (!Handles<hipMipmappedArray>::get().contains(mipmap)) return hipErrorInvalidHandle;
  if (level > mipmap->max_mipmap_level) return hipErrorInvalidValue;
  *array = static_cast<hipArray_t*>(mipmap->data)[level];
  return hipSuccess;
}

hipError_t hipMipmappedArrayCreate(hipMipmappedArray_t* result, HIP_ARRAY3D_DESCRIPTOR* descriptor,
                                   unsigned int levels) {
  if (descriptor == nullptr) return hipErrorInvalidValue;
  HIP_TRY_GET(desc, channelDesc(descriptor->Format, descriptor->NumChannels));
  return impl::hipMallocMipmappedArray(result, &desc,
                                       {descriptor->Width, descriptor->Height, descriptor->Depth},
                                       levels, descriptor->Flags);
}

hipError_t hipMipmappedArrayDestroy(hipMipmappedArray_t mipmap) {
  return mipmap == nullptr ? hipErrorInvalidValue : impl::hipFreeMipmappedArray(mipmap);
}

hipError_t hipMipmappedArrayGetLevel(hipArray_t* array, hipMipmappedArray_t mipmap,
                                     unsigned int level) {
  return impl::hipGetMipmappedArrayLevel(array, mipmap, level);
}

}  // namespace hip::impl
