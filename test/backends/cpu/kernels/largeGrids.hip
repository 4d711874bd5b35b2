// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Many blocks, the greatest block, and long second and third dimensions.
#include "test/backends/cpu/kernels/check.h"

__global__ void count(unsigned long long* out) {
  if (threadIdx.x == blockDim.x - 1)
    atomicAdd(&out[0], 1ull);
  if (blockIdx.x == gridDim.x - 1 && threadIdx.x == 0)
    out[1] = blockIdx.x;
}

__global__ void mark(unsigned char* out) { out[blockIdx.z * gridDim.y + blockIdx.y] += 1; }

__global__ void greatest(int* out) {
  __shared__ int shared[1024];
  shared[threadIdx.x] = threadIdx.x;
  __syncthreads();
  out[threadIdx.x] = shared[threadIdx.x ^ 1023];
}

int main() {
  Array<unsigned long long> out(2);
  count<<<1 << 20, 32>>>(out);
  EXPECT_EACH(out, [](int i) { return i == 0 ? 1 << 20 : (1 << 20) - 1; });

  Array<unsigned char> marks(65535 * 3);
  mark<<<dim3(1, 65535, 3), 1>>>(marks);
  EXPECT_EACH(marks, [](int) { return 1; });

  Array<int> reversed(1024);
  greatest<<<1, 1024>>>(reversed);
  EXPECT_EACH(reversed, [](int i) { return 1023 - i; });
  return finish();
}
