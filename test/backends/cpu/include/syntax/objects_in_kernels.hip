// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// new, delete, virtual functions, lambdas and templates in kernels.
#include <hip/hip_runtime.h>

#include <new>

struct Base {
  __device__ virtual int value() { return 1; }
  __device__ virtual ~Base() {}
};
struct Derived : Base {
  __device__ int value() override { return 2; }
};
template <typename F>
__global__ void apply(F f, int* p) {
  p[threadIdx.x] = f(threadIdx.x);
}
__global__ void kernel(int* p) {
  Base* base = new Derived;
  p[0] = base->value();
  delete base;
  int* numbers = new int[3];
  delete[] numbers;
  alignas(Derived) char place[sizeof(Derived)];
  p[1] = (new (place) Derived)->value();
}
void launch(int* p, int offset) {
  apply<<<1, 32>>>([=] __device__(int i) { return i + offset; }, p);
  apply<<<1, 32>>>([=] __host__ __device__(int i) { return i * offset; }, p);
}
