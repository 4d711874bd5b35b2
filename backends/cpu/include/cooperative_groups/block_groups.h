// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_COOPERATIVE_GROUPS_BLOCK_GROUPS_H
#define BACKENDS_CPU_INCLUDE_COOPERATIVE_GROUPS_BLOCK_GROUPS_H

// Groups of a whole block or more: thread_block, grid_group, multi_grid_group.

#include <hip/cpu/coordinates.h>
#include <hip/cpu/synchronization.h>

namespace cooperative_groups {

/// All threads of a block.
class thread_block {
 public:
  static constexpr unsigned int kUnknownSize = 0;

  __device__ static void sync() { __syncthreads(); }
  struct arrival_token {};
  /// A barrier in two parts; all of it happens in the second.
  __device__ static arrival_token barrier_arrive() { return {}; }
  __device__ static void barrier_wait(arrival_token&&) { __syncthreads(); }
  __device__ static void barrier_wait() { __syncthreads(); }

  __device__ static unsigned int thread_rank() {
    return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
  }
  __device__ static unsigned int size() { return blockDim.x * blockDim.y * blockDim.z; }
  __device__ static unsigned int num_threads() { return size(); }
  __device__ static dim3 group_index() { return blockIdx; }
  __device__ static dim3 thread_index() { return threadIdx; }
  __device__ static dim3 group_dim() { return blockDim; }
  __device__ static dim3 dim_threads() { return blockDim; }
  __device__ static bool is_valid() { return true; }
};
__HIPCPU_DEVICE__ thread_block this_thread_block() { return {}; }

/// All threads of a grid.
class grid_group {
 public:
  __device__ static void sync() { __hipcpu_grid_barrier(); }
  struct arrival_token {};
  __device__ static arrival_token barrier_arrive() { return {}; }
  __device__ static void barrier_wait(arrival_token&&) { __hipcpu_grid_barrier(); }

  __device__ static unsigned long long block_rank() {
    return blockIdx.x + static_cast<unsigned long long>(gridDim.x) *
                            (blockIdx.y + static_cast<unsigned long long>(gridDim.y) * blockIdx.z);
  }
  __device__ static unsigned long long num_blocks() {
    return static_cast<unsigned long long>(gridDim.x) * gridDim.y * gridDim.z;
  }
  __device__ static unsigned long long thread_rank() {
    return block_rank() * thread_block::size() + thread_block::thread_rank();
  }
  __device__ static unsigned long long size() { return num_blocks() * thread_block::size(); }
  __device__ static unsigned long long num_threads() { return size(); }
  __device__ static dim3 group_dim() { return gridDim; }
  __device__ static dim3 dim_blocks() { return gridDim; }
  __device__ static dim3 block_index() { return blockIdx; }
  __device__ static bool is_valid() { return true; }
};
__HIPCPU_DEVICE__ grid_group this_grid() { return {}; }

/// The grids of a launch on several devices; here there is one.
class multi_grid_group : public grid_group {
 public:
  __device__ static unsigned int num_grids() { return 1; }
  __device__ static unsigned int grid_rank() { return 0; }
};
__HIPCPU_DEVICE__ multi_grid_group this_multi_grid() { return {}; }

// The same questions as functions of any group.
template <typename Group>
__HIPCPU_DEVICE__ void sync(const Group& group) {
  group.sync();
}
template <typename Group>
__HIPCPU_DEVICE__ auto thread_rank(const Group& group) -> decltype(group.thread_rank()) {
  return group.thread_rank();
}
template <typename Group>
__HIPCPU_DEVICE__ auto group_size(const Group& group) -> decltype(group.size()) {
  return group.size();
}
template <typename Group>
__HIPCPU_DEVICE__ bool is_valid(const Group& group) {
  return group.is_valid();
}

}  // namespace cooperative_groups

#endif
