// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Atomics on static and dynamic shared memory, with old values used, and by compare and exchange.
#if HIPCPU_KERNELS
extern "C" __global__ void sharedAtomics(const int* in, int* bins, int* order, float* largest) {
  __shared__ int counts[8];
  __shared__ float most;
  __shared__ int arrived;
  extern __shared__ int more[];
  int t = threadIdx.x;
  if (t < 8) counts[t] = more[t] = 0;
  if (t == 0) {
    most = -1;
    arrived = 0;
  }
  __syncthreads();
  atomicAdd(&counts[in[t] % 8], 1);
  atomicAdd(&more[in[t] % 8], in[t]);
  order[t] = atomicAdd(&arrived, 1);
  float value = static_cast<float>(in[t]);
  int* bits = reinterpret_cast<int*>(&most);
  int old = *bits;
  while (__builtin_bit_cast(float, old) < value &&
         !__atomic_compare_exchange_n(bits, &old, __builtin_bit_cast(int, value), false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
  }
  __syncthreads();
  if (t < 8) bins[t] = counts[t] + 1000 * more[t];
  if (t == 8) *largest = most;
}
#else
TEST_CASE("shared atomics") {
  std::vector<int> in(100), bins(8), order(100), expected(8);
  float largest = 0;
  for (int t = 0; t < 100; ++t) {
    in[t] = (t * 37) % 83;
    expected[in[t] % 8] += 1 + 1000 * in[t];
  }
  launch("sharedAtomics", {1}, {100}, 8 * sizeof(int), static_cast<const int*>(in.data()), bins.data(), order.data(), &largest);
  CHECK(bins == expected);
  CHECK(largest == 82);
  std::sort(order.begin(), order.end());
  for (int t = 0; t < 100; ++t) REQUIRE(order[t] == t);
}
#endif
