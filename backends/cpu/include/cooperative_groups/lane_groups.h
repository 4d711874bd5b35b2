// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_COOPERATIVE_GROUPS_LANE_GROUPS_H
#define BACKENDS_CPU_INCLUDE_COOPERATIVE_GROUPS_LANE_GROUPS_H

// Groups of lanes of one warp: thread_block_tile (a power of two of neighbours, known to the
// compiler), coalesced_group (any lanes), and thread_group (any group, chosen at run time).

#include <hip/cpu/cooperative_groups/block_groups.h>
#include <hip/cpu/integer_intrinsics.h>
#include <hip/cpu/warp.h>

namespace cooperative_groups {

/// Lanes of a warp by mask. A lane's rank is the number of members before it.
class coalesced_group {
 public:
  __device__ explicit coalesced_group(unsigned long long members, unsigned int metaRank = 0,
                                      unsigned int metaSize = 1)
      : members_(members), metaRank_(metaRank), metaSize_(metaSize) {}

  __device__ void sync() const { __syncwarp(members_); }
  __device__ unsigned int thread_rank() const { return __popcll(members_ & __lanemask_lt()); }
  __device__ unsigned int size() const { return __popcll(members_); }
  __device__ unsigned int num_threads() const { return size(); }
  __device__ unsigned int meta_group_rank() const { return metaRank_; }
  __device__ unsigned int meta_group_size() const { return metaSize_; }
  __device__ bool is_valid() const { return members_ != 0; }
  /// The lanes of the group, in the warp's numbering.
  __device__ unsigned long long members() const { return members_; }

  template <typename T>
  __device__ T shfl(T value, int rank) const {
    return __hipcpu_read_lane(value, laneOf(rank & (static_cast<int>(warpSize) - 1)));
  }
  template <typename T>
  __device__ T shfl_down(T value, unsigned int delta) const {
    const unsigned int rank = thread_rank();
    return shfl(value, static_cast<int>(rank + delta < size() ? rank + delta : rank));
  }
  template <typename T>
  __device__ T shfl_up(T value, unsigned int delta) const {
    const unsigned int rank = thread_rank();
    return shfl(value, static_cast<int>(rank >= delta ? rank - delta : rank));
  }
  template <typename T>
  __device__ T shfl_xor(T value, unsigned int mask) const {
    const unsigned int other = thread_rank() ^ mask;
    return shfl(value, static_cast<int>(other < size() ? other : thread_rank()));
  }

  __device__ int any(int predicate) const { return __any_sync(members_, predicate); }
  __device__ int all(int predicate) const { return __all_sync(members_, predicate); }
  __device__ unsigned long long ballot(int predicate) const {
    return ranksOf(__ballot_sync(members_, predicate));
  }
  template <typename T>
  __device__ unsigned long long match_any(T value) const {
    return ranksOf(__match_any_sync(members_, value));
  }
  template <typename T>
  __device__ unsigned long long match_all(T value, int& equal) const {
    return ranksOf(__match_all_sync(members_, value, &equal));
  }

 private:
  // Members are mostly neighbours from lane zero; then rank and lane are the same number.
  __device__ bool isContiguous() const { return (members_ & (members_ + 1)) == 0; }
  __device__ int laneOf(int rank) const {
    if (isContiguous()) return rank;
    unsigned long long left = members_;
    for (int i = 0; i < rank; ++i) left &= left - 1;
    return left == 0 ? static_cast<int>(__lane_id()) : __builtin_ctzll(left);
  }
  // Gathers the bits of the members: bit r is that of the member of rank r.
  __device__ unsigned long long ranksOf(unsigned long long lanes) const {
    if (isContiguous()) return lanes;
    unsigned long long ranks = 0;
    int rank = 0;
    for (unsigned long long left = members_; left != 0; left &= left - 1, ++rank)
      if (lanes & left & -left) ranks |= 1ull << rank;
    return ranks;
  }

  unsigned long long members_;
  unsigned int metaRank_;
  unsigned int metaSize_;
};

/// The lanes that execute the call together.
__HIPCPU_DEVICE__ coalesced_group coalesced_threads() { return coalesced_group(__activemask()); }

/// `kSize` neighbouring threads of the parent, a power of two up to the warp size. The parent type is
/// only a name; void stands for any.
template <unsigned int kSize, typename Parent = void>
class thread_block_tile {
  static_assert(kSize != 0 && (kSize & (kSize - 1)) == 0 && kSize <= __HIP_CPU_WARP_SIZE__,
                "The size of a tile is a power of two up to the warp size.");

 public:
  __device__ thread_block_tile(unsigned int metaRank, unsigned int metaSize)
      : metaRank_(metaRank), metaSize_(metaSize) {}
  /// A tile of any parent as a tile of an unnamed one.
  template <typename Other>
  __device__ thread_block_tile(const thread_block_tile<kSize, Other>& tile)
      : metaRank_(tile.meta_group_rank()), metaSize_(tile.meta_group_size()) {}

  __device__ static void sync() { __syncwarp(); }
  __device__ static unsigned int thread_rank() { return __lane_id() & (kSize - 1); }
  __device__ static constexpr unsigned int size() { return kSize; }
  __device__ static constexpr unsigned int num_threads() { return kSize; }
  __device__ unsigned int meta_group_rank() const { return metaRank_; }
  __device__ unsigned int meta_group_size() const { return metaSize_; }
  __device__ static bool is_valid() { return true; }
  /// The lanes of the tile, in the warp's numbering.
  __device__ static unsigned long long members() { return kMask << firstLane(); }

  template <typename T>
  __device__ static T shfl(T value, int rank) {
    return __shfl(value, rank, kSize);
  }
  template <typename T>
  __device__ static T shfl_down(T value, unsigned int delta) {
    return __shfl_down(value, delta, kSize);
  }
  template <typename T>
  __device__ static T shfl_up(T value, unsigned int delta) {
    return __shfl_up(value, delta, kSize);
  }
  template <typename T>
  __device__ static T shfl_xor(T value, unsigned int mask) {
    return __shfl_xor(value, static_cast<int>(mask), kSize);
  }
  __device__ static int any(int predicate) { return ballot(predicate) != 0; }
  __device__ static int all(int predicate) { return ballot(!predicate) == 0; }
  __device__ static unsigned long long ballot(int predicate) {
    return (__ballot(predicate) >> firstLane()) & kMask;
  }
  template <typename T>
  __device__ static unsigned long long match_any(T value) {
    return (__match_any_sync(~0ull, value) >> firstLane()) & kMask;
  }
  template <typename T>
  __device__ static unsigned long long match_all(T value, int& equal) {
    return __match_all_sync(members(), value, &equal) >> firstLane();
  }

 private:
  static constexpr unsigned long long kMask = ~0ull >> (64 - kSize);
  __device__ static unsigned int firstLane() { return __lane_id() & ~(kSize - 1); }

  unsigned int metaRank_;
  unsigned int metaSize_;
};

/// A group whose kind is known only at run time: a block, or lanes of a warp.
class thread_group {
 public:
  __device__ thread_group(const thread_block&) : lanes_(0) {}
  __device__ thread_group(const coalesced_group& group) : lanes_(group) {}
  template <unsigned int kSize, typename Parent>
  __device__ thread_group(const thread_block_tile<kSize, Parent>& tile)
      : lanes_(tile.members(), tile.meta_group_rank(), tile.meta_group_size()) {}

  __device__ void sync() const {
    if (isBlock())
      __syncthreads();
    else
      lanes_.sync();
  }
  __device__ unsigned int thread_rank() const {
    return isBlock() ? thread_block::thread_rank() : lanes_.thread_rank();
  }
  __device__ unsigned int size() const { return isBlock() ? thread_block::size() : lanes_.size(); }
  __device__ unsigned int num_threads() const { return size(); }
  __device__ unsigned int meta_group_rank() const { return lanes_.meta_group_rank(); }
  __device__ unsigned int meta_group_size() const { return lanes_.meta_group_size(); }
  __device__ bool is_valid() const { return true; }
  __device__ bool isBlock() const { return !lanes_.is_valid(); }
  __device__ const coalesced_group& lanes() const { return lanes_; }

 private:
  coalesced_group lanes_;
};

/// The calling thread alone.
__HIPCPU_DEVICE__ thread_group this_thread() { return coalesced_group(__lanemask_eq()); }

}  // namespace cooperative_groups

#endif
