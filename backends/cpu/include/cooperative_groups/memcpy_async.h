// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_COOPERATIVE_GROUPS_MEMCPY_ASYNC_H
#define BACKENDS_CPU_INCLUDE_COOPERATIVE_GROUPS_MEMCPY_ASYNC_H

// Copies by a whole group. They are done when the call returns in every member, so wait is a barrier.

#include <hip/cpu/cooperative_groups/block_groups.h>

namespace cooperative_groups {

/// Copies `bytes` bytes, each member its share.
template <typename Group, typename To, typename From>
__HIPCPU_DEVICE__ void memcpy_async(const Group& group, To* to, const From* from,
                                    __SIZE_TYPE__ bytes) {
  for (__SIZE_TYPE__ i = group.thread_rank(); i < bytes; i += group.size())
    reinterpret_cast<char*>(to)[i] = reinterpret_cast<const char*>(from)[i];
}
/// Copies as many elements as both sides have.
template <typename Group, typename T>
__HIPCPU_DEVICE__ void memcpy_async(const Group& group, T* to, __SIZE_TYPE__ toCount, const T* from,
                                    __SIZE_TYPE__ fromCount) {
  const __SIZE_TYPE__ count = toCount < fromCount ? toCount : fromCount;
  for (__SIZE_TYPE__ i = group.thread_rank(); i < count; i += group.size()) to[i] = from[i];
}

template <typename Group>
__HIPCPU_DEVICE__ void wait(const Group& group) {
  group.sync();
}
template <unsigned int kStages, typename Group>
__HIPCPU_DEVICE__ void wait_prior(const Group& group) {
  group.sync();
}

}  // namespace cooperative_groups

#endif
