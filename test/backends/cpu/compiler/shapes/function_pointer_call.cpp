// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Functions called through a table and through a vtable read coordinates.
#if HIPCPU_KERNELS
__device__ int square(int x) { return x * x + threadIdx.x; }
__device__ int shifted(int x) { return x + 100 * static_cast<int>(blockIdx.x) + threadIdx.y; }
__device__ int (*const functions[])(int) = {square, shifted};
struct Base { __device__ virtual int get(int x) const = 0; };
struct First : Base { __device__ int get(int x) const override { return x + static_cast<int>(blockDim.x); } };
struct Second : Base { __device__ int get(int x) const override { return x * static_cast<int>(threadIdx.x); } };
extern "C" __global__ void indirect(const int* which, int* out) {
  int t = threadIdx.y * blockDim.x + threadIdx.x;
  int i = blockIdx.x * blockDim.x * blockDim.y + t;
  First first;
  Second second;
  const Base* object = which[i] ? static_cast<const Base*>(&second) : &first;
  out[i] = functions[which[i]](t) + object->get(3);
}
#else
TEST_CASE("function pointer call") {
  std::vector<int> which(128), out(128);
  for (int i = 0; i < 128; ++i) which[i] = i % 3 == 0;
  launch("indirect", {2}, {16, 4}, 0, static_cast<const int*>(which.data()), out.data());
  for (int i = 0; i < 128; ++i) {
    const int t = i % 64, x = t % 16, y = t / 16;
    REQUIRE(out[i] == (which[i] ? t + 100 * (i / 64) + y + 3 * x : t * t + x + 3 + 16));
  }
}
#endif
