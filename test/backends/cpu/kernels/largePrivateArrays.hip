// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// 16 KiB of private memory a thread, alive across a barrier: 16 MiB for a block of 1024.
#include "test/backends/cpu/kernels/check.h"

__global__ void kernel(int* out) {
  __shared__ int shift;
  int table[4096];
  const int t = threadIdx.x;
  for (int i = 0; i < 4096; ++i)
    table[i] = i ^ t;
  if (t == 0)
    shift = 5;
  __syncthreads();
  out[t] = table[(t * 37 + shift) % 4096];
}

int main() {
  Array<int> out(1024);
  kernel<<<1, 1024>>>(out);
  EXPECT_EACH(out, [](int t) { return (t * 37 + 5) % 4096 ^ t; });
  return finish();
}
