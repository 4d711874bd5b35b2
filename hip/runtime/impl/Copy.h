// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_IMPL_COPY_H
#define HIP_RUNTIME_IMPL_COPY_H

#include "hip/runtime/Status.h"
#include "hip/runtime/objects/Stream.h"
#include "hip/runtime/objects/Work.h"

namespace hip::impl {

/// Whether the caller waits for the work.
enum class Wait { No, Yes };

/// Checks a linear copy and makes work of it.
Expected<CopyWork> linearCopy(void* destination, const void* source, size_t bytes,
                              hipMemcpyKind kind);

/// Checks a copy between pointers and arrays and makes work of it. Positions and width of an array
/// count elements, of memory bytes.
Expected<CopyWork> boxCopy(const hipMemcpy3DParms& params);

/// A copy that describes itself in the driver form.
Expected<CopyWork> boxCopy(const HIP_MEMCPY3D& params);

/// hipErrorInvalidValue for null or for a range that leaves its allocation.
Status validateRegion(const CopyRegion& region);

/// Enqueues the copy (a copy of nothing is left out), and waits for it if asked to.
Status submitCopy(const CopyWork& work, hipStream_t stream, Wait wait);

}  // namespace hip::impl

#endif
