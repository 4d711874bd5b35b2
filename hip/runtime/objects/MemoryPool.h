// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_OBJECTS_MEMORYPOOL_H
#define HIP_RUNTIME_OBJECTS_MEMORYPOOL_H

#include <mutex>

#include "hip/runtime/Status.h"
#include "hip/runtime/objects/AllocationMap.h"

namespace hip {

/// Stream-ordered memory. Memory goes back to the backend at once when it is freed, so what is
/// reserved is what is used; thresholds and reuse switches are kept, for they may be asked for.
struct MemoryPool {
  int device = 0;
  hipMemPoolProps props{};
  std::mutex mutex;
  size_t usedBytes = 0;
  size_t usedHigh = 0;
  std::uint64_t releaseThreshold = 0;
  int reuse[3] = {1, 1, 1};  // follow events, opportunistic, internal dependencies
  hipMemAccessFlags access = hipMemAccessFlagsProtReadWrite;

  /// hipErrorInvalidValue for a pool that does not exist.
  static Expected<MemoryPool*> resolve(hipMemPool_t handle);
  /// The pool that hipMallocAsync of this device takes from.
  static hipMemPool_t current(int device);
  static hipMemPool_t defaultOf(int device);
  static void setCurrent(int device, hipMemPool_t pool);

  Expected<void*> allocate(size_t bytes, AllocationKind kind = AllocationKind::Device);
  static Status release(const Allocation& allocation);
};

}  // namespace hip

struct ihipMemPoolHandle_t : hip::MemoryPool {};

#endif
