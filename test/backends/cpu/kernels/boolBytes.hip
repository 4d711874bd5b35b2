// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A bool holds in a condition unless its byte is zero: programs set arrays of bool by hipMemset with any byte.
#include "test/backends/cpu/kernels/check.h"

struct Flags {
  bool first, second;
};

__device__ bool read(const bool* flags, int i) { return flags[i]; }

__global__ void count(const bool* flags, const Flags* pairs, int* out) {
  const int i = threadIdx.x;
  int sum = 0;
  if (flags[i]) sum += 1;
  if (not flags[i]) sum += 10;
  sum += flags[i] ? 100 : 1000;
  sum += read(flags, i) && !pairs[i].second ? 10000 : 0;
  sum += pairs[i].first || read(flags, i) ? 100000 : 1000000;
  out[i] = sum;
}

int main() {
  Array<bool> flags(64);
  Array<Flags> pairs(64);
  Array<int> out(64);
  for (int byte : {0, 1, 2, 255}) {
    HIP_OK(hipMemset(flags, byte, 64));
    HIP_OK(hipMemset(pairs, byte, 64 * sizeof(Flags)));
    count<<<1, 64>>>(flags, pairs, out);
    EXPECT_EACH(out, [&](int) { return byte == 0 ? 1001010 : 100101; });
  }
  return finish();
}
