// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Objects made on the device with virtual functions, and memory taken from the device's heap.
#include "test/backends/cpu/kernels/check.h"

struct Shape {
  __device__ virtual ~Shape() {}
  __device__ virtual int area() const = 0;
};
struct Square : Shape {
  int side;
  __device__ explicit Square(int side) : side(side) {}
  __device__ int area() const override { return side * side; }
};
struct Strip : Shape {
  int length;
  __device__ explicit Strip(int length) : length(length) {}
  __device__ int area() const override { return length + int(threadIdx.x); }
};

__global__ void areas(int* out) {
  const int t = threadIdx.x;
  Shape* shape = t % 2 ? static_cast<Shape*>(new Square(t)) : new Strip(100);
  out[t] = shape->area();
  delete shape;

  int* room = static_cast<int*>(malloc((t + 1) * sizeof(int)));
  for (int i = 0; i <= t; ++i)
    room[i] = i;
  int sum = 0;
  for (int i = 0; i <= t; ++i)
    sum += room[i];
  free(room);
  out[t] += sum * 10000;
}

int main() {
  Array<int> out(48);
  areas<<<1, 48>>>(out);
  EXPECT_EACH(out, [](int t) { return (t % 2 ? t * t : 100 + t) + t * (t + 1) / 2 * 10000; });
  return finish();
}
