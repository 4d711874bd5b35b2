// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Cooperative groups.
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

namespace cg = cooperative_groups;

__global__ void groups(int* data) {
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<32> tile = cg::tiled_partition<32>(block);
  int value = data[block.thread_rank()];
  for (int offset = tile.size() / 2; offset > 0; offset /= 2) value += tile.shfl_down(value, offset);
  tile.sync();
  if (tile.thread_rank() == 0) atomicAdd(data, value);
  cg::coalesced_group active = cg::coalesced_threads();
  if (active.thread_rank() == 0) data[1] = static_cast<int>(active.size());
  block.sync();
}

__global__ void wholeGrid(int* data) {
  cg::grid_group grid = cg::this_grid();
  data[grid.thread_rank()] = 1;
  grid.sync();
}

int main() {
  int* data = nullptr;
  void* arguments[] = {&data};
  groups<<<1, 64>>>(data);
  return hipLaunchCooperativeKernel(reinterpret_cast<void*>(wholeGrid), dim3(1), dim3(64), arguments, 0, 0) ==
                 hipSuccess
             ? 0
             : 1;
}
