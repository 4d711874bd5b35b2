// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Blocks, tiles, coalesced and run-time groups, partitions, reductions, scans.
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

namespace cg = cooperative_groups;

__device__ int sum(cg::thread_group group, int* x, int value) {
  const int rank = group.thread_rank();
  for (int i = group.size() / 2; i > 0; i /= 2) {
    x[rank] = value;
    group.sync();
    if (rank < i) value += x[rank + i];
    group.sync();
  }
  return value;
}
template <class Group>
__device__ int collectives(const Group& group, int v) {
  int equal;
  return group.shfl_down(v, 1) + group.shfl_xor(v, 2) + group.shfl(v, 0) + group.any(v) +
         group.all(v) + group.ballot(v) + group.match_any(v) + group.match_all(v, equal) +
         group.thread_rank() + group.size() + group.meta_group_rank() + group.meta_group_size();
}
__global__ void kernel(int* p, float* f) {
  cg::thread_block block = cg::this_thread_block();
  auto warp = cg::tiled_partition<32>(block);
  cg::thread_block_tile<16> half = cg::tiled_partition<16>(block);
  auto four = cg::tiled_partition<4>(warp);
  __shared__ int x[256];
  p[cg::this_grid().thread_rank()] = sum(block, x, 1) + sum(cg::tiled_partition(block, 8), x, 2);
  p[1] = collectives(warp, p[0]) + collectives(four, 2) + half.shfl_up(3, 1);
  cg::coalesced_group active = cg::coalesced_threads();
  p[2] = collectives(active, 3) + cg::binary_partition(active, p[3] > 1).size();
  f[0] = cg::reduce(warp, f[0], cg::plus<float>()) + cg::reduce(active, f[1], cg::greater<float>());
  f[1] = cg::inclusive_scan(warp, f[1]) + cg::exclusive_scan(four, f[2], cg::plus<float>());
  cg::sync(block);
  p[4] = block.thread_index().x + block.group_index().x + cg::group_size(block);
  cg::memcpy_async(block, p, p + 3, 12);
  cg::wait(block);
}
__global__ void wholeGrid() { cg::this_grid().sync(); }
void launch(int* p, float* f) {
  kernel<<<1, 256>>>(p, f);
  wholeGrid<<<1, 32>>>();
}
