// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Branches by thread: switch with fall-through, goto, short circuits, selects, loops that exit in
// the middle, and a jump out of two loops.
#include "test/backends/cpu/kernels/check.h"

__host__ __device__ int classify(int t) {
  switch (t % 7) {
    case 0: return 10;
    case 1:
    case 2: t += 5; [[fallthrough]];
    case 3: t *= 2; break;
    case 5: if (t > 50) break; t = -t; break;
    default: t += 1000;
  }
  return t;
}

__host__ __device__ int withGoto(int t) {
  int steps = 0;
again:
  if (t > 100) goto large;
  t += 17;
  ++steps;
  if (t % 3) goto again;
  return steps;
large:
  t -= 90;
  steps += 100;
  if (steps < 1000) goto again;
  return -steps;
}

__host__ __device__ int firstFactor(int t) {
  int p = 2;
  for (;; ++p) {
    if (p * p > t) break;
    if (t % p == 0) return p;
  }
  return -p;
}

__host__ __device__ int shortCircuits(int t, const int* table) {
  int hits = 0;
  for (int i = 0; i < 10 && table[i] <= t; ++i)
    if ((t % 2 == 0 && table[i] % 3 == 0) || (t > 20 && !(table[i] & 4)))
      ++hits;
  for (int i = 0; i < 10; ++i)
    for (int j = 0; j < 10; ++j)
      if (table[i] + table[j] == t) { hits += 100 * i + 1000 * j; goto done; }
done:
  return hits;
}

__global__ void kernel(int* out, const int* table) {
  const int t = threadIdx.x, n = blockDim.x;
  out[t] = classify(t);
  out[n + t] = withGoto(t);
  out[2 * n + t] = firstFactor(t);
  out[3 * n + t] = shortCircuits(t, table);
}

int main() {
  const std::vector<int> table = {0, 1, 3, 4, 9, 12, 15, 27, 40, 80};
  constexpr int n = 130;
  Array<int> out(4 * n), deviceTable(table);
  kernel<<<1, n>>>(out, deviceTable);
  EXPECT_EACH(out, [&](int i) {
    const int t = i % n;
    return i < n ? classify(t) : i < 2 * n ? withGoto(t)
         : i < 3 * n ? firstFactor(t) : shortCircuits(t, table.data());
  });
  return finish();
}
