// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_TEXTURE_OBJECT_H
#define BACKENDS_CPU_INCLUDE_TEXTURE_OBJECT_H

// What hipTextureObject_t and hipSurfaceObject_t point to on the cpu platform: the runtime fills it in,
// the texture functions of kernels read it. Extents count texels and are 1 in dimensions that the
// resource does not have; layers (and faces of a cube) are slices along the depth.

#include <hip/hip_runtime_api.h>

struct __hip_texture {
  const void* data;
  unsigned int width, height, depth;
  size_t rowPitch, slicePitch;  // bytes
  hipChannelFormatDesc format;
  hipTextureAddressMode addressMode[3];
  hipTextureFilterMode filterMode;
  hipTextureReadMode readMode;
  bool normalizedCoordinates;
  bool sRgb;
  float borderColor[4];
};

struct __hip_surface {
  void* data;
  unsigned int width, height, depth;
  size_t rowPitch, slicePitch;  // bytes
  unsigned int elementBytes;
};

#endif
