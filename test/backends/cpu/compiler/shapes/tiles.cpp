// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Chunks of several rows: what is the same in a row differs between the rows of a chunk.
#if HIPCPU_KERNELS
// The edges of a block work apart, and those of the picture; one thread of the block works alone.
extern "C" __global__ void tileStencil(const int* in, int* out, int* change, int width, int height) {
  __shared__ int tile[4][18][34];
  __shared__ int sums[32];
  int tx = threadIdx.x, ty = threadIdx.y, tz = threadIdx.z;
  int x = blockIdx.x * blockDim.x + tx + 1, y = blockIdx.y * blockDim.y + ty + 1;
  bool inside = x < width - 1 && y < height - 1;
  int i = (tz * height + y) * width + x;
  if (x < width && y < height) {
    tile[tz][ty + 1][tx + 1] = in[i];
    if (tx == 0) tile[tz][ty + 1][0] = in[i - 1];
    if (ty == 0) tile[tz][0][tx + 1] = in[i - width];
    if (inside && (tx == blockDim.x - 1 || x == width - 2)) tile[tz][ty + 1][tx + 2] = in[i + 1];
    if (inside && (ty == blockDim.y - 1 || y == height - 2)) tile[tz][ty + 2][tx + 1] = in[i + width];
  }
  __syncthreads();
  int fresh = 0;
  if (inside) {
    fresh = tile[tz][ty + 1][tx] + 3 * tile[tz][ty + 1][tx + 2] + 5 * tile[tz][ty][tx + 1] + 7 * tile[tz][ty + 2][tx + 1];
    out[i] = fresh;
  }
  for (int offset = warpSize / 2; offset > 0; offset /= 2) fresh += __shfl_xor(fresh, offset);
  int thread = (tz * blockDim.y + ty) * blockDim.x + tx;
  if (thread % warpSize == 0) sums[thread / warpSize] = fresh;
  __syncthreads();
  if (thread == 0) {
    int total = 0;
    for (unsigned warp = 0; warp * warpSize < blockDim.x * blockDim.y * blockDim.z; ++warp) total += sums[warp];
    atomicAdd(change, total);
  }
}

// Rows without work have no memory to read; rows leave the loop in different iterations.
extern "C" __global__ void tileRows(const int* const* rows, int* out, int* passes, int* count) {
  int t = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  const int* row = rows[threadIdx.y];
  int sum = 0, last = -1;
  if (row) {
    int length = *row;
    for (int k = 1; k <= length; ++k) {
      sum = sum * 3 + row[k] * (t + 1);
      sum += __shfl_xor(sum, 1);
      last = k;
    }
  }
  unsigned long odd = __ballot(sum & 1);
  if (threadIdx.y == 1 && threadIdx.x == 3) atomicAdd(count, sum);
  if (row && t % 3 == 1) sum += __builtin_popcountl(odd);
  out[t] = sum;
  passes[t] = last;
}

// Rows end the loop over k and the kernel apart; the tiles of b are the same for all rows.
extern "C" __global__ void tileProduct(const int* a, const int* b, int* c, int* sum, int n, int m) {
  __shared__ int tile[8][64];
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  int total = 0;
  for (int k = 0; k < m; k += 8) {
    for (int i = threadIdx.y; i < 8; i += blockDim.y)
      if (threadIdx.z == 0) tile[i][threadIdx.x] = k + i < m && x < n ? b[(k + i) * n + x] : 0;
    __syncthreads();
    if (x < n && y < n)
      for (int i = 0; i < 8 && k + i <= y % m; ++i) total += a[y * m + k + i] * tile[i][threadIdx.x];
    __syncthreads();
  }
  if (y >= n || threadIdx.z > 0) return;
  if (x < n) c[y * n + x] = total;
  if (x == 5) atomicAdd(sum, total);
}

// No barrier: rows leave the loop in different iterations, and one of them before it.
extern "C" __global__ void rowSums(const int* a, int* out, int n, int m) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= n || y == 3) return;
  int total = 0, k = 0;
  for (; k < m; ++k) {
    if (a[k * n + x] + y > 80) break;
    total += a[k * n + x] * (y + 1);
  }
  out[y * n + x] = total * 100 + k;
}

// The kernel knows how wide its blocks are.
extern "C" __global__ void eightWide(const int* in, int* out) {
  int x = blockIdx.x * 8 + threadIdx.x, y = threadIdx.z * blockDim.y + threadIdx.y;
  int v = 0, t = y * 8 + threadIdx.x;
  if (y % 3 != 1) v = in[y * 24 + x];
  v += 100 * __shfl_xor(v, 8);
  if (t % warpSize == 13) v += 7;
  out[y * 24 + x] = v;
}
#else
TEST_CASE("warps of rows of eight") {
  for (Dim block : {Dim{8, 4}, Dim{8, 8}, Dim{8, 16}, Dim{8, 8, 2}, Dim{8, 2}}) {
    std::vector<int> in(24 * block.y * block.z), out(in.size()), expected(in.size());
    for (std::size_t i = 0; i < in.size(); ++i) in[i] = i * 37 % 83;
    auto own = [&](int y, int x) { return y % 3 != 1 ? in[y * 24 + x] : 0; };
    for (int i = 0; i < int(in.size()); ++i) {
      const int y = i / 24, x = i % 24;
      expected[i] = own(y, x) + 100 * own(y ^ 1, x) + ((y * 8 + x % 8) % warpSize() == 13 ? 7 : 0);
    }
    launch("eightWide", {3}, block, 0, static_cast<const int*>(in.data()), out.data());
    REQUIRE(out == expected);
  }
}

TEST_CASE("product in tiles") {
  for (Dim block : {Dim{16, 16}, Dim{32, 32}, Dim{32, 8}, Dim{16, 24}, Dim{16, 4}, Dim{8, 8}, Dim{8, 8, 2}, Dim{5, 7}, Dim{64, 8}}) {
    for (int n : {64, 37}) {
      const int m = 27;
      std::vector<int> a(n * m), b(n * m), c(n * n), expected(n * n);
      for (int i = 0; i < n * m; ++i) a[i] = i * 37 % 83, b[i] = i * 11 % 29;
      int sum = 0, total = 0;
      for (int y = 0; y < n; ++y) {
        for (int x = 0; x < n; ++x)
          for (int k = 0; k <= y % m; ++k) expected[y * n + x] += a[y * m + k] * b[k * n + x];
        total += expected[y * n + 5];
      }
      const Dim grid{(n + block.x - 1) / block.x, (n + block.y - 1) / block.y};
      const int *left = a.data(), *right = b.data();
      launch("tileProduct", grid, block, 0, left, right, c.data(), &sum, n, m);
      REQUIRE(c == expected);
      REQUIRE(sum == total);
    }
  }
}

TEST_CASE("rows of tiles that leave a loop apart") {
  for (Dim block : {Dim{16, 16}, Dim{16, 8}, Dim{32, 8}, Dim{32, 4}, Dim{8, 8}, Dim{48, 16}, Dim{5, 7}}) {
    const int n = 90, m = 20;
    std::vector<int> a(n * m), out(n * block.y * 2), expected(out.size());
    for (int i = 0; i < n * m; ++i) a[i] = i * 37 % 83;
    for (unsigned y = 0; y < 2 * block.y; ++y)
      for (int x = 0; x < n && y != 3; ++x) {
        int total = 0, k = 0;
        for (; k < m && a[k * n + x] + int(y) <= 80; ++k) total += a[k * n + x] * (y + 1);
        expected[y * n + x] = total * 100 + k;
      }
    launch("rowSums", {(n + block.x - 1) / block.x, 2}, block, 0, static_cast<const int*>(a.data()), out.data(), n, m);
    REQUIRE(out == expected);
  }
}

TEST_CASE("stencil in tiles") {
  for (Dim block : {Dim{16, 16}, Dim{16, 4}, Dim{16, 12}, Dim{8, 8}, Dim{8, 16}, Dim{16, 4, 4}, Dim{32, 8}, Dim{32, 2, 2}}) {
    const int width = 75, height = 41, planes = block.z;
    std::vector<int> in(width * height * planes), out(in.size()), expected(in.size());
    for (std::size_t i = 0; i < in.size(); ++i) in[i] = i * 37 % 83;
    int change = 0, total = 0;
    for (int z = 0; z < planes; ++z)
      for (int y = 1; y < height - 1; ++y)
        for (int x = 1; x < width - 1; ++x) {
          const int* at = &in[(z * height + y) * width + x];
          total += expected[at - in.data()] = at[-1] + 3 * at[1] + 5 * at[-width] + 7 * at[width];
        }
    const Dim grid{(width - 2 + block.x - 1) / block.x, (height - 2 + block.y - 1) / block.y};
    launch("tileStencil", grid, block, 0, static_cast<const int*>(in.data()), out.data(), &change, width, height);
    REQUIRE(out == expected);
    REQUIRE(change == total);
  }
}

TEST_CASE("rows of tiles without work") {
  const int four[] = {4, 9, 8, 7, 6}, one[] = {1, 5}, six[] = {6, 1, 2, 3, 4, 5, 6};
  for (const std::vector<const int*>& cycle : {std::vector<const int*>{four, one, nullptr, six}, {four}, {nullptr}, {nullptr, six}}) {
    for (Dim block : {Dim{16, 4}, Dim{16, 8}, Dim{16, 3}, Dim{8, 8}, Dim{8, 16, 2}, Dim{16, 4, 4}, Dim{64, 2}, Dim{4, 16}}) {
      const int n = block.count(), w = warpSize();
      std::vector<const int*> rows(block.y);
      for (unsigned y = 0; y < block.y; ++y) rows[y] = cycle[y % cycle.size()];
      std::vector<int> sums(n), last(n, -1), out(n), passes(n);
      auto rowOf = [&](int t) { return rows[t / block.x % block.y]; };
      for (int k = 1; k <= 6; ++k) {
        auto works = [&](int t) { return rowOf(t) && k <= *rowOf(t); };
        for (int t = 0; t < n; ++t)
          if (works(t)) sums[t] = sums[t] * 3 + rowOf(t)[k] * (t + 1);
        for (int t = 0; t < n; t += 2)
          if (works(t)) sums[t] = sums[t + 1] = sums[t] + sums[t + 1];
        for (int t = 0; t < n; ++t)
          if (works(t)) last[t] = k;
      }
      int count = 0, expected = 0;
      for (unsigned z = 0; z < block.z; ++z) expected += sums[(z * block.y + 1) * block.x + 3];
      std::vector<int> odd(n / w + 1);
      for (int t = 0; t < n; ++t) odd[t / w] += sums[t] & 1;
      for (int t = 1; t < n; t += 3)
        if (rowOf(t)) sums[t] += odd[t / w];
      const int* const* table = rows.data();
      launch("tileRows", {1}, block, 0, table, out.data(), passes.data(), &count);
      REQUIRE(passes == last);
      REQUIRE(out == sums);
      REQUIRE(count == expected);
    }
  }
}
#endif
