// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ISTHMUS_HIP_API_TEXTURE_TYPES_H
#define ISTHMUS_HIP_API_TEXTURE_TYPES_H

#include "resource_types.h"

#define hipTextureType1D 0x01
#define hipTextureType2D 0x02
#define hipTextureType3D 0x03
#define hipTextureTypeCubemap 0x0C
#define hipTextureType1DLayered 0xF1
#define hipTextureType2DLayered 0xF2
#define hipTextureTypeCubemapLayered 0xFC

typedef struct __hip_texture* hipTextureObject_t;

typedef enum hipTextureAddressMode {
  hipAddressModeWrap = 0,
  hipAddressModeClamp = 1,
  hipAddressModeMirror = 2,
  hipAddressModeBorder = 3
} hipTextureAddressMode;

typedef enum hipTextureFilterMode {
  hipFilterModePoint = 0,
  hipFilterModeLinear = 1
} hipTextureFilterMode;

typedef enum hipTextureReadMode {
  hipReadModeElementType = 0,
  hipReadModeNormalizedFloat = 1
} hipTextureReadMode;

typedef struct textureReference {
  int normalized;
  enum hipTextureReadMode readMode;
  enum hipTextureFilterMode filterMode;
  enum hipTextureAddressMode addressMode[3];
  struct hipChannelFormatDesc channelDesc;
  int sRGB;
  unsigned int maxAnisotropy;
  enum hipTextureFilterMode mipmapFilterMode;
  float mipmapLevelBias;
  float minMipmapLevelClamp;
  float maxMipmapLevelClamp;
  hipTextureObject_t textureObject;
  int numChannels;
  enum hipArray_Format format;
} textureReference;
typedef textureReference* hipTexRef;

typedef struct hipTextureDesc {
  enum hipTextureAddressMode addressMode[3];
  enum hipTextureFilterMode filterMode;
  enum hipTextureReadMode readMode;
  int sRGB;
  float borderColor[4];
  int normalizedCoords;
  unsigned int maxAnisotropy;
  enum hipTextureFilterMode mipmapFilterMode;
  float mipmapLevelBias;
  float minMipmapLevelClamp;
  float maxMipmapLevelClamp;
} hipTextureDesc;

#ifdef __cplusplus
// The attribute makes a variable of the type one of the device, with a shadow on the host.
#ifdef __HIP__
#define __HIP_TEXTURE_ATTRIBUTE __attribute__((device_builtin_texture_type))
#else
#define __HIP_TEXTURE_ATTRIBUTE
#endif

/// A texture reference variable of the (removed in CUDA 12) reference API.
template <class T, int texType = hipTextureType1D,
          enum hipTextureReadMode mode = hipReadModeElementType>
struct __HIP_TEXTURE_ATTRIBUTE texture : textureReference {
  texture(int norm = 0, enum hipTextureFilterMode filter = hipFilterModePoint,
          enum hipTextureAddressMode address = hipAddressModeClamp)
      : texture(norm, filter, address, hipChannelFormatDesc{}) {}
  texture(int norm, enum hipTextureFilterMode filter, enum hipTextureAddressMode address,
          struct hipChannelFormatDesc desc)
      : textureReference{} {
    normalized = norm;
    readMode = mode;
    filterMode = filter;
    for (auto& dimension : addressMode) dimension = address;
    channelDesc = desc;
  }
};
#endif

#endif
