// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels that launch kernels: children see what their parents wrote, and end before their parents do.
#include "test/backends/cpu/kernels/check.h"

struct Range {
  int first, last;
  double scale;
};

__global__ void fill(int* out, Range range, short offset) {
  const int i = range.first + blockIdx.x * blockDim.x + threadIdx.x;
  if (i < range.last) out[i] = static_cast<int>(i * range.scale) + offset;
}

__global__ void fillAll(int* out, int n) {
  const int part = n / blockDim.x, first = threadIdx.x * part;
  out[first] = -1;  // overwritten by the child
  fill<<<(part + 31) / 32, 32>>>(out, Range{first, first + part, 2.0}, 7);
}

template <class T, int kDepth>
__global__ void tree(T* sums, int node) {
  atomicAdd(sums + kDepth, T(1));
  if constexpr (kDepth > 0) {
    if (threadIdx.x < 2) tree<T, kDepth - 1><<<1, 4, 0, nullptr>>>(sums, 2 * node + threadIdx.x);
  }
}

// In a stream of the device, in order, with dynamic shared memory, from a divergent branch.
__global__ void append(int* log, int value) {
  extern __shared__ int place[];
  if (threadIdx.x == 0) place[0] = atomicAdd(log, 1);
  __syncthreads();
  log[1 + place[0]] = value + blockDim.x;
}

__global__ void inOrder(int* log) {
  if (threadIdx.x != 5) return;
  hipStream_t stream;
  if (hipStreamCreateWithFlags(&stream, hipStreamNonBlocking) != hipSuccess) return;
  for (int i = 0; i < 3; ++i) append<<<1, 8, sizeof(int), stream>>>(log, 10 * i);
  (void)hipStreamDestroy(stream);
}

// Recursion: halves of a range until they are short.
__global__ void halve(int* marks, int first, int last) {
  if (last - first <= 4) {
    for (int i = first; i < last; ++i) marks[i] += 1;
    return;
  }
  const int middle = first + (last - first) / 2;
  halve<<<1, 1>>>(marks, first, middle);
  halve<<<1, 1>>>(marks, middle, last);
}

__global__ void __launch_bounds__(64) narrow(int* out) { out[0] = 1; }

// The errors of a host's launches.
__global__ void impossible(int* errors) {
  fill<<<1, 5000>>>(errors, Range{0, 1, 1.0}, 1);
  errors[0] = hipGetLastError();
  fill<<<dim3(1, 1, 65536), 1>>>(errors, Range{0, 1, 1.0}, 1);
  errors[1] = hipGetLastError();
  narrow<<<1, 65>>>(errors);
  errors[2] = hipGetLastError();
  append<<<1, 1, 1 << 20>>>(errors, 0);
  errors[3] = hipGetLastError();
  errors[4] = hipGetLastError();
}

int main() {
  Array<int> numbers(256), log(4), marks(100), errors(5);
  Array<unsigned> sums(4);
  fillAll<<<1, 4>>>(numbers, 256);
  EXPECT_EACH(numbers, [](int i) { return 2 * i + 7; });
  tree<unsigned, 3><<<1, 1>>>(sums, 1);
  EXPECT_EACH(sums, [](int depth) { return depth == 3 ? 1 : depth == 2 ? 4 : depth == 1 ? 8 : 16; });
  inOrder<<<1, 32>>>(log);
  EXPECT_EACH(log, [](int i) { return i == 0 ? 3 : 10 * (i - 1) + 8; });
  halve<<<1, 1>>>(marks, 0, 100);
  EXPECT_EACH(marks, [](int) { return 1; });
  impossible<<<1, 1>>>(errors);
  const hipError_t expected[] = {hipErrorInvalidConfiguration, hipErrorInvalidConfiguration,
                                 hipErrorLaunchOutOfResources, hipErrorInvalidValue, hipSuccess};
  EXPECT_EACH(errors, [&](int i) { return expected[i]; });
  return finish();
}
