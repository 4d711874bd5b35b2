// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_COOPERATIVE_GROUPS_PARTITION_H
#define BACKENDS_CPU_INCLUDE_COOPERATIVE_GROUPS_PARTITION_H

// Dividing a group into smaller ones.

#include <hip/cpu/cooperative_groups/lane_groups.h>

namespace cooperative_groups {

/// Tiles of a size known to the compiler, of a block or of a larger tile.
template <unsigned int kSize, typename Parent>
__HIPCPU_DEVICE__ thread_block_tile<kSize, Parent> tiled_partition(const Parent& parent) {
  return {static_cast<unsigned int>(parent.thread_rank()) / kSize,
          (static_cast<unsigned int>(parent.size()) + kSize - 1) / kSize};
}

/// Members of the same color form a group, in the order of their ranks.
__HIPCPU_DEVICE__ coalesced_group labeled_partition(const coalesced_group& parent, int color) {
  const unsigned long long mine = __match_any_sync(parent.members(), color);
  // The groups are numbered by their first members.
  const bool isFirst = (mine & __lanemask_lt()) == 0;
  const unsigned long long firsts = __ballot_sync(parent.members(), isFirst);
  const unsigned long long before = (mine & -mine) - 1;
  return coalesced_group(mine, __popcll(firsts & before), __popcll(firsts));
}
template <unsigned int kSize, typename Parent>
__HIPCPU_DEVICE__ coalesced_group
labeled_partition(const thread_block_tile<kSize, Parent>& parent, int color) {
  return labeled_partition(coalesced_group(parent.members()), color);
}

/// Those for whom the predicate holds and those for whom it does not.
template <typename Parent>
__HIPCPU_DEVICE__ coalesced_group binary_partition(const Parent& parent, bool predicate) {
  const unsigned long long holds = __ballot_sync(parent.members(), predicate);
  const unsigned long long mine = predicate ? holds : parent.members() & ~holds;
  return coalesced_group(mine, predicate ? 0 : 1, 2);
}

/// Tiles of a size chosen at run time.
__HIPCPU_DEVICE__ coalesced_group tiled_partition(const coalesced_group& parent, unsigned int size) {
  const unsigned int tile = parent.thread_rank() / size;
  const coalesced_group group = labeled_partition(parent, static_cast<int>(tile));
  return coalesced_group(group.members(), tile, (parent.size() + size - 1) / size);
}
__HIPCPU_DEVICE__ thread_group tiled_partition(const thread_block& parent, unsigned int size) {
  if (size > warpSize) __hipcpu_trap();  // larger tiles are no lanes of one warp
  const unsigned int rank = parent.thread_rank();
  const unsigned long long mask = ~0ull >> (64 - size);
  return coalesced_group(mask << (__lane_id() & ~(size - 1)), rank / size,
                         (parent.size() + size - 1) / size);
}
__HIPCPU_DEVICE__ thread_group tiled_partition(const thread_group& parent, unsigned int size) {
  if (parent.isBlock()) return tiled_partition(this_thread_block(), size);
  return tiled_partition(parent.lanes(), size);
}

}  // namespace cooperative_groups

#endif
