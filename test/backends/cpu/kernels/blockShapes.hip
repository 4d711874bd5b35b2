// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Blocks and grids of three dimensions; lanes are counted along x, then y, then z.
#include "test/backends/cpu/kernels/check.h"

__global__ void coordinates(int* out) {
  const int thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  const int block = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
  const int threads = blockDim.x * blockDim.y * blockDim.z;
  out[block * threads + thread] = threadIdx.x + 10 * threadIdx.y + 100 * threadIdx.z +
                                  1000 * blockIdx.x + 10000 * blockIdx.y + 100000 * blockIdx.z;
}

__global__ void laneOrder(int* out) {
  const int thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  out[thread] = __shfl_sync(kAllLanes, thread, 5, 16);
}

__global__ void transpose(const float* in, float* out, int width, int height) {
  __shared__ float tile[16][17];
  int x = blockIdx.x * 16 + threadIdx.x, y = blockIdx.y * 16 + threadIdx.y;
  if (x < width && y < height)
    tile[threadIdx.y][threadIdx.x] = in[y * width + x];
  __syncthreads();
  x = blockIdx.y * 16 + threadIdx.x;
  y = blockIdx.x * 16 + threadIdx.y;
  if (x < height && y < width)
    out[y * height + x] = tile[threadIdx.x][threadIdx.y];
}

int main() {
  Array<int> out(2 * 3 * 2 * 5 * 4 * 3);
  coordinates<<<dim3(2, 3, 2), dim3(5, 4, 3)>>>(out);
  EXPECT_EACH(out, [](int i) {
    const int t = i % 60, b = i / 60;
    return t % 5 + 10 * (t / 5 % 4) + 100 * (t / 20) + 1000 * (b % 2) + 10000 * (b / 2 % 3) +
           100000 * (b / 6);
  });

  Array<int> lanes(48);
  laneOrder<<<1, dim3(6, 4, 2)>>>(lanes);
  EXPECT_EACH(lanes, [](int t) { return t / 16 * 16 + 5; });

  std::vector<float> picture(50 * 20);
  for (int i = 0; i < 1000; ++i)
    picture[i] = float(i);
  Array<float> in(picture), turned(1000);
  transpose<<<dim3(4, 2), dim3(16, 16)>>>(in, turned, 50, 20);
  EXPECT_EACH(turned, [](int i) { return i % 20 * 50 + i / 20; });
  return finish();
}
