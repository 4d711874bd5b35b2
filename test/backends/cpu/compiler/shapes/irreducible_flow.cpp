// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Cycles of gotos with two entries: one that lanes enter and leave at different places, one that
// all threads enter at the same place and that has a barrier in each half.
SHARED int first(int value) { return value * 3 + 1; }
SHARED int second(int value) { return value ^ 5; }
#if HIPCPU_KERNELS
extern "C" __global__ void twoEntries(int* out) {
  const int t = threadIdx.x;
  int value = t, left = t % 4 + 1;
  if (t % 3 == 0) goto inside;
again:
  value = first(value);
inside:
  value = second(value);
  if (--left > 0 && value % 7 != 3) goto again;
  out[t] = value;
}
extern "C" __global__ void twoEntriesWithBarriers(int* out, int rounds, int startInside) {
  __shared__ int buffer[128];
  const int t = threadIdx.x, n = blockDim.x;
  int value = t;
  if (startInside) goto inside;
again:
  buffer[t] = value;
  __syncthreads();
  value = first(buffer[(t + 1) % n]);
  __syncthreads();
inside:
  buffer[t] = value;
  __syncthreads();
  value = second(buffer[(t + 2) % n]);
  __syncthreads();
  if (--rounds > 0) goto again;
  out[t] = value;
}
#else
TEST_CASE("irreducible flow") {
  std::vector<int> out(100);
  launch("twoEntries", {1}, {100}, 0, out.data());
  for (int t = 0; t < 100; ++t) {
    int value = t;
    for (int i = 0; i <= t % 4; ++i) {
      if (i > 0 || t % 3 != 0) value = first(value);
      value = second(value);
      if (value % 7 == 3) break;
    }
    CHECK(out[t] == value);
  }
}
TEST_CASE("irreducible flow with barriers") {
  for (int startInside : {0, 1}) {
    std::vector<int> out(70), values(70);
    for (int t = 0; t < 70; ++t) values[t] = t;
    for (int round = 0; round < 3; ++round) {
      std::vector<int> old = values;
      for (int t = 0; t < 70 && (round > 0 || !startInside); ++t) values[t] = first(old[(t + 1) % 70]);
      old = values;
      for (int t = 0; t < 70; ++t) values[t] = second(old[(t + 2) % 70]);
    }
    launch("twoEntriesWithBarriers", {1}, {70}, 0, out.data(), 3, startInside);
    CHECK(out == values);
  }
}
#endif
