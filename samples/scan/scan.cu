// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Exclusive prefix sum of any length. Every block scans its part in dynamic shared memory with an
// up-sweep and a down-sweep over a tree, the sums of the blocks are scanned in the same way
// (recursively), and a last kernel adds them to each part.

#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

#define CUDA_CALL(x)                                                                   \
  if (cudaError_t error_ = (x)) {                                                      \
    fprintf(stderr, "%s failed: %s\n", #x, cudaGetErrorString(error_));                \
    exit(1);                                                                           \
  }

const int kThreads = 128;
const int kPart = 2 * kThreads;

// Leaves one word free after every 32, so that the strides of the tree do not meet one bank.
#define PADDED(i) ((i) + ((i) >> 5))

__global__ void scanPart(const unsigned* in, unsigned* out, unsigned* sums, int count) {
  extern __shared__ unsigned tree[];
  const int t = threadIdx.x;
  const int first = blockIdx.x * kPart + t, second = first + kThreads;

  tree[PADDED(t)] = first < count ? in[first] : 0;
  tree[PADDED(t + kThreads)] = second < count ? in[second] : 0;

  int offset = 1;
  for (int nodes = kThreads; nodes > 0; nodes >>= 1) {
    __syncthreads();
    if (t < nodes) {
      const int left = offset * (2 * t + 1) - 1, right = offset * (2 * t + 2) - 1;
      tree[PADDED(right)] += tree[PADDED(left)];
    }
    offset *= 2;
  }

  if (t == 0) {
    sums[blockIdx.x] = tree[PADDED(kPart - 1)];
    tree[PADDED(kPart - 1)] = 0;
  }

  for (int nodes = 1; nodes <= kThreads; nodes *= 2) {
    offset >>= 1;
    __syncthreads();
    if (t < nodes) {
      const int left = offset * (2 * t + 1) - 1, right = offset * (2 * t + 2) - 1;
      const unsigned moved = tree[PADDED(left)];
      tree[PADDED(left)] = tree[PADDED(right)];
      tree[PADDED(right)] += moved;
    }
  }
  __syncthreads();

  if (first < count)
    out[first] = tree[PADDED(t)];
  if (second < count)
    out[second] = tree[PADDED(t + kThreads)];
}

__global__ void addSums(unsigned* out, const unsigned* sums, int count) {
  __shared__ unsigned before;
  if (threadIdx.x == 0)
    before = sums[blockIdx.x];
  __syncthreads();

  const int first = blockIdx.x * kPart + threadIdx.x, second = first + blockDim.x;
  if (first < count)
    out[first] += before;
  if (second < count)
    out[second] += before;
}

// Scans in place on the device.
static void exclusiveScan(unsigned* data, int count) {
  const int blocks = (count + kPart - 1) / kPart;
  const size_t sharedBytes = PADDED(kPart) * sizeof(unsigned);

  unsigned* sums;
  CUDA_CALL(cudaMalloc(&sums, blocks * sizeof(unsigned)));
  scanPart<<<blocks, kThreads, sharedBytes>>>(data, data, sums, count);
  CUDA_CALL(cudaGetLastError());
  if (blocks > 1) {
    exclusiveScan(sums, blocks);
    addSums<<<blocks, kThreads>>>(data, sums, count);
    CUDA_CALL(cudaGetLastError());
  }
  CUDA_CALL(cudaFree(sums));
}

static bool run(int count) {
  std::vector<unsigned> input(count), result(count);
  for (int i = 0; i < count; ++i)
    input[i] = (i * 7919u) % 13u;

  unsigned* device;
  const size_t bytes = count * sizeof(unsigned);
  CUDA_CALL(cudaMalloc(&device, bytes));
  CUDA_CALL(cudaMemcpy(device, input.data(), bytes, cudaMemcpyHostToDevice));
  exclusiveScan(device, count);
  CUDA_CALL(cudaMemcpy(result.data(), device, bytes, cudaMemcpyDeviceToHost));
  CUDA_CALL(cudaFree(device));

  unsigned sum = 0;
  for (int i = 0; i < count; ++i) {
    if (result[i] != sum) {
      printf("%8d values: element %d is %u, should be %u\n", count, i, result[i], sum);
      return false;
    }
    sum += input[i];
  }
  printf("%8d values: last prefix %u\n", count, result[count - 1]);
  return true;
}

int main() {
  bool passed = true;
  for (int count : {1, 2, 100, 256, 257, 1000, 65536, 65537, 1000000})
    passed &= run(count);
  printf(passed ? "PASS\n" : "FAIL\n");
  return passed ? 0 : 1;
}
