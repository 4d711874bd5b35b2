// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arrays of a thread, indexed by a variable and alive across barriers.
#include "test/backends/cpu/kernels/check.h"

struct Pair {
  int first;
  double second;
};

__global__ void kernel(int* out) {
  __shared__ int shared[70];
  const int t = threadIdx.x, n = blockDim.x;
  int history[8];
  Pair pairs[3];
  for (int i = 0; i < 8; ++i)
    history[i] = t * 8 + i;
  for (int i = 0; i < 3; ++i)
    pairs[i] = {t + i, t * 0.5};

  for (int round = 0; round < 8; ++round) {
    shared[t] = history[(round + t) % 8];
    __syncthreads();
    history[(round + t) % 8] = shared[(t + 1) % n];
    __syncthreads();
  }
  int sum = 0;
  for (int i = 0; i < 8; ++i)
    sum += history[i] * (i + 1);
  out[t] = sum + pairs[t % 3].first * 10 + int(pairs[2].second * 2);
}

int main() {
  constexpr int n = 70;
  Array<int> out(n);
  kernel<<<1, n>>>(out);
  EXPECT_EACH(out, [](int t) {
    // Round r moves element (r + t + 1) % 8 of the next thread into element (r + t) % 8.
    const int next = (t + 1) % n;
    int sum = 0;
    for (int round = 0; round < 8; ++round)
      sum += (next * 8 + (round + next) % 8) * ((round + t) % 8 + 1);
    return sum + (t + t % 3) * 10 + t;
  });
  return finish();
}
