// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Four calls on each of eight levels: all inlined they would be a million instructions.
#if HIPCPU_KERNELS
__device__ inline unsigned currentThread() { return threadIdx.x; }
#else
static unsigned thread;
static unsigned currentThread() { return thread; }
#endif

template <int level>
SHARED unsigned mixed(unsigned x) {
  x ^= x >> 7;
  if constexpr (level == 0) {
    return x * 2654435761u + currentThread();
  } else {
    const unsigned a = mixed<level - 1>(x + level), b = mixed<level - 1>(x * 3);
    const unsigned c = mixed<level - 1>(a ^ x), d = mixed<level - 1>(b + currentThread());
    return a + b * 5 + (c ^ d);
  }
}

#if HIPCPU_KERNELS
extern "C" __global__ void deepCalls(unsigned* values) {
  values[threadIdx.x] = mixed<8>(values[threadIdx.x]);
  __syncthreads();
  const unsigned first = values[0];
  __syncthreads();
  values[threadIdx.x] += first;
}
#else
TEST_CASE("deep call tree: large functions stay calls") {
  std::vector<unsigned> values(4), expected(4);
  for (thread = 0; thread < 4; ++thread) {
    values[thread] = thread * 77;
    expected[thread] = mixed<8>(values[thread]);
  }
  const unsigned first = expected[0];
  for (unsigned& value : expected) value += first;
  launch("deepCalls", {1}, {4}, 0, values.data());
  CHECK(values == expected);
}
#endif
