// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Cooperative groups: a block, tiles of 32, the lanes that are there, the whole grid.
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

#include <cstdio>

namespace cg = cooperative_groups;

__global__ void groups(int* data) {
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<32> tile = cg::tiled_partition<32>(block);
  int value = static_cast<int>(block.thread_rank());
  for (int offset = static_cast<int>(tile.size()) / 2; offset > 0; offset /= 2) value += tile.shfl_down(value, offset);
  tile.sync();
  if (tile.thread_rank() == 0) atomicAdd(data, value);
  if (threadIdx.x < 5) {
    cg::coalesced_group active = cg::coalesced_threads();
    if (active.thread_rank() == 0) data[1] = static_cast<int>(active.size());
  }
  block.sync();
  if (threadIdx.x == 0) data[2] = data[0];
}

__global__ void wholeGrid(int* data) {
  cg::grid_group grid = cg::this_grid();
  data[8 + grid.thread_rank()] = 1;
  grid.sync();
  if (grid.thread_rank() == 0) {
    data[3] = 0;
    for (unsigned int i = 0; i < grid.size(); ++i) data[3] += data[8 + i];
  }
}

int main() {
  int *data, out[4] = {};
  if (hipMalloc(&data, 4096) != hipSuccess) return 77;
  (void)hipMemset(data, 0, 4096);
  groups<<<1, 64>>>(data);
  void* arguments[] = {&data};
  hipError_t error = hipLaunchCooperativeKernel(reinterpret_cast<void*>(wholeGrid), dim3(4), dim3(64), arguments, 0, 0);
  (void)hipMemcpy(out, data, sizeof out, hipMemcpyDeviceToHost);
  std::printf("%d %d %d %d, %s\n", out[0], out[1], out[2], out[3], hipGetErrorString(error));
  return out[0] == 2016 && out[1] == 5 && out[2] == 2016 && out[3] == 256 ? 0 : 1;
}
