// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// A counter that is the same for all lanes in the loop, but read after lanes left it at
// different times.
SHARED int trailingZeros(unsigned u) {
  int s = 0;
  while (!(u & 1) && u) {
    s++;
    u >>= 1;
  }
  return s;
}
SHARED int firstBelow(const int* values, int n, int limit) {
  int j = 0;
  for (; j < n; j++) {
    if (values[j] < limit) break;
  }
  return j * 3 + n;
}
#if HIPCPU_KERNELS
extern "C" __global__ void temporal(const unsigned* in, int* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = trailingZeros(in[i]);
}
extern "C" __global__ void search(const int* values, int* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = firstBelow(values, n, i);
}
#else
TEST_CASE("temporal divergence") {
  const int n = 1000;
  std::vector<unsigned> in(n);
  std::vector<int> out(n), values(40), found(128);
  for (int i = 0; i < n; ++i) in[i] = ((i * 7919u) | 5) - 1;
  launch("temporal", {4}, {256}, 0, static_cast<const unsigned*>(in.data()), out.data(), n);
  for (int i = 0; i < n; ++i) REQUIRE(out[i] == trailingZeros(in[i]));
  for (int i = 0; i < 40; ++i) values[i] = 120 - 3 * i;
  launch("search", {2}, {64}, 0, static_cast<const int*>(values.data()), found.data(), 40);
  for (int i = 0; i < 128; ++i) REQUIRE(found[i] == firstBelow(values.data(), 40, i));
}
#endif
