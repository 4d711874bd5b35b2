// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every atomic on every type that CUDA has it for, in global and in shared memory, by 64 blocks.
#include "test/backends/cpu/kernels/check.h"

constexpr int kThreads = 64 * 128;

template <class T>
__global__ void arithmetic(T* out) {
  const T mine = T(blockIdx.x * blockDim.x + threadIdx.x);
  atomicAdd(&out[0], T(1));
  atomicMax(&out[1], mine);
  atomicMin(&out[2], mine);
  atomicExch(&out[3], T(7));
  atomicCAS(&out[4], T(0), T(9));
  atomicOr(&out[5], T(1) << (threadIdx.x % 16));
  atomicAnd(&out[6], ~(T(1) << (threadIdx.x % 16)));
  atomicXor(&out[7], mine);
}

template <class T>
void testArithmetic() {
  Array<T> out(std::vector<T>{0, 0, T(99999), 0, 0, 0, T(0x3ffff), T(5)});
  arithmetic<T><<<64, 128>>>(out);
  const std::vector<T> expected = {T(kThreads), T(kThreads - 1), 0, 7, 9, T(0xffff), T(0x30000), T(5)};
  EXPECT_EACH(out, [&](int i) { return expected[i]; });
}

__global__ void others(int* ints, unsigned* wraps, float* single, double* twofold, unsigned short* half) {
  __shared__ int shared;
  if (threadIdx.x == 0)
    shared = 0;
  __syncthreads();
  atomicAdd(&shared, 2);
  __syncthreads();
  if (threadIdx.x == 0)
    atomicAdd(ints, shared);
  atomicSub(&ints[1], 3);
  atomicInc(&wraps[0], 999);
  atomicDec(&wraps[1], 999);
  atomicAdd(single, 0.5f);
  atomicAdd(twofold, 0.25);
  atomicCAS(half, (unsigned short)0, (unsigned short)11);
}

int main() {
  testArithmetic<int>();
  testArithmetic<unsigned>();
  testArithmetic<unsigned long long>();

  Array<int> ints(2);
  Array<unsigned> wraps(2);
  Array<float> single(1);
  Array<double> twofold(1);
  Array<unsigned short> half(2);
  others<<<64, 128>>>(ints, wraps, single, twofold, half);
  EXPECT_EACH(ints, [](int i) { return i == 0 ? 2 * kThreads : -3 * kThreads; });
  EXPECT_EACH(wraps, [](int i) { return i == 0 ? kThreads % 1000 : (1000 - kThreads % 1000) % 1000; });
  EXPECT_EACH(single, [](int) { return kThreads * 0.5f; });
  EXPECT_EACH(twofold, [](int) { return kThreads * 0.25; });
  EXPECT_EACH(half, [](int i) { return i == 0 ? 11 : 0; });
  return finish();
}
