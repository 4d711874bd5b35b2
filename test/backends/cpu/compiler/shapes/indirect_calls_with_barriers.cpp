// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/backends/cpu/compiler/harness/Shape.h"

// Functions behind pointers and virtual functions hold barriers and shuffles: in a launch all
// threads call the same one, or each half of a block its own with as many barriers.
#if HIPCPU_KERNELS
extern __shared__ int exchanged[];
__device__ int rotate(int value) {
  exchanged[threadIdx.x] = value;
  __syncthreads();
  const int other = exchanged[(threadIdx.x + 1) % blockDim.x];
  __syncthreads();
  return other;
}
__device__ int mirror(int value) {
  exchanged[threadIdx.x] = 100 * value;
  __syncthreads();
  const int other = exchanged[blockDim.x - 1 - threadIdx.x];
  __syncthreads();
  return other;
}
__device__ int (*const exchanges[])(int) = {rotate, mirror};
extern "C" __global__ void callThroughTable(int* out, int which) {
  const int t = threadIdx.x;
  out[t] = exchanges[which < 2 ? which : t < 32](t);
}

struct Pairing { __device__ virtual int partner(int value) const = 0; };
struct Neighbour : Pairing { __device__ int partner(int value) const override { return __shfl_xor(value, 1); } };
struct Broadcast : Pairing { __device__ int partner(int value) const override { return __shfl(value, 3); } };
extern "C" __global__ void callVirtual(int* out, const int* which) {
  const Neighbour neighbour;
  const Broadcast broadcast;
  const int t = threadIdx.x;
  const Pairing* pairing = which[t] ? static_cast<const Pairing*>(&broadcast) : &neighbour;
  out[t] = pairing->partner(10 * t);
}
#else
TEST_CASE("function pointers with barriers") {
  std::vector<int> out(64);
  const auto rotated = [](int t) { return (t + 1) % 64; };
  for (int which = 0; which < 3; ++which) {
    launch("callThroughTable", {1}, {64}, 256, out.data(), which);
    for (int t = 0; t < 64; ++t) {
      const bool mirrors = which == 1 || (which == 2 && t < 32);
      const int source = mirrors ? 63 - t : rotated(t);
      const bool scaled = which == 1 || (which == 2 && source < 32);
      CHECK(out[t] == (scaled ? 100 : 1) * source);
    }
  }
}
TEST_CASE("virtual functions with warp operations") {
  std::vector<int> out(64), which(64);
  // Lane 3 and pairs of neighbours call the same function.
  for (int t = 0; t < 64; ++t) which[t] = t / 2 % 2;
  launch("callVirtual", {1}, {64}, 0, out.data(), static_cast<const int*>(which.data()));
  const int size = static_cast<int>(warpSize());
  for (int t = 0; t < 64; ++t) CHECK(out[t] == 10 * (which[t] ? t / size * size + 3 : t ^ 1));
}
#endif
