// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Structures by value: in registers, in memory, empty, and written to by the kernel.
#ifdef __HIP__
#define SHARED_METHOD __host__ __device__
#else
#define SHARED_METHOD
#endif
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
// Passed by address, as its copies are not plain.
template <typename Element>
struct Handle {
  Element* memory;
  SHARED_METHOD int* begin() const { return memory; }
};
struct Counted : Handle<int> {
  Counted(int* numbers, int step) : Handle<int>{numbers}, step(step) {}
  Counted(const Counted& other) : Handle<int>(other), step(other.step), copies(other.copies + 1) {}
  ~Counted() {}
  SHARED_METHOD int next() { return step += 10; }
  int step, copies = 0;
  double padding[3] = {0.5, 1.5, 2.5};
};
#if HIPCPU_KERNELS
__global__ void objects(float scale, Counted counted, Plus plus, const Counted view, int* unused, Counted) {
  int i = threadIdx.x;
  counted.begin()[i] = plus(counted.next(), i) * 100 + static_cast<int>(scale * counted.padding[1]) + view.step;
}
__global__ void structures(Pair pair, bool flag, Plus plus, Three three, Large large, char small) {
  int i = threadIdx.x;
  large.values[1] += i;  // in a copy of its own
  pair.memory[i] = static_cast<float>(plus(pair.number, large.values[1])) + three.z + flag + small;
}
#else
TEST_CASE("argument objects with a copy constructor") {
  std::vector<int> out(40);
  Counted counted(out.data(), 5), view(nullptr, 7);
  launch("objects", {1}, {40}, 0, 2.0f, counted, Plus{}, view, static_cast<int*>(nullptr), view);
  for (int i = 0; i < 40; ++i) CHECK(out[i] == (15 + i) * 100 + 3 + 7);
}
TEST_CASE("argument structures") {
  std::vector<float> out(50);
  Large large{};
  large.values[1] = 1000;
  launch("structures", {1}, {50}, 0, Pair{7, out.data()}, true, Plus{}, Three{1, 2, 3}, large, char{4});
  for (int i = 0; i < 50; ++i) CHECK(out[i] == 7 + 1000 + i + 3 + 1 + 4);
}
#endif
