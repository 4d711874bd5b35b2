// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inline PTX between threads: special registers, votes and shuffles of 32 lanes (at any warp size),
// barriers, fences, memory with cache hints, atomics.
#include "test/backends/cpu/kernels/check.h"

__device__ unsigned lane() {
  unsigned result;
  asm("mov.u32 %0, %laneid;" : "=r"(result));
  return result;
}

__global__ void registers(unsigned* result) {
  unsigned below, x, block, width;
  asm volatile("mov.u32 %0, %%lanemask_lt;" : "=r"(below));
  asm("mov.u32 %0, %tid.x; mov.u32 %1, %ctaid.x; mov.u32 %2, %ntid.x;" : "=r"(x), "=r"(block), "=r"(width));
  result[block * width + x] = lane() + 100 * __popc(below) + 10000 * (x == threadIdx.x);
}

__global__ void votes(unsigned* ballots, unsigned* all) {
  const int odd = threadIdx.x % 2;
  asm("{ .reg .pred p; setp.ne.s32 p, %1, 0; vote.sync.ballot.b32 %0, p, 0xffffffff; }"
      : "=r"(ballots[threadIdx.x]) : "r"(odd));
  asm("{ .reg .pred p, q; setp.lt.u32 p, %1, 40; vote.sync.all.pred q, p, -1; selp.u32 %0, 1, 0, q; }"
      : "=r"(all[threadIdx.x]) : "r"(threadIdx.x));
}

__global__ void sums(float* result) {
  float sum = threadIdx.x;
  for (int distance = 16; distance > 0; distance /= 2) {
    float other;
    asm volatile("shfl.sync.bfly.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=f"(other) : "f"(sum), "r"(distance));
    sum += other;
  }
  result[threadIdx.x] = sum;
}

// The sum of all lanes up to this one, in one statement per step.
__global__ void scan(int* result) {
  int value = 1;
  for (int distance = 1; distance < 32; distance *= 2)
    asm volatile(
        "{ .reg .s32 r; .reg .pred p; shfl.sync.up.b32 r|p, %0, %1, 0, -1; @p add.s32 r, r, %0; @p mov.s32 %0, r; }"
        : "+r"(value) : "r"(distance));
  result[threadIdx.x] = value;
}

__global__ void memory(const float4* in, float* out, unsigned* counter, unsigned long long* time) {
  __shared__ float turned[64];
  const int t = threadIdx.x;
  float x, y, z, w;
  asm volatile("prefetch.global.L2 [%0];" ::"l"(in + t));
  asm volatile("ld.global.nc.v4.f32 {%0, %1, %2, %3}, [%4];" : "=f"(x), "=f"(y), "=f"(z), "=f"(w) : "l"(in + t));
  turned[63 - t] = x + y + z + w;
  asm volatile("bar.sync 0;" ::: "memory");
  asm volatile("st.global.cg.f32 [%0], %1;" ::"l"(out + t), "f"(turned[t]));
  asm volatile("membar.gl;" ::: "memory");
  asm volatile("red.global.add.u32 [%0], %1;" ::"l"(counter), "r"(2) : "memory");
  unsigned old;
  asm volatile("atom.global.max.u32 %0, [%1], %2;" : "=r"(old) : "l"(counter + 1), "r"(t) : "memory");
  asm volatile("ld.volatile.global.f32 %0, [%1 + 16];" : "=f"(x) : "l"(in));
  if (t == 0) {
    out[64] = x;
    asm volatile("mov.u64 %0, %globaltimer;" : "=l"(time[0]));
    asm volatile("mov.u64 %0, %clock64;" : "=l"(time[1]));
  }
}

int main() {
  Array<unsigned> found(128), ballots(64), all(64), counter(2);
  Array<float> totals(64), turned(65);
  Array<int> scanned(64);
  registers<<<2, 64>>>(found);
  EXPECT_EACH(found, [](int t) { return t % 32 * 101 + 10000; });
  votes<<<1, 64>>>(ballots, all);
  EXPECT_EACH(ballots, [](int) { return 0xaaaaaaaau; });
  EXPECT_EACH(all, [](int t) { return t < 32; });
  sums<<<1, 64>>>(totals);
  EXPECT_EACH(totals, [](int t) { return t < 32 ? 496 : 1520; });
  scan<<<1, 64>>>(scanned);
  EXPECT_EACH(scanned, [](int t) { return t % 32 + 1; });
  std::vector<float4> values(64);
  for (int t = 0; t < 64; ++t) values[t] = make_float4(t, 1, 2, 3);
  Array<float4> in(values);
  Array<unsigned long long> time(2);
  memory<<<1, 64>>>(in, turned, counter, time);
  EXPECT_EACH(turned, [](int t) { return t == 64 ? 1 : 69 - t; });
  EXPECT_EACH(counter, [](int i) { return i == 0 ? 128 : 63; });
  EXPECT_EQ(time.read()[0] > 0 && time.read()[1] > 0, true);
  return finish();
}
