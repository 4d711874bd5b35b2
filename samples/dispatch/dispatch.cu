// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels as values: a table of kernel pointers made from templates, launched by name through
// <<<>>> and through cudaLaunchKernel, with occupancy queries that choose the block and an
// attribute that asks for more dynamic shared memory. Device code picks functions from a table too.

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda_runtime.h>
#include <vector>

#define CUDA_TRY(expression)                                                             \
  do {                                                                                   \
    const cudaError_t tried = expression;                                                \
    if (tried != cudaSuccess) {                                                          \
      printf("%s: %s\n", #expression, cudaGetErrorName(tried));                          \
      exit(EXIT_FAILURE);                                                                \
    }                                                                                    \
  } while (false)

struct Add { template <typename T> __host__ __device__ T operator()(T a, T b) const { return a + b; } };
struct Multiply { template <typename T> __host__ __device__ T operator()(T a, T b) const { return a * b; } };
struct Larger { template <typename T> __host__ __device__ T operator()(T a, T b) const { return a > b ? a : b; } };

template <typename T, class Op>
__global__ void combine(const T* a, const T* b, T* out, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count)
    out[i] = Op()(a[i], b[i]);
}

template <typename T>
using CombineKernel = void (*)(const T*, const T*, T*, int);

template <typename T>
struct Entry {
  const char* name;
  CombineKernel<T> kernel;
  T (*host)(T, T);
};

template <typename T, class Op>
T onHost(T a, T b) { return Op()(a, b); }

template <typename T>
const std::vector<Entry<T>>& operations() {
  static const std::vector<Entry<T>> table = {
      {"add", combine<T, Add>, onHost<T, Add>},
      {"multiply", combine<T, Multiply>, onHost<T, Multiply>},
      {"larger", &combine<T, Larger>, onHost<T, Larger>},
  };
  return table;
}

// Turns a block's values around in dynamic shared memory; needs count * sizeof(T) bytes of it.
template <typename T>
__global__ void reverse(T* data, int count) {
  extern __shared__ __align__(16) unsigned char storage[];
  T* values = reinterpret_cast<T*>(storage);
  for (int i = threadIdx.x; i < count; i += blockDim.x)
    values[i] = data[i];
  __syncthreads();
  for (int i = threadIdx.x; i < count; i += blockDim.x)
    data[i] = values[count - 1 - i];
}

typedef int (*Step)(int);
__device__ int twice(int x) { return 2 * x; }
__device__ int plusOne(int x) { return x + 1; }
__device__ int square(int x) { return x * x; }
__device__ const Step steps[] = {twice, plusOne, square};

// Thread t applies the steps whose numbers are the base-3 digits of t.
__global__ void runSteps(int* out) {
  int value = 1, code = threadIdx.x;
  for (int digit = 0; digit < 3; ++digit, code /= 3)
    value = steps[code % 3](value);
  out[threadIdx.x] = value;
}

template <typename T>
bool testCombine(const char* type) {
  const int count = 10000;
  std::vector<T> a(count), b(count), result(count);
  for (int i = 0; i < count; ++i) {
    a[i] = T(i % 100);
    b[i] = T((i * 7) % 90 - 40);
  }
  T* device[3];
  for (T*& pointer : device)
    CUDA_TRY(cudaMalloc(&pointer, count * sizeof(T)));
  CUDA_TRY(cudaMemcpy(device[0], a.data(), count * sizeof(T), cudaMemcpyHostToDevice));
  CUDA_TRY(cudaMemcpy(device[1], b.data(), count * sizeof(T), cudaMemcpyHostToDevice));

  bool right = true;
  for (const Entry<T>& entry : operations<T>()) {
    int gridHint = 0, block = 0;
    CUDA_TRY(cudaOccupancyMaxPotentialBlockSize(&gridHint, &block, entry.kernel, 0, 0));
    const int grid = (count + block - 1) / block;
    for (int way = 0; way < 2; ++way) {
      CUDA_TRY(cudaMemset(device[2], 0xff, count * sizeof(T)));
      if (way == 0) {
        entry.kernel<<<grid, block>>>(device[0], device[1], device[2], count);
      } else {
        int size = count;
        void* arguments[] = {&device[0], &device[1], &device[2], &size};
        CUDA_TRY(cudaLaunchKernel((const void*)entry.kernel, dim3(grid), dim3(block), arguments, 0, 0));
      }
      CUDA_TRY(cudaGetLastError());
      CUDA_TRY(cudaMemcpy(result.data(), device[2], count * sizeof(T), cudaMemcpyDeviceToHost));
      double sum = 0;
      for (int i = 0; i < count; ++i) {
        sum += double(result[i]);
        right &= result[i] == entry.host(a[i], b[i]);
      }
      printf("%-6s %-8s %s: sum %.0f\n", type, entry.name, way ? "by call " : "by <<<>>>", sum);
    }
  }
  for (T* pointer : device)
    CUDA_TRY(cudaFree(pointer));
  return right;
}

template <typename T>
bool testReverse(const char* type, int count) {
  const int bytes = count * int(sizeof(T));
  CUDA_TRY(cudaFuncSetAttribute(reverse<T>, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes));
  cudaFuncAttributes attributes;
  CUDA_TRY(cudaFuncGetAttributes(&attributes, reverse<T>));
  int blocks = 0;
  CUDA_TRY(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, reverse<T>, 256, bytes));

  std::vector<T> values(count);
  for (int i = 0; i < count; ++i)
    values[i] = T(i % 120);
  const std::vector<T> original = values;
  T* device;
  CUDA_TRY(cudaMalloc(&device, bytes));
  CUDA_TRY(cudaMemcpy(device, values.data(), bytes, cudaMemcpyHostToDevice));
  reverse<<<1, 256, bytes>>>(device, count);
  CUDA_TRY(cudaGetLastError());
  CUDA_TRY(cudaMemcpy(values.data(), device, bytes, cudaMemcpyDeviceToHost));
  CUDA_TRY(cudaFree(device));

  const bool right = values == std::vector<T>(original.rbegin(), original.rend());
  printf("reverse %d of %s in shared memory: %s, fits %s, limit raised %s\n", count, type,
         right ? "right" : "wrong", blocks > 0 ? "yes" : "no",
         attributes.maxDynamicSharedSizeBytes >= bytes ? "yes" : "no");
  return right && blocks > 0 && attributes.maxThreadsPerBlock >= 256;
}

bool testSteps() {
  int host[27], *device, sum = 0;
  CUDA_TRY(cudaMalloc((void**)&device, sizeof(host)));
  runSteps<<<1, 27>>>(device);
  CUDA_TRY(cudaMemcpy(host, device, sizeof(host), cudaMemcpyDeviceToHost));
  CUDA_TRY(cudaFree(device));
  for (int value : host)
    sum += value;
  printf("device functions: first %d, last %d, sum %d\n", host[0], host[26], sum);
  return host[0] == 8 && host[26] == 1;
}

int main() {
  bool passed = testCombine<int>("int") & testCombine<float>("float") & testCombine<short>("short");
  passed &= testReverse<double>("double", 7500) & testReverse<char>("char", 61000);
  passed &= testSteps();
  printf("%s\n", passed ? "PASS" : "FAIL");
  return passed ? EXIT_SUCCESS : EXIT_FAILURE;
}
