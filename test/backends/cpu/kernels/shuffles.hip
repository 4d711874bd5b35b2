// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shuffles of every kind and type; sources outside a segment give the lane's own value.
#include "test/backends/cpu/kernels/check.h"

__global__ void segments(int* out) {
  const int t = threadIdx.x;
  out[t] = __shfl_down_sync(kAllLanes, t, 3, 8);
  out[t + 32] = __shfl_up_sync(kAllLanes, t, 2, 8);
  out[t + 64] = __shfl_sync(kAllLanes, t, 11, 8);
  out[t + 96] = __shfl_xor_sync(kAllLanes, t, 12, 8);
  out[t + 128] = __shfl_xor_sync(kAllLanes, t, 5, 8);
}

template <class T>
__global__ void reverseHalves(T* out) {
  const int t = threadIdx.x;
  out[t] = __shfl_sync(kAllLanes, T(t) * T(3) - T(40), 15 - t % 16, 16);
}

template <class T>
void testType() {
  Array<T> out(64);
  reverseHalves<T><<<1, 64>>>(out);
  EXPECT_EACH(out, [](int i) { return T(i / 16 * 16 + 15 - i % 16) * T(3) - T(40); });
}

// The butterfly sum over the whole warp, whatever its size.
__global__ void butterfly(float* out) {
  float sum = threadIdx.x;
  for (int lanes = warpSize / 2; lanes > 0; lanes /= 2)
    sum += __shfl_xor_sync(kAllLanes, sum, lanes);
  out[threadIdx.x] = sum;
}

int main() {
  Array<int> out(160);
  segments<<<1, 32>>>(out);
  EXPECT_EACH(out, [](int i) {
    const int t = i % 32, base = t / 8 * 8, lane = t % 8;
    switch (i / 32) {
      case 0: return lane + 3 < 8 ? t + 3 : t;
      case 1: return lane >= 2 ? t - 2 : t;
      case 2: return base + 3;
      case 3: return (t ^ 12) / 8 > t / 8 ? t : t ^ 12;  // only from an earlier segment
      default: return t ^ 5;
    }
  });

  testType<int>();
  testType<unsigned>();
  testType<long>();
  testType<long long>();
  testType<unsigned long long>();
  testType<float>();
  testType<double>();

  const int size = warpSizeOfDevice();
  Array<float> sums(128);
  butterfly<<<1, 128>>>(sums);
  EXPECT_EACH(sums, [=](int i) { return size * (i / size * size) + size * (size - 1) / 2; });
  return finish();
}
