// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Block reduction with shuffles: each warp folds its values without shared memory, the first
// warp folds the results of the others, and one atomic per block brings the grid together.
// Sum, minimum and maximum are the same code with another operation.

#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

#define FULL_MASK 0xffffffffu
#define WARP_SIZE 32

static void check(cudaError_t status, const char* what) {
  if (status != cudaSuccess) {
    fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(status));
    exit(EXIT_FAILURE);
  }
}

struct Sum {
  typedef long long Value;
  __host__ __device__ static Value identity() { return 0; }
  __host__ __device__ static Value apply(Value a, Value b) { return a + b; }
  __device__ static void merge(Value* total, Value part) {
    atomicAdd((unsigned long long*)total, (unsigned long long)part);
  }
};

struct Minimum {
  typedef int Value;
  __host__ __device__ static Value identity() { return INT_MAX; }
  __host__ __device__ static Value apply(Value a, Value b) { return a < b ? a : b; }
  __device__ static void merge(Value* total, Value part) { atomicMin(total, part); }
};

struct Maximum {
  typedef int Value;
  __host__ __device__ static Value identity() { return INT_MIN; }
  __host__ __device__ static Value apply(Value a, Value b) { return a > b ? a : b; }
  __device__ static void merge(Value* total, Value part) { atomicMax(total, part); }
};

template <class Op>
__device__ typename Op::Value warpReduce(typename Op::Value value) {
#pragma unroll
  for (int offset = WARP_SIZE / 2; offset > 0; offset >>= 1)
    value = Op::apply(value, __shfl_down_sync(FULL_MASK, value, offset));
  return value;
}

template <class Op>
__device__ typename Op::Value blockReduce(typename Op::Value value) {
  __shared__ typename Op::Value partial[WARP_SIZE];
  const int lane = threadIdx.x % WARP_SIZE;
  const int warp = threadIdx.x / WARP_SIZE;

  value = warpReduce<Op>(value);
  if (lane == 0)
    partial[warp] = value;
  __syncthreads();

  value = threadIdx.x < blockDim.x / WARP_SIZE ? partial[lane] : Op::identity();
  if (warp == 0)
    value = warpReduce<Op>(value);
  return value;
}

template <class Op>
__global__ void reduce(const int* values, int count, typename Op::Value* total) {
  typename Op::Value mine = Op::identity();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += blockDim.x * gridDim.x)
    mine = Op::apply(mine, values[i]);

  mine = blockReduce<Op>(mine);
  if (threadIdx.x == 0)
    Op::merge(total, mine);
}

template <class Op>
static bool run(const char* name, const std::vector<int>& host, const int* device, int threads) {
  typename Op::Value expected = Op::identity(), result = Op::identity(), *total;
  for (int value : host)
    expected = Op::apply(expected, value);

  check(cudaMalloc(&total, sizeof(*total)), "cudaMalloc");
  check(cudaMemcpy(total, &result, sizeof(result), cudaMemcpyHostToDevice), "cudaMemcpy");
  reduce<Op><<<40, threads>>>(device, int(host.size()), total);
  check(cudaGetLastError(), "reduce");
  check(cudaMemcpy(&result, total, sizeof(result), cudaMemcpyDeviceToHost), "cudaMemcpy");
  check(cudaFree(total), "cudaFree");

  printf("%-8s %7zu values, %4d threads: %13lld %s\n", name, host.size(), threads,
         (long long)result, result == expected ? "ok" : "WRONG");
  return result == expected;
}

int main() {
  bool passed = true;
  const int sizes[] = {1, 1000, 65537, 1 << 20};
  for (int size : sizes) {
    std::vector<int> host(size);
    unsigned state = 12345u + size;
    for (int& value : host) {
      state = state * 1103515245u + 12345u;
      value = int(state >> 8) - (1 << 23);
    }

    int* device;
    check(cudaMalloc(&device, size * sizeof(int)), "cudaMalloc");
    check(cudaMemcpy(device, host.data(), size * sizeof(int), cudaMemcpyHostToDevice), "cudaMemcpy");
    for (int threads = 64; threads <= 1024; threads *= 16) {
      passed &= run<Sum>("sum", host, device, threads);
      passed &= run<Minimum>("minimum", host, device, threads);
      passed &= run<Maximum>("maximum", host, device, threads);
    }
    check(cudaFree(device), "cudaFree");
  }
  printf("%s\n", passed ? "PASS" : "FAIL");
  return passed ? EXIT_SUCCESS : EXIT_FAILURE;
}
