// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Comparisons that all lanes of a chunk pass, or none, or some: signed, unsigned, strided, of 64
// bits, and such that wrap between two lanes.
#define HIPCPU_GUARDS(t, n, wrap, far, put)                                              \
  if (t < n) put(0);                                                                     \
  if (2 * t < n) put(1);                                                                 \
  if (4 * t + 3 <= n) put(2);                                                            \
  if (t >= 40) put(3);                                                                   \
  if (!(t > 70)) put(4);                                                                 \
  if (t == 37) put(5);                                                                   \
  if (t != n) put(6);                                                                    \
  if (static_cast<unsigned>(t) - 1u < static_cast<unsigned>(n)) put(7);                  \
  if (static_cast<int>(static_cast<unsigned>(t) + wrap) < n) put(8);                     \
  if (static_cast<unsigned>(t) + 2 * wrap < static_cast<unsigned>(n)) put(9);            \
  if (t + far < far + n) put(10);                                                        \
  if (t - far > n - far) put(11);                                                        \
  if (t >= 3 && t < n && n > 8) put(12);                                                 \
  if (t < 9 || t > n) put(13)

#if HIPCPU_KERNELS
extern "C" __global__ void guards(int* out, int n, unsigned wrap, long far) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  int count = gridDim.x * blockDim.x;
#define HIPCPU_PUT(k) out[(k) * count + t] = t + 1
  HIPCPU_GUARDS(t, n, wrap, far, HIPCPU_PUT);
#undef HIPCPU_PUT
}
extern "C" __global__ void guardsOfStart(int* out, int n, int first) {
  int t = threadIdx.x;
  if (t < first || 2 * t >= n) return;
  out[t] = t + 1;
}
extern "C" __global__ void guardOfOne(int* out, int one) {
  int t = threadIdx.x;
  if (t == one) out[t] = t + 1;
}
#else
TEST_CASE("guards") {
  const unsigned wrap = 0x7fffffe8;  // 24 lanes before the largest number
  const long far = 1L << 40;
  for (int blockSize : {16, 32, 37, 64, 100, 128})
    for (int n : {0, 1, 37, 48, 63, 64, 200, 1000}) {
      const int count = 2 * blockSize;
      std::vector<int> out(14 * count), expected(14 * count);
      launch("guards", {2}, {static_cast<unsigned>(blockSize)}, 0, out.data(), n, wrap, far);
      for (int t = 0; t < count; ++t) {
#define HIPCPU_PUT(k) expected[(k) * count + t] = t + 1
        HIPCPU_GUARDS(t, n, wrap, far, HIPCPU_PUT);
#undef HIPCPU_PUT
      }
      REQUIRE(out == expected);
    }
}
TEST_CASE("guards of the start") {
  for (int n : {0, 3, 64, 130, 1000})
    for (int first : {0, 1, 32, 63, 70}) {
      std::vector<int> out(70);
      launch("guardsOfStart", {1}, {70}, 0, out.data(), n, first);
      for (int t = 0; t < 70; ++t) REQUIRE(out[t] == (t >= first && 2 * t < n ? t + 1 : 0));
    }
}
TEST_CASE("guard of one lane") {
  for (int one : {-1, 0, 15, 31, 32, 69, 70}) {
    std::vector<int> out(70);
    launch("guardOfOne", {1}, {70}, 0, out.data(), one);
    for (int t = 0; t < 70; ++t) REQUIRE(out[t] == (t == one ? t + 1 : 0));
  }
}
#endif
#undef HIPCPU_GUARDS
