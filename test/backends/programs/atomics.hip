// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Atomics on every type that programs use them on, fences and clocks.
#include <hip/hip_runtime.h>

__device__ unsigned int arrived;
__device__ volatile int flag;

__global__ void atomics(int* i, unsigned* u, unsigned long long* l, float* f, double* d) {
  __shared__ int local[32];
  atomicAdd(i, 1);
  atomicSub(i, 1);
  atomicAdd(u, 1u);
  atomicAdd(l, 1ull);
  atomicAdd(f, 1.0f);
  atomicAdd(d, 1.0);
  atomicMax(i, 3);
  atomicMin(u, 3u);
  atomicMax(f, 3.0f);
  atomicMin(d, 3.0);
  atomicAnd(u, 7u);
  atomicOr(i, 8);
  atomicXor(u, 1u);
  atomicExch(f, 2.0f);
  atomicCAS(i, 1, 2);
  atomicCAS(l, 1ull, 2ull);
  atomicInc(u, 31u);
  atomicDec(u, 31u);
  atomicAdd(&local[threadIdx.x % 32], 1);
  unsafeAtomicAdd(f, 1.0f);
  unsafeAtomicAdd(d, 1.0);
  atomicAdd_system(i, 1);
  __threadfence();
  __threadfence_block();
  __threadfence_system();
  if (atomicAdd(&arrived, 1u) == gridDim.x - 1) flag = static_cast<int>(clock64() + wall_clock64() + clock());
}

int main() {
  atomics<<<1, 64>>>(nullptr, nullptr, nullptr, nullptr, nullptr);
  return 0;
}
