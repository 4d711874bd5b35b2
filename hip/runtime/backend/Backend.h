// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_BACKEND_BACKEND_H
#define HIP_RUNTIME_BACKEND_BACKEND_H

#include <cstddef>
#include <cstdint>

#include "hip/runtime/PublicApi.h"

namespace hip {

// A backend's own objects, opaque to the runtime.
using BackendStream = struct BackendStreamTag*;
using BackendEvent = struct BackendEventTag*;
using BackendModule = struct BackendModuleTag*;
using BackendPhysical = struct BackendPhysicalTag*;

/// A box of bytes to copy: `depth` slices of `height` rows of `width` bytes.
struct CopyRegion {
  void* destination = nullptr;
  const void* source = nullptr;
  size_t width = 0;  // bytes
  size_t height = 1;
  size_t depth = 1;
  size_t destinationPitch = 0;  // bytes from row to row
  size_t sourcePitch = 0;
  size_t destinationSlice = 0;  // bytes from slice to slice
  size_t sourceSlice = 0;
  hipMemcpyKind kind = hipMemcpyDefault;
};

/// A box of elements of 1, 2 or 4 bytes to set to `value`.
struct FillRegion {
  void* destination = nullptr;
  std::uint32_t value = 0;
  std::uint32_t elementSize = 1;
  size_t width = 0;  // elements
  size_t height = 1;
  size_t depth = 1;
  size_t pitch = 0;  // bytes
  size_t slice = 0;  // bytes
};

/// What a backend knows about a kernel. `arguments` are described so that a launch can be recorded.
struct KernelInfo {
  const void* code = nullptr;
  const char* name = nullptr;
  const std::uint32_t* argumentSizes = nullptr;
  std::uint32_t argumentCount = 0;
  int warpSize = 0;
  int maxThreadsPerBlock = 0;
  int registers = 0;
  size_t staticSharedBytes = 0;
  size_t localBytesPerThread = 0;
};

struct LaunchShape {
  dim3 grid;
  dim3 block;
  size_t dynamicSharedBytes = 0;
  bool cooperative = false;
};

/// Memory that a texture or surface reads as texels.
struct TexelBox {
  void* data = nullptr;
  hipChannelFormatDesc format{};
  unsigned int width = 1;  // texels
  unsigned int height = 1;
  unsigned int depth = 1;  // or layers
  size_t rowPitch = 0;     // bytes
  size_t slicePitch = 0;   // bytes
};

struct Backend {
#define HIP_VERB(result, name, params) result(*name) params;
#include "hip/runtime/backend/verbs.def"
#undef HIP_VERB
};

/// The backend this runtime is linked with.
const Backend& backend();

}  // namespace hip

#endif
