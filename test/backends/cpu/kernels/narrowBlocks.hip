// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Blocks whose rows are shorter than a warp: products of tiles, trees of sums, warp operations across
// rows, with widths that the kernel knows and widths of the launch.
#include "test/backends/cpu/kernels/check.h"

template <int kTile>
__global__ void product(const float* a, const float* b, float* c, int n) {
  __shared__ float tileA[kTile][kTile], tileB[kTile][kTile];
  const int tx = threadIdx.x, ty = threadIdx.y;
  const int x = blockIdx.x * kTile + tx, y = blockIdx.y * kTile + ty;
  float sum = 0;
  for (int first = 0; first < n; first += kTile) {
    tileA[ty][tx] = y < n && first + tx < n ? a[y * n + first + tx] : 0;
    tileB[ty][tx] = x < n && first + ty < n ? b[(first + ty) * n + x] : 0;
    __syncthreads();
    for (int k = 0; k < kTile; ++k)
      sum += tileA[ty][k] * tileB[k][tx];
    __syncthreads();
  }
  if (x < n && y < n)
    c[y * n + x] = sum;
}

// Sums of the columns of a block by a tree, and of all threads by shuffles.
__global__ void sums(const int* in, int* columns, int* warps, int* odd) {
  __shared__ int part[1024];
  const int thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  const int threads = blockDim.x * blockDim.y * blockDim.z, width = blockDim.x;
  const int rows = threads / width, row = thread / width;
  const int value = in[blockIdx.x * threads + thread];
  part[thread] = value;
  __syncthreads();
  for (int left = rows; left > 1; left = (left + 1) / 2) {
    if (row < left / 2)
      part[thread] += part[thread + (left + 1) / 2 * width];
    __syncthreads();
  }
  if (row == 0)
    columns[blockIdx.x * width + threadIdx.x] = part[threadIdx.x];
  int sum = value;
  for (int offset = warpSize / 2; offset > 0; offset /= 2) {
    const int other = __shfl_down_sync(kAllLanes, sum, offset);
    if (thread + offset < threads)
      sum += other;
  }
  const int perBlock = (threads + warpSize - 1) / warpSize;
  if (thread % warpSize == 0)
    warps[blockIdx.x * perBlock + thread / warpSize] = sum;
  const unsigned long long votes = __ballot_sync(kAllLanes, value % 2);
  if (threadIdx.x == 2)
    atomicAdd(odd, __popcll(votes & (1ull << thread % warpSize)));
}

template <int kTile>
void testProduct() {
  for (int n : {64, 37}) {
    std::vector<float> left(n * n), right(n * n);
    for (int i = 0; i < n * n; ++i) {
      left[i] = float(i * 37 % 83);
      right[i] = float(i * 11 % 29);
    }
    Array<float> a(left), b(right), c(n * n);
    const int blocks = (n + kTile - 1) / kTile;
    product<kTile><<<dim3(blocks, blocks), dim3(kTile, kTile)>>>(a, b, c, n);
    EXPECT_EACH(c, [&](int i) {
      float sum = 0;
      for (int k = 0; k < n; ++k)
        sum += left[i / n * n + k] * right[k * n + i % n];
      return sum;
    });
  }
}

void testSums(dim3 block, int warp) {
  const int blocks = 3, width = block.x, threads = block.x * block.y * block.z;
  std::vector<int> values(blocks * threads);
  int odd = 0;
  for (int i = 0; i < blocks * threads; ++i) {
    values[i] = i * 37 % 83;
    odd += i % threads % width == 2 && values[i] % 2;
  }
  const int perBlock = (threads + warp - 1) / warp;
  Array<int> in(values), columns(blocks * width), warps(blocks * perBlock), count(1);
  sums<<<blocks, block>>>(in, columns, warps, count);
  EXPECT_EACH(columns, [&](int i) {
    int sum = 0;
    for (int t = i % width; t < threads; t += width)
      sum += values[i / width * threads + t];
    return sum;
  });
  EXPECT_EACH(warps, [&](int i) {
    int sum = 0;
    for (int t = i % perBlock * warp; t < threads && t < (i % perBlock + 1) * warp; ++t)
      sum += values[i / perBlock * threads + t];
    return sum;
  });
  EXPECT_EQ(count.read()[0], odd);
}

int main() {
  testProduct<4>();
  testProduct<8>();
  testProduct<16>();
  testProduct<32>();
  int warp = 0;
  HIP_OK(hipDeviceGetAttribute(&warp, hipDeviceAttributeWarpSize, 0));
  for (dim3 block : {dim3(16, 16), dim3(8, 8), dim3(16, 4, 4), dim3(8, 4), dim3(5, 7), dim3(16, 3), dim3(8, 8, 8)})
    testSums(block, warp);
  return finish();
}
