// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Device, constant and managed variables, static ones too, through the table of variables.
#if HIPCPU_KERNELS
__device__ int counter = 5;
__constant__ int factors[4] = {1, 1, 1, 1};
__managed__ int managed = 7;
static __device__ float table[3] = {0.5f, 1.5f, 2.5f};
extern "C" __global__ void variables(float* out) {
  int t = threadIdx.x;
  out[t] = static_cast<float>(factors[t & 3] + managed) + table[t % 3];
  if (t == 0) {
    counter += 1;
    managed = 8;
  }
}
#else
TEST_CASE("globals") {
  int inManaged = 7;
  *static_cast<int**>(variable("managed")) = &inManaged;
  const int values[] = {1, 2, 3, 4};
  std::memcpy(variable("factors"), values, sizeof values);
  *static_cast<int*>(variable("counter")) = 41;
  float out = 0;
  launch("variables", {1}, {1}, 0, &out);
  CHECK(out == 1 + 7 + 0.5f);
  CHECK(*static_cast<int*>(variable("counter")) == 42);
  CHECK(inManaged == 8);
}
#endif
