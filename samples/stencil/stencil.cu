// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A 25-point stencil on a grid of three dimensions, as in acoustic waves: nine points along each
// axis, their weights in constant memory. A block holds one layer with its frame in shared memory
// and marches through the layers, with the column of each thread in registers. The weights are
// powers of two and the values whole, so that every sum is exact.

#include <cstdio>
#include <cstdlib>
#include <cuda.h>
#include <cuda_runtime.h>
#include <vector>

#define RADIUS 4
#define BLOCK_X 32
#define BLOCK_Y 8

#define CUDA_CHECK_RETURN(value) {                                                  \
  cudaError_t _m_cudaStat = value;                                                  \
  if (_m_cudaStat != cudaSuccess) {                                                 \
    fprintf(stderr, "Error %s at line %d in file %s\n",                             \
            cudaGetErrorString(_m_cudaStat), __LINE__, __FILE__);                   \
    exit(1);                                                                        \
  } }

namespace stencil {
__constant__ float weights[RADIUS + 1];
__constant__ int3 extent;
}  // namespace stencil

using stencil::extent;

__host__ __device__ inline size_t cell(int x, int y, int z, int3 size) {
  return (size_t(z) * size.y + y) * size.x + x;
}

__global__ void apply(const float* __restrict__ in, float* __restrict__ out) {
  __shared__ float layer[BLOCK_Y + 2 * RADIUS][BLOCK_X + 2 * RADIUS];
  const int x = blockIdx.x * BLOCK_X + threadIdx.x + RADIUS;
  const int y = blockIdx.y * BLOCK_Y + threadIdx.y + RADIUS;
  const int tx = threadIdx.x + RADIUS, ty = threadIdx.y + RADIUS;
  const bool inside = x < extent.x - RADIUS && y < extent.y - RADIUS;

  float column[2 * RADIUS + 1];
  if (inside)
    for (int i = 1; i <= 2 * RADIUS; ++i)
      column[i] = in[cell(x, y, i - 1, extent)];

  for (int z = RADIUS; z < extent.z - RADIUS; ++z) {
    if (inside) {
#pragma unroll
      for (int i = 0; i < 2 * RADIUS; ++i)
        column[i] = column[i + 1];
      column[2 * RADIUS] = __ldg(&in[cell(x, y, z + RADIUS, extent)]);
    }

    __syncthreads();
    for (int j = threadIdx.y; j < BLOCK_Y + 2 * RADIUS; j += BLOCK_Y)
      for (int i = threadIdx.x; i < BLOCK_X + 2 * RADIUS; i += BLOCK_X) {
        const int gx = min(x - tx + i, extent.x - 1), gy = min(y - ty + j, extent.y - 1);
        layer[j][i] = in[cell(gx, gy, z, extent)];
      }
    __syncthreads();

    if (inside) {
      float sum = stencil::weights[0] * column[RADIUS];
#pragma unroll
      for (int i = 1; i <= RADIUS; ++i)
        sum += stencil::weights[i] * (column[RADIUS - i] + column[RADIUS + i] + layer[ty][tx - i] +
                                      layer[ty][tx + i] + layer[ty - i][tx] + layer[ty + i][tx]);
      out[cell(x, y, z, extent)] = sum;
    }
  }
}

static float expected(const std::vector<float>& in, int x, int y, int z, int3 size,
                      const float* weight) {
  float sum = weight[0] * in[cell(x, y, z, size)];
  for (int i = 1; i <= RADIUS; ++i)
    sum += weight[i] * (in[cell(x - i, y, z, size)] + in[cell(x + i, y, z, size)] +
                        in[cell(x, y - i, z, size)] + in[cell(x, y + i, z, size)] +
                        in[cell(x, y, z - i, size)] + in[cell(x, y, z + i, size)]);
  return sum;
}

static bool run(int3 size) {
  const float weight[RADIUS + 1] = {-2.0f, 0.5f, 0.25f, -0.125f, 0.0625f};
  CUDA_CHECK_RETURN(cudaMemcpyToSymbol(stencil::weights, weight, sizeof(weight)));
  CUDA_CHECK_RETURN(cudaMemcpyToSymbol(extent, &size, sizeof(size), 0, cudaMemcpyHostToDevice));

  const size_t cells = size_t(size.x) * size.y * size.z;
  std::vector<float> in(cells), out(cells);
  for (size_t i = 0; i < cells; ++i)
    in[i] = float((i * 31) % 257) - 128.0f;

  float *deviceIn = NULL, *deviceOut = NULL;
  CUDA_CHECK_RETURN(cudaMalloc((void**)&deviceIn, sizeof(float) * cells));
  CUDA_CHECK_RETURN(cudaMalloc((void**)&deviceOut, sizeof(float) * cells));
  CUDA_CHECK_RETURN(cudaMemcpy(deviceIn, &in[0], sizeof(float) * cells, cudaMemcpyHostToDevice));
  CUDA_CHECK_RETURN(cudaMemset(deviceOut, 0, sizeof(float) * cells));

  dim3 block(BLOCK_X, BLOCK_Y, 1);
  dim3 grid((size.x - 2 * RADIUS + block.x - 1) / block.x,
            (size.y - 2 * RADIUS + block.y - 1) / block.y, 1);
  apply <<< grid, block >>> (deviceIn, deviceOut);
  CUDA_CHECK_RETURN(cudaGetLastError());
  CUDA_CHECK_RETURN(cudaDeviceSynchronize());
  CUDA_CHECK_RETURN(cudaMemcpy(&out[0], deviceOut, sizeof(float) * cells, cudaMemcpyDeviceToHost));
  CUDA_CHECK_RETURN(cudaFree((void*)deviceIn));
  CUDA_CHECK_RETURN(cudaFree((void*)deviceOut));

  size_t wrong = 0;
  double sum = 0;
  for (int z = RADIUS; z < size.z - RADIUS; ++z)
    for (int y = RADIUS; y < size.y - RADIUS; ++y)
      for (int x = RADIUS; x < size.x - RADIUS; ++x) {
        const float value = out[cell(x, y, z, size)];
        wrong += value != expected(in, x, y, z, size, weight);
        sum += value;
      }
  printf("%3d x %3d x %3d: sum %.4f, %zu wrong\n", size.x, size.y, size.z, sum, wrong);
  return wrong == 0;
}

int main(void) {
  bool passed = run(make_int3(72, 40, 40));
  passed = run(make_int3(65, 33, 20)) && passed;
  passed = run(make_int3(9, 9, 9)) && passed;
  printf("%s\n", passed ? "PASS" : "FAIL");
  return passed ? 0 : 1;
}
