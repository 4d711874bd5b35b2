// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Texture and surface objects over arrays and memory.

#include <mutex>
#include <unordered_map>

#include "hip/runtime/backend/Backend.h"
#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/Array.h"
#include "hip/runtime/objects/Devices.h"
#include "hip/runtime/objects/Handles.h"

namespace hip::impl {
namespace {

struct TextureRecord {
  hipResourceDesc resource;
  hipTextureDesc sampling;
  hipResourceViewDesc view;
  bool hasView;
};

// What the live objects were made from.
std::mutex recordsMutex;

template <class Object, class Record>
std::unordered_map<Object, Record>& records() {
  static auto* all = new std::unordered_map<Object, Record>;
  return *all;
}

TexelBox texelsOf(const hipArray& array) {
  const hipExtent size = array.paddedExtent();
  return {array.data,
          array.desc,
          static_cast<unsigned int>(size.width),
          static_cast<unsigned int>(size.height),
          static_cast<unsigned int>(size.depth),
          array.rowPitch(),
          array.slicePitch()};
}

size_t texelBytes(const hipChannelFormatDesc& desc) {
  return static_cast<size_t>(desc.x + desc.y + desc.z + desc.w) / 8;
}

Expected<TexelBox> texelsOf(const hipResourceDesc& resource) {
  switch (resource.resType) {
    case hipResourceTypeArray: {
      const hipArray_t array = resource.res.array.array;
      if (array == nullptr || !Handles<hipArray>::get().contains(array))
        return hipErrorInvalidHandle;
      return texelsOf(*array);
    }
    case hipResourceTypeMipmappedArray: {
      const hipMipmappedArray_t mipmap = resource.res.mipmap.mipmap;
      if (mipmap == nullptr || !Handles<hipMipmappedArray>::get().contains(mipmap))
        return hipErrorInvalidHandle;
      // Reading between levels is not built; a single level is an array.
      if (mipmap->max_mipmap_level > 0) return hipErrorNotSupported;
      return texelsOf(**static_cast<hipArray_t*>(mipmap->data));
    }
    case hipResourceTypeLinear: {
      const auto& linear = resource.res.linear;
      const size_t texel = texelBytes(linear.desc);
      if (linear.devPtr == nullptr || texel == 0) return hipErrorInvalidValue;
      const size_t bytes = linear.sizeInBytes / texel * texel;
      return TexelBox{linear.devPtr, linear.desc, static_cast<unsigned int>(bytes / texel), 1, 1,
                      bytes,         bytes};
    }
    case hipResourceTypePitch2D: {
      const auto& rows = resource.res.pitch2D;
      if (rows.devPtr == nullptr || rows.width == 0 || rows.height == 0)
        return hipErrorInvalidValue;
      return TexelBox{rows.devPtr,
                      rows.desc,
                      static_cast<unsigned int>(rows.width),
                      static_cast<unsigned int>(rows.height),
                      1,
                      rows.pitchInBytes,
                      rows.pitchInBytes * rows.height};
    }
  }
  return hipErrorInvalidValue;
}

Status validate(const TexelBox& texels, const hipResourceDesc& resource,
                const hipTextureDesc& sampling) {
  const bool floats = texels.format.f == hipChannelFormatKindFloat;
  const bool normalizedRead = sampling.readMode == hipReadModeNormalizedFloat;
  // Filtering makes fractions, which integers read as they are cannot be.
  if (sampling.filterMode == hipFilterModeLinear && !floats && !normalizedRead &&
      resource.resType != hipResourceTypeLinear)
    return hipErrorInvalidValue;
  if (normalizedRead && !floats && texels.format.x == 32) return hipErrorInvalidValue;
  return hipSuccess;
}

template <class T>
hipError_t readBack(hipTextureObject_t texture, T* out, T TextureRecord::*member) {
  if (out == nullptr) return hipErrorInvalidValue;
  std::lock_guard lock(recordsMutex);
  const auto& all = records<hipTextureObject_t, TextureRecord>();
  const auto found = all.find(texture);
  if (found == all.end()) return hipErrorInvalidValue;
  *out = found->second.*member;
  return hipSuccess;
}

}  // namespace

hipError_t hipCreateTextureObject(hipTextureObject_t* texture, const hipResourceDesc* resource,
                                  const hipTextureDesc* sampling, const hipResourceViewDesc* view) {
  if (texture == nullptr || resource == nullptr || sampling == nullptr) return hipErrorInvalidValue;
  const bool arrays = resource->resType == hipResourceTypeArray ||
                      resource->resType == hipResourceTypeMipmappedArray;
  if (view != nullptr && !arrays) return hipErrorInvalidValue;
  HIP_TRY_GET(texels, texelsOf(*resource));
  HIP_TRY(validate(texels, *resource, *sampling));
  HIP_TRY(backend().createTexture(texels, *sampling, texture));
  std::lock_guard lock(recordsMutex);
  records<hipTextureObject_t, TextureRecord>()[*texture] = {
      *resource, *sampling, view != nullptr ? *view : hipResourceViewDesc{}, view != nullptr};
  return hipSuccess;
}

hipError_t hipDestroyTextureObject(hipTextureObject_t texture) {
  if (texture == nullptr) return hipSuccess;
  std::lock_guard lock(recordsMutex);
  if (records<hipTextureObject_t, TextureRecord>().erase(texture) == 0) return hipErrorInvalidValue;
  return backend().destroyTexture(texture);
}

hipError_t hipGetTextureObjectResourceDesc(hipResourceDesc* resource, hipTextureObject_t texture) {
  return readBack(texture, resource, &TextureRecord::resource);
}

hipError_t hipGetTextureObjectTextureDesc(hipTextureDesc* sampling, hipTextureObject_t texture) {
  return readBack(texture, sampling, &TextureRecord::sampling);
}

hipError_t hipGetTextureObjectResourceViewDesc(hipResourceViewDesc* view,
                                               hipTextureObject_t texture) {
  bool hasView = false;
  HIP_TRY(readBack(texture, &hasView, &TextureRecord::hasView));
  return hasView ? readBack(texture, view, &TextureRecord::view) : hipErrorInvalidValue;
}

hipError_t hipCreateSurfaceObject(hipSurfaceObject_t* surface, const hipResourceDesc* resource) {
  if (surface == nullptr || resource == nullptr) return hipErrorInvalidValue;
  if (resource->resType != hipResourceTypeArray) return hipErrorInvalidValue;
  HIP_TRY_GET(texels, texelsOf(*resource));
  HIP_TRY(backend().createSurface(texels, surface));
  std::lock_guard lock(recordsMutex);
  records<hipSurfaceObject_t, hipResourceDesc>()[*surface] = *resource;
  return hipSuccess;
}

hipError_t hipDestroySurfaceObject(hipSurfaceObject_t surface) {
  if (surface == nullptr) return hipSuccess;
  std::lock_guard lock(recordsMutex);
  if (records<hipSurfaceObject_t, hipResourceDesc>().erase(surface) == 0)
    return hipErrorInvalidValue;
  return backend().destroySurface(surface);
}

hipError_t hipGetTextureAlignmentOffset(size_t* offset, const textureReference* reference) {
  if (offset == nullptr || reference == nullptr) return hipErrorInvalidValue;
  *offset = 0;
  return hipSuccess;
}

}  // namespace hip::impl
