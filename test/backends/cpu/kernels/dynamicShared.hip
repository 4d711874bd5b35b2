// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Dynamic shared memory: several types over the same bytes, a second array behind the first, and
// templates that each see it as their own type.
#include "test/backends/cpu/kernels/check.h"

template <class T>
__global__ void reverse(T* data, int n) {
  extern __shared__ __align__(16) unsigned char raw[];
  T* shared = reinterpret_cast<T*>(raw);
  const int t = threadIdx.x;
  shared[t] = data[t];
  __syncthreads();
  data[t] = shared[n - 1 - t];
}

template <class T>
void testReverse() {
  std::vector<T> values(50);
  for (int i = 0; i < 50; ++i)
    values[i] = T(i);
  Array<T> data(values);
  reverse<T><<<1, 50, 50 * sizeof(T)>>>(data, 50);
  EXPECT_EACH(data, [](int i) { return T(49 - i); });
}

extern __shared__ float block[];

__device__ float* secondHalf() { return block + blockDim.x; }

__global__ void twoArrays(float* out) {
  __shared__ int fixed[4];
  int* counts = reinterpret_cast<int*>(secondHalf());
  const int t = threadIdx.x;
  block[t] = t * 0.5f;
  counts[t] = t;
  fixed[t % 4] = 7;
  __syncthreads();
  out[t] = block[63 - t] + counts[(t + 1) % 64] + fixed[3];
}

int main() {
  testReverse<char>();
  testReverse<short>();
  testReverse<int>();
  testReverse<float>();
  testReverse<double>();

  Array<float> out(64);
  twoArrays<<<1, 64, 64 * (sizeof(float) + sizeof(int))>>>(out);
  EXPECT_EACH(out, [](int t) { return (63 - t) * 0.5f + (t + 1) % 64 + 7; });
  return finish();
}
