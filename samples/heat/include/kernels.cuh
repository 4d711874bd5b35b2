// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HEAT_KERNELS_CUH
#define HEAT_KERNELS_CUH

#include "scene.h"

#include <cuda_runtime.h>

constexpr int kTileX = 32;
constexpr int kTileY = 8;
constexpr int kReduceThreads = 256;

// What every thread of the diffusion kernel needs and none changes.
struct PlateConstants {
  int width;
  int height;
  float diffusivity;
};

__constant__ PlateConstants plate;

// Heat that flows from a neighbour into the cell: none out of an insulator.
__device__ __forceinline__ float flow(float mine, float theirs, CellKind kind) {
  return kind == kInsulator ? 0.0f : theirs - mine;
}

// One time step. A block loads its tile and a frame of one cell around it into shared memory.
__global__ void diffuse(const float* __restrict__ in, float* __restrict__ out,
                        const CellKind* __restrict__ kind) {
  __shared__ float heat[kTileY + 2][kTileX + 2];
  __shared__ CellKind kinds[kTileY + 2][kTileX + 2];

  const int x0 = blockIdx.x * kTileX - 1;
  const int y0 = blockIdx.y * kTileY - 1;
  const int threads = kTileX * kTileY;
  for (int i = threadIdx.y * kTileX + threadIdx.x; i < (kTileX + 2) * (kTileY + 2); i += threads) {
    const int tx = i % (kTileX + 2), ty = i / (kTileX + 2);
    const int x = min(max(x0 + tx, 0), plate.width - 1);
    const int y = min(max(y0 + ty, 0), plate.height - 1);
    heat[ty][tx] = in[y * plate.width + x];
    kinds[ty][tx] = kind[y * plate.width + x];
  }
  __syncthreads();

  const int x = blockIdx.x * kTileX + threadIdx.x;
  const int y = blockIdx.y * kTileY + threadIdx.y;
  if (x >= plate.width || y >= plate.height)
    return;

  const int tx = threadIdx.x + 1, ty = threadIdx.y + 1;
  const float mine = heat[ty][tx];
  float change = 0.0f;
  if (kinds[ty][tx] == kMetal) {
    change += flow(mine, heat[ty][tx - 1], kinds[ty][tx - 1]);
    change += flow(mine, heat[ty][tx + 1], kinds[ty][tx + 1]);
    change += flow(mine, heat[ty - 1][tx], kinds[ty - 1][tx]);
    change += flow(mine, heat[ty + 1][tx], kinds[ty + 1][tx]);
  }
  out[y * plate.width + x] = mine + plate.diffusivity * change;
}

// The largest absolute difference of two fields. Non-negative floats order as their bits do,
// so an integer maximum serves; *result starts at zero.
__global__ void maxDifference(const float* a, const float* b, int count, int* result) {
  __shared__ float warpMax[kReduceThreads / 32];
  float most = 0.0f;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x)
    most = fmaxf(most, fabsf(a[i] - b[i]));

  for (int offset = 16; offset > 0; offset /= 2)
    most = fmaxf(most, __shfl_xor_sync(0xffffffff, most, offset));
  if (threadIdx.x % 32 == 0)
    warpMax[threadIdx.x / 32] = most;
  __syncthreads();

  if (threadIdx.x == 0) {
    for (int warp = 1; warp < kReduceThreads / 32; ++warp)
      most = fmaxf(most, warpMax[warp]);
    atomicMax(result, __float_as_int(most));
  }
}

#endif
