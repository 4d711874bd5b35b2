// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// A uniform loop in a uniform loop behind a guard, and in a grid-stride loop.
#if HIPCPU_KERNELS
extern "C" __global__ void guarded(const float* a, float* out, int n, int m, int count) {
  int p = blockIdx.x * blockDim.x + threadIdx.x;
  if (p < count) {
    float s = 0;
    for (int j = 0; j < n; j++)
      for (int i = j; i < m; i++) s += a[i - j] * static_cast<float>(p);
    out[p] = s;
  }
}
extern "C" __global__ void strided(const float* a, float* out, int n, int m, int count) {
  for (int p = blockIdx.x * blockDim.x + threadIdx.x; p < count; p += gridDim.x * blockDim.x) {
    float s = 0, b = 1;
    for (int j = 0; j < n; j++) {
      for (int i = j; i < m; i++) s += a[i - j] * static_cast<float>(p);
      b += a[j];
    }
    out[p] = s * b;
  }
}
#else
TEST_CASE("uniform loop in guard") {
  const int n = 7, m = 20, count = 230;
  std::vector<float> a(m), out(count), rounds(count);
  for (int i = 0; i < m; ++i) a[i] = i % 5;
  const float* in = a.data();
  launch("guarded", {4}, {64}, 0, in, out.data(), n, m, count);
  launch("strided", {3}, {50}, 0, in, rounds.data(), n, m, count);
  for (int p = 0; p < count; ++p) {
    float s = 0, b = 1;
    for (int j = 0; j < n; j++) {
      for (int i = j; i < m; i++) s += a[i - j] * static_cast<float>(p);
      b += a[j];
    }
    REQUIRE(out[p] == s);
    REQUIRE(rounds[p] == s * b);
  }
}
#endif
