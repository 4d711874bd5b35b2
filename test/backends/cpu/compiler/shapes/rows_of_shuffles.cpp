// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Shuffles of values that do not need each other happen at one cut; some of them have a source lane or a
// value that another shuffle yields, and lanes are missing in some.
#if HIPCPU_KERNELS
extern "C" __global__ void rowsOfShuffles(int* out) {
  int t = threadIdx.x, a = t, b = t * 3, c = 100 - t;
  a += __shfl_xor(a, 1);
  b += __shfl_down(b, 4);
  c = __shfl(c, a % warpSize);
  int d = __shfl_up(b + c, 2);
  double e = __shfl_xor(a * 0.5, 8), f = __shfl_xor(b * 0.25, 16);
  if (t % 3) {
    a += __shfl_xor(c, 1) * (t % 2);
    b += __shfl_xor(d, 2) * 0;
  }
  out[t] = a + 10 * b + 100 * c + 1000 * d + int(e + f);
}

extern "C" __global__ void storesBetweenShuffles(int* out) {
  __shared__ volatile int box[128];
  int t = threadIdx.x;
  box[t] = -1;
  int a = __shfl_xor(t, 1);
  box[t] = t;
  int b = __shfl_xor(t * 2, 2);
  out[t] = a + b + 1000 * box[t ^ 4];
}
#else
TEST_CASE("rows of shuffles") {
  const int w = warpSize();
  std::vector<int> out(128), a(128), b(128), c(128), d(128);
  launch("rowsOfShuffles", {1}, {128}, 0, out.data());
  for (int t = 0; t < 128; ++t) {
    a[t] = t + (t ^ 1);
    b[t] = t * 3 + (t % w + 4 < w ? t + 4 : t) * 3;
    c[t] = 100 - (t / w * w + a[t] % w);
  }
  for (int t = 0; t < 128; ++t) d[t] = b[t % w < 2 ? t : t - 2] + c[t % w < 2 ? t : t - 2];
  for (int t = 0; t < 128; ++t) {
    const int e = int(a[t ^ 8] * 0.5 + b[t ^ 16] * 0.25);
    if (t % 3 && t % 2 && (t ^ 1) % 3 == 0) continue;  // reads a lane that takes no part
    const int first = a[t] + (t % 3 && t % 2 ? c[t ^ 1] : 0);
    REQUIRE(out[t] == first + 10 * b[t] + 100 * c[t] + 1000 * d[t] + e);
  }
}

TEST_CASE("stores between shuffles") {
  std::vector<int> out(128);
  launch("storesBetweenShuffles", {1}, {128}, 0, out.data());
  for (int t = 0; t < 128; ++t) REQUIRE(out[t] == (t ^ 1) + (t ^ 2) * 2 + 1000 * (t ^ 4));
}
#endif
