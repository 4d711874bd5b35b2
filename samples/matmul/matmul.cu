// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tiled matrix product C = A * B. A block computes one tile of C and walks along a row of tiles
// of A and a column of tiles of B, which it keeps in shared memory. Sizes need not be multiples
// of the tile. The entries are small whole numbers, so that single precision is exact and the
// host's product must be met to the last bit.

#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>
#include <vector>

#define CHECK(call)                                                             \
  do {                                                                          \
    cudaError_t err = (call);                                                   \
    if (err != cudaSuccess) {                                                   \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(err)); \
      exit(1);                                                                  \
    }                                                                           \
  } while (0)

template <int Tile>
__global__ void __launch_bounds__(Tile* Tile)
    matrixMultiply(const float* A, const float* B, float* C, int m, int n, int k) {
  __shared__ float tileA[Tile][Tile];
  __shared__ float tileB[Tile][Tile + 1];

  const int row = blockIdx.y * Tile + threadIdx.y;
  const int column = blockIdx.x * Tile + threadIdx.x;
  float sum = 0.0f;

  for (int base = 0; base < k; base += Tile) {
    const int a = base + threadIdx.x, b = base + threadIdx.y;
    tileA[threadIdx.y][threadIdx.x] = row < m && a < k ? A[row * k + a] : 0.0f;
    tileB[threadIdx.y][threadIdx.x] = b < k && column < n ? B[b * n + column] : 0.0f;
    __syncthreads();

#pragma unroll
    for (int i = 0; i < Tile; ++i)
      sum += tileA[threadIdx.y][i] * tileB[i][threadIdx.x];
    __syncthreads();
  }

  if (row < m && column < n)
    C[row * n + column] = sum;
}

// Whole numbers from -4 to 4 in a fixed, uneven order.
static std::vector<float> makeMatrix(int rows, int columns, unsigned seed) {
  std::vector<float> values(size_t(rows) * columns);
  for (float& value : values) {
    seed = seed * 1664525u + 1013904223u;
    value = float(int(seed >> 24) % 9 - 4);
  }
  return values;
}

static std::vector<float> multiplyOnHost(const std::vector<float>& A, const std::vector<float>& B,
                                         int m, int n, int k) {
  std::vector<float> C(size_t(m) * n, 0.0f);
  for (int row = 0; row < m; ++row)
    for (int i = 0; i < k; ++i)
      for (int column = 0; column < n; ++column)
        C[row * n + column] += A[row * k + i] * B[i * n + column];
  return C;
}

template <int Tile>
static bool run(int m, int n, int k) {
  const std::vector<float> hostA = makeMatrix(m, k, 1), hostB = makeMatrix(k, n, 2);
  std::vector<float> hostC(size_t(m) * n);

  float *A, *B, *C;
  CHECK(cudaMalloc(&A, hostA.size() * sizeof(float)));
  CHECK(cudaMalloc(&B, hostB.size() * sizeof(float)));
  CHECK(cudaMalloc(&C, hostC.size() * sizeof(float)));
  CHECK(cudaMemcpy(A, hostA.data(), hostA.size() * sizeof(float), cudaMemcpyHostToDevice));
  CHECK(cudaMemcpy(B, hostB.data(), hostB.size() * sizeof(float), cudaMemcpyHostToDevice));

  dim3 threads(Tile, Tile);
  dim3 blocks((n + Tile - 1) / Tile, (m + Tile - 1) / Tile);
  matrixMultiply<Tile><<<blocks, threads>>>(A, B, C, m, n, k);
  CHECK(cudaGetLastError());
  CHECK(cudaDeviceSynchronize());
  CHECK(cudaMemcpy(hostC.data(), C, hostC.size() * sizeof(float), cudaMemcpyDeviceToHost));
  CHECK(cudaFree(A));
  CHECK(cudaFree(B));
  CHECK(cudaFree(C));

  const bool equal = hostC == multiplyOnHost(hostA, hostB, m, n, k);
  double sum = 0;
  for (size_t i = 0; i < hostC.size(); ++i)
    sum += hostC[i] * double(i % 7 + 1);
  printf("%3d x %3d x %3d, tile %2d: checksum %.0f %s\n", m, n, k, Tile, sum,
         equal ? "equal" : "DIFFERENT");
  return equal;
}

int main() {
  bool passed = run<16>(256, 256, 256);
  passed &= run<32>(256, 256, 256);
  passed &= run<16>(100, 75, 130);
  passed &= run<32>(33, 65, 31);
  passed &= run<8>(1, 500, 77);
  printf("%s\n", passed ? "PASS" : "FAIL");
  return passed ? 0 : 1;
}
