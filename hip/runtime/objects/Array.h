// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_OBJECTS_ARRAY_H
#define HIP_RUNTIME_OBJECTS_ARRAY_H

#include <algorithm>

#include "hip/runtime/Status.h"

/// An array: texels in rows without padding. Extents are as the user gave them, so 0 stands for
/// "this dimension does not exist".
struct hipArray {
  void* data = nullptr;
  hipChannelFormatDesc desc{};
  hipExtent extent{};
  unsigned int flags = 0;
  int device = 0;
  bool ownsData = true;  // false: a level of a mipmapped array

  [[nodiscard]] size_t elementBytes() const {
    return static_cast<size_t>(desc.x + desc.y + desc.z + desc.w) / 8;
  }
  [[nodiscard]] hipExtent paddedExtent() const {
    return {extent.width, std::max<size_t>(extent.height, 1), std::max<size_t>(extent.depth, 1)};
  }
  [[nodiscard]] size_t rowPitch() const { return extent.width * elementBytes(); }
  [[nodiscard]] size_t slicePitch() const { return rowPitch() * paddedExtent().height; }
  [[nodiscard]] size_t bytes() const { return slicePitch() * paddedExtent().depth; }
};

#endif
