// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Structures by value: in registers, in memory, empty, and written to by the kernel.
#if HIPCPU_KERNELS
struct Pair { int number; float* memory; };
struct Three { float x, y, z; };
struct Large { int values[20]; };
struct Plus { __device__ int operator()(int a, int b) const { return a + b; } };
#else
struct Pair { int number; float* memory; };
struct Three { float x, y, z; };
struct Large { int values[20]; };
struct Plus {};
#endif
#if HIPCPU_KERNELS
__global__ void structures(Pair pair, bool flag, Plus plus, Three three, Large large, char small) {
  int i = threadIdx.x;
  large.values[1] += i;  // in a copy of its own
  pair.memory[i] = static_cast<float>(plus(pair.number, large.values[1])) + three.z + flag + small;
}
#else
TEST_CASE("argument structures") {
  std::vector<float> out(50);
  Large large{};
  large.values[1] = 1000;
  launch("structures", {1}, {50}, 0, Pair{7, out.data()}, true, Plus{}, Three{1, 2, 3}, large, char{4});
  for (int i = 0; i < 50; ++i) CHECK(out[i] == 7 + 1000 + i + 3 + 1 + 4);
}
#endif
