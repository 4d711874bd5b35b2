// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Warps of 32 lanes taken for granted in every usual way. With the fix-its of hipify the program
// prints the same at any warp size.
#include <cstdio>
#include <cuda_runtime.h>
#define FULL_MASK 0xffffffff
__device__ unsigned below() { unsigned r; asm("mov.u32 %0, %%lanemask_lt;" : "=r"(r)); return r; }
__device__ unsigned laneId() { unsigned r; asm volatile("mov.u32 %0, %%laneid;" : "=r"(r)); return r; }
__device__ int warpSum(int v) {
  for (int d = 16; d > 0; d >>= 1) v += __shfl_down_sync(FULL_MASK, v, d);
  return v;
}
__device__ int push(int* counter) {
  unsigned mask = __activemask();
  int leader = __ffs(mask) - 1;
  int base = 0;
  if (laneId() == leader) base = atomicAdd(counter, __popc(mask));
  base = __shfl_sync(mask, base, leader);
  return base + __popc(mask & below());
}
__global__ void k(int* out, int* sums, int* counter, int* slots) {
  int lane = threadIdx.x & 31, w = threadIdx.x >> 5;
  __shared__ int s[32];
  int v = warpSum(threadIdx.x);
  if (lane == 0) s[w] = v;
  __syncthreads();
  if (threadIdx.x < 32) {
    int t = lane < (blockDim.x >> 5) ? s[lane] : 0;
    t = warpSum(t);
    if (lane == 0) *sums = t;
  }
  unsigned b = __ballot_sync(0xffffffff, threadIdx.x % 3 == 0);
  int bc = __shfl_sync(0xffffffff, (int)threadIdx.x, 5);
  int x = __shfl_xor_sync(0xffffffffu, (int)threadIdx.x, 31);
  int up = __shfl_up_sync(0xffffffff, (int)threadIdx.x, 1);
  int all = __all_sync(0xffffffff, threadIdx.x < 32);
  unsigned p;
  asm("{ .reg .pred p; setp.lt.u32 p, %1, 40; vote.sync.ballot.b32 %0, p, 0xffffffff; }" : "=r"(p) : "r"(threadIdx.x));
  int inc;
  asm("{ .reg .s32 r0; .reg .pred p; shfl.sync.up.b32 r0|p, %1, %2, %3, %4; @p add.s32 r0, r0, %5; @!p mov.s32 r0, %5; mov.s32 %0, r0; }"
      : "=r"(inc) : "r"(threadIdx.x), "r"(1), "r"(0), "r"(0xffffffff), "r"(threadIdx.x));
  out[threadIdx.x] = __popc(b) * 1000003 + bc * 7 + x * 3 + up * 11 + all * 13 + p * 17 + inc * 19;
  if (threadIdx.x % 5 != 2) slots[push(counter)] += 1;
}
int main() {
  int *out, *counter, *slots;
  int results[96], taken[96], sum, count;
  cudaMalloc(&out, sizeof(results));
  cudaMalloc(&counter, 2 * sizeof(int));
  cudaMalloc(&slots, sizeof(taken));
  cudaMemset(counter, 0, 2 * sizeof(int));
  cudaMemset(slots, 0, sizeof(taken));
  k<<<1, 96>>>(out, counter + 1, counter, slots);
  cudaMemcpy(results, out, sizeof(results), cudaMemcpyDeviceToHost);
  cudaMemcpy(taken, slots, sizeof(taken), cudaMemcpyDeviceToHost);
  cudaMemcpy(&sum, counter + 1, sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(&count, counter, sizeof(int), cudaMemcpyDeviceToHost);
  unsigned hash = 0;
  for (int i = 0; i < 96; ++i) hash = hash * 31 + results[i];
  int wrong = 0;
  for (int i = 0; i < count; ++i) wrong += taken[i] != 1;
  printf("%u sum %d, %d pushed, %d in a wrong place\n", hash, sum, count, wrong);
}
