// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Template kernels that take lambdas and function objects, with captures by value.
#include "test/backends/cpu/kernels/check.h"

template <class F>
__global__ void each(int* out, F f) {
  out[threadIdx.x] = f(int(threadIdx.x));
}

template <class T, int N, class... More>
__global__ void fold(T* out, More... more) {
  T sums[N];
  for (int i = 0; i < N; ++i)
    sums[i] = (T(more) + ... + T(i));
  out[threadIdx.x] = sums[threadIdx.x % N];
}

template <class Operation>
struct Repeat {
  Operation operation;
  int times;
  __host__ __device__ int operator()(int x) const {
    for (int i = 0; i < times; ++i)
      x = operation(x);
    return x;
  }
};
struct AddThree {
  __host__ __device__ int operator()(int x) const { return x + 3; }
};

struct Table {
  int values[4];
};

int main() {
  Array<int> out(40);
  const int factor = 3;
  each<<<1, 40>>>(out, [=] __device__(int x) { return x * factor; });
  EXPECT_EACH(out, [](int x) { return 3 * x; });

  const Table captured = {{5, 6, 7, 8}};
  const auto pick = [captured] __host__ __device__(int x) { return captured.values[x % 4] + x; };
  each<<<1, 40>>>(out, pick);
  EXPECT_EACH(out, pick);

  const Repeat<AddThree> repeat = {{}, 4};
  each<<<1, 40>>>(out, repeat);
  EXPECT_EACH(out, repeat);

  Array<double> sums(6);
  fold<double, 3><<<1, 6>>>(sums, 1, 2.5f, 'a');
  EXPECT_EACH(sums, [](int i) { return i % 3 + 3.5 + 'a'; });
  return finish();
}
