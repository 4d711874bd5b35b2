// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A cooperative launch: all blocks meet at the grid's barrier, whatever they hold over it: values in
// registers, private arrays, shared memory, shared memory of functions that are not inlined.
#include "test/backends/cpu/kernels/check.h"

#include <hip/hip_cooperative_groups.h>

#include <tuple>

namespace cg = cooperative_groups;

__global__ void rounds(int* counters, int* out) {
  const auto grid = cg::this_grid();
  for (int round = 0; round < 3; ++round) {
    if (cg::this_thread_block().thread_rank() == 0)
      atomicAdd(&counters[round], 1);
    grid.sync();
    if (counters[round] == int(gridDim.x))
      out[grid.thread_rank()] += 1;
    grid.sync();
  }
}

// The reverse of the array, through shared memory that is kept over the barrier.
__global__ void reverse(const int* in, int* partial, int* out, int n) {
  extern __shared__ int dynamicPart[];
  __shared__ int part[64];
  int mine[4];
  const int i = int(blockIdx.x * blockDim.x + threadIdx.x);
  part[threadIdx.x] = in[i];
  dynamicPart[threadIdx.x] = 2 * in[i];
  for (int k = 0; k < 4; ++k) mine[k] = i * 4 + k;
  partial[i] = in[i];
  cg::sync(cg::this_grid());
  const int other = partial[n - 1 - i];
  const int sum = mine[threadIdx.x % 4] + part[63 - threadIdx.x] + dynamicPart[threadIdx.x];
  if (threadIdx.x >= 32) cg::this_multi_grid().sync();
  else cg::this_multi_grid().sync();
  out[i] = sum - mine[i % 4] - part[63 - threadIdx.x] - dynamicPart[threadIdx.x] + other;
}

__device__ int* sharedOfBlock() {
  __shared__ int value[2];
  return value;
}
__device__ __attribute__((noinline)) int chain(int depth, int value) {
  if (depth == 0) sharedOfBlock()[1] = value;
  return depth == 0 ? sharedOfBlock()[0] : chain(depth - 1, value);
}
__global__ void sharedInFunctions(int* out, int depth) {
  if (threadIdx.x == 0) sharedOfBlock()[0] = int(blockIdx.x) + 10;
  cg::this_grid().sync();
  out[blockIdx.x * blockDim.x + threadIdx.x] = chain(depth, int(blockIdx.x));
  cg::this_grid().sync();
  out[blockIdx.x * blockDim.x + threadIdx.x] += 1000 * sharedOfBlock()[1];
}

__global__ void failsInOneBlock() {
  cg::this_grid().sync();
  if (blockIdx.x == 3) __trap();
  cg::this_grid().sync();
}

template <class... Parameters, class... Arguments>
hipError_t cooperate(void (*kernel)(Parameters...), dim3 grid, dim3 block, unsigned shared,
                     const Arguments&... arguments) {
  std::tuple<Parameters...> values(static_cast<Parameters>(arguments)...);
  return std::apply(
      [&](auto&... value) {
        void* pointers[] = {&value..., nullptr};
        return hipLaunchCooperativeKernel(reinterpret_cast<void*>(kernel), grid, block, pointers, shared,
                                          nullptr);
      },
      values);
}

void expectRounds(dim3 grid, dim3 block) {
  Array<int> counters(3), out(size_t(grid.x) * block.x * block.y);
  HIP_OK(cooperate(rounds, grid, block, 0, counters, out));
  EXPECT_EACH(out, [](int) { return 3; });
}

int main() {
  expectRounds(1, 1);
  expectRounds(4, 64);
  expectRounds(3, dim3(5, 7));
  expectRounds(500, 1024);  // more than an occupancy query of a small device admits

  int perProcessor = 0, processors = 0;
  HIP_OK(hipOccupancyMaxActiveBlocksPerMultiprocessor(&perProcessor, rounds, 64, 0));
  HIP_OK(hipDeviceGetAttribute(&processors, hipDeviceAttributeMultiprocessorCount, 0));
  expectRounds(unsigned(perProcessor * processors), 64);
  Array<int> counters(3);
  EXPECT_EQ(cooperate(rounds, 1u << 20, 64, 0, counters, counters), hipErrorCooperativeLaunchTooLarge);
  EXPECT_EQ(hipGetLastError(), hipErrorCooperativeLaunchTooLarge);

  constexpr int kN = 50 * 64;
  std::vector<int> values(kN);
  for (int i = 0; i < kN; ++i) values[size_t(i)] = i * 3;
  Array<int> in(values), partial(kN), out(kN);
  HIP_OK(cooperate(reverse, 50, 64, 64 * sizeof(int), in, partial, out, kN));
  EXPECT_EACH(out, [](int i) { return (kN - 1 - i) * 3; });

  Array<int> shared(20 * 32);
  HIP_OK(cooperate(sharedInFunctions, 20, 32, 0, shared, 3));
  EXPECT_EACH(shared, [](int i) { return i / 32 + 10 + 1000 * (i / 32); });

  (void)cooperate(failsInOneBlock, 8, 32, 0);
  EXPECT_EQ(hipDeviceSynchronize(), hipErrorLaunchFailure);
  HIP_OK(hipDeviceReset());
  failsInOneBlock<<<2, 32>>>();  // not a cooperative launch
  EXPECT_EQ(hipDeviceSynchronize(), hipErrorLaunchFailure);
  HIP_OK(hipDeviceReset());
  return finish();
}
