// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// The block that finishes last adds up what all blocks have left: one thread finds out, and tells
// the others through shared memory.
#if HIPCPU_KERNELS
extern "C" __global__ void sumByLastBlock(const int* in, int* partial, int* finished, int* total) {
  __shared__ int buffer[64];
  __shared__ bool isLast;
  const int t = threadIdx.x, n = blockDim.x;
  buffer[t] = in[blockIdx.x * n + t];
  __syncthreads();
  for (int half = n / 2; half > 0; half /= 2) {
    if (t < half) buffer[t] += buffer[t + half];
    __syncthreads();
  }
  if (t == 0) {
    partial[blockIdx.x] = buffer[0];
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    isLast = atomicAdd(finished, 1) == static_cast<int>(gridDim.x) - 1;
  }
  __syncthreads();
  if (!isLast) return;
  int sum = 0;
  for (int block = t; block < static_cast<int>(gridDim.x); block += n) sum += partial[block];
  buffer[t] = sum;
  __syncthreads();
  if (t != 0) return;
  sum = 0;
  for (int i = 0; i < n; ++i) sum += buffer[i];
  *total = sum;
}
#else
TEST_CASE("last block") {
  std::vector<int> in(64 * 100), partial(100);
  int finished = 0, total = 0, expected = 0;
  for (unsigned i = 0; i < in.size(); ++i) expected += in[i] = i * 7 % 13;
  launch("sumByLastBlock", {100}, {64}, 0, static_cast<const int*>(in.data()), partial.data(), &finished, &total);
  CHECK(finished == 100);
  CHECK(total == expected);
}
#endif
