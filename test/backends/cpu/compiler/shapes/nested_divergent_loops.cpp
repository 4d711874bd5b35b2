// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Loops in loops whose lanes continue, break and return at different times: no lane may start an
// iteration of an outer loop before the others have finished theirs.
SHARED int powers(const unsigned* bases, int n, unsigned modulus) {
  int result = 0;
  for (int j = 0; j < n; j++) {
    unsigned a = bases[j] % modulus;
    if (!a) continue;
    unsigned d = 1, u = modulus >> 1;
    do {
      if (u & 1) d = d * a % modulus;
      a = a * a % modulus;
    } while (u >>= 1);
    if (d == 1) continue;
    for (int i = 1; i < 5; i++) {
      d = d * d % modulus;
      if (d == 1) return -1 - j;
    }
    result += static_cast<int>(d);
  }
  return result;
}
#if HIPCPU_KERNELS
extern "C" __global__ void nested(const unsigned* bases, const unsigned* moduli, int* out, int n) {
  int t = threadIdx.x;
  int sum = 0;
  for (int c = 1; c <= n; c++) sum += c * powers(bases, c, moduli[t]);
  out[t] = sum;
}
#else
TEST_CASE("nested divergent loops") {
  std::vector<unsigned> bases(8), moduli(256);
  std::vector<int> out(256);
  for (int i = 0; i < 8; ++i) bases[i] = 2 + i * 5;
  for (int i = 0; i < 256; ++i) moduli[i] = i * 13 + 5;
  launch("nested", {1}, {256}, 0, static_cast<const unsigned*>(bases.data()),
         static_cast<const unsigned*>(moduli.data()), out.data(), 6);
  int wrong = 0;
  for (int t = 0; t < 256; ++t) {
    int sum = 0;
    for (int c = 1; c <= 6; ++c) sum += c * powers(bases.data(), c, moduli[t]);
    wrong += out[t] != sum;
  }
  CHECK(wrong == 0);
}
#endif
