// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Texture references: variables of type texture<…> that a program binds to memory. The reference
// has a twin in device code; binding makes a texture object and writes it into both.

#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/Modules.h"

namespace hip::impl {
namespace {

hipTextureDesc samplingOf(const textureReference& reference) {
  hipTextureDesc sampling{};
  for (int i = 0; i < 3; ++i) sampling.addressMode[i] = reference.addressMode[i];
  sampling.filterMode = reference.filterMode;
  sampling.readMode = reference.readMode;
  sampling.sRGB = reference.sRGB;
  sampling.normalizedCoords = reference.normalized;
  return sampling;
}

Expected<textureReference*> deviceTwin(const textureReference* reference) {
  auto variable = SymbolTable::get().variable(reference);
  if (!variable.ok() || variable->bytes < sizeof(textureReference)) return hipErrorInvalidTexture;
  return static_cast<textureReference*>(variable->address);
}

hipError_t release(const textureReference* reference) {
  if (reference == nullptr) return hipErrorInvalidTexture;
  HIP_TRY_GET(twin, deviceTwin(reference));
  if (twin->textureObject != nullptr) HIP_TRY(impl::hipDestroyTextureObject(twin->textureObject));
  twin->textureObject = nullptr;
  const_cast<textureReference*>(reference)->textureObject = nullptr;
  return hipSuccess;
}

hipError_t bind(const textureReference* reference, const hipResourceDesc& resource) {
  HIP_TRY(release(reference));
  const hipTextureDesc sampling = samplingOf(*reference);
  hipTextureObject_t object = nullptr;
  HIP_TRY(impl::hipCreateTextureObject(&object, &resource, &sampling, nullptr));
  HIP_TRY_GET(twin, deviceTwin(reference));
  *twin = *reference;
  twin->textureObject = object;
  const_cast<textureReference*>(reference)->textureObject = object;
  return hipSuccess;
}

}  // namespace

hipError_t hipBindTexture(size_t* offset, const textureReference* reference, const void* memory,
                          const hipChannelFormatDesc* desc, size_t size) {
  if (reference == nullptr || memory == nullptr || desc == nullptr) return hipErrorInvalidValue;
  if (offset != nullptr) *offset = 0;
  hipResourceDesc resource{};
  resource.resType = hipResourceTypeLinear;
  resource.res.linear.devPtr = const_cast<void*>(memory);
  resource.res.linear.desc = *desc;
  // Without a size the texture reaches as far as an index does.
  constexpr size_t kMost = size_t{1} << 31;
  resource.res.linear.sizeInBytes = size < kMost ? size : kMost;
  return bind(reference, resource);
}

hipError_t hipBindTexture2D(size_t* offset, const textureReference* reference, const void* memory,
                            const hipChannelFormatDesc* desc, size_t width, size_t height,
                            size_t pitch) {
  if (reference == nullptr || memory == nullptr || desc == nullptr) return hipErrorInvalidValue;
  if (offset != nullptr) *offset = 0;
  hipResourceDesc resource{};
  resource.resType = hipResourceTypePitch2D;
  resource.res.pitch2D.devPtr = const_cast<void*>(memory);
  resource.res.pitch2D.desc = *desc;
  resource.res.pitch2D.width = width;
  resource.res.pitch2D.height = height;
  resource.res.pitch2D.pitchInBytes = pitch;
  return bind(reference, resource);
}

hipError_t hipBindTextureToArray(const textureReference* reference, hipArray_const_t array,
                                 const hipChannelFormatDesc*) {
  if (reference == nullptr || array == nullptr) return hipErrorInvalidValue;
  hipResourceDesc resource{};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = const_cast<hipArray_t>(array);
  return bind(reference, resource);
}

hipError_t hipBindTextureToMipmappedArray(const textureReference* reference,
                                          hipMipmappedArray_const_t mipmap,
                                          const hipChannelFormatDesc*) {
  if (reference == nullptr || mipmap == nullptr) return hipErrorInvalidValue;
  hipResourceDesc resource{};
  resource.resType = hipResourceTypeMipmappedArray;
  resource.res.mipmap.mipmap = const_cast<hipMipmappedArray_t>(mipmap);
  return bind(reference, resource);
}

hipError_t hipUnbindTexture(const textureReference* reference) { return release(reference); }

hipError_t hipGetTextureReference(const textureReference** reference, const void* symbol) {
  if (reference == nullptr || symbol == nullptr) return hipErrorInvalidValue;
  const auto* candidate = static_cast<const textureReference*>(symbol);
  HIP_TRY(deviceTwin(candidate).code());
  *reference = candidate;
  return hipSuccess;
}

}  // namespace hip::impl
