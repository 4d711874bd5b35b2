// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Indices that are negative or wrap in lanes that do not use them.
#if HIPCPU_KERNELS
extern "C" __global__ void wrapping(const int* in, int* out, unsigned shift) {
  unsigned t = threadIdx.x;
  int v = 0;
  if (t >= 3) v = in[t - 3];
  if (t + shift < 20) v += in[t + shift];  // shift is -8 as an unsigned number
  for (int i = static_cast<int>(t) - 5; i < 40; i += 16)
    if (i >= 0) v += in[i];
  out[t] = v;
}
#else
TEST_CASE("wrapping index") {
  std::vector<int> in(200), out(100);
  for (int i = 0; i < 200; ++i) in[i] = i * i;
  launch("wrapping", {1}, {100}, 0, static_cast<const int*>(in.data()), out.data(), 0u - 8u);
  for (int t = 0; t < 100; ++t) {
    int v = t >= 3 ? in[t - 3] : 0;
    if (t >= 8 && t - 8 < 20) v += in[t - 8];
    for (int i = t - 5; i < 40; i += 16)
      if (i >= 0) v += in[i];
    REQUIRE(out[t] == v);
  }
}
#endif
