// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Atomics on every type that programs use them on, fences and clocks.
#include <hip/hip_runtime.h>

#include <cstdio>

__device__ unsigned int arrived;
__device__ long long elapsed;

struct Results {
  int added, subtracted, largest, smallest, combined, exchanged, swapped;
  unsigned int wrapped, unwrapped, bits;
  unsigned long long wide, widest;
  float sum, sumUnsafe, highest;
  double sumDouble, lowest;
};

__global__ void atomics(Results* r) {
  __shared__ int local;
  const int i = threadIdx.x;
  const long long start = clock64() - wall_clock64() % 2;
  if (i == 0) local = 0;
  __syncthreads();
  atomicAdd(&local, 1);
  atomicAdd(&r->added, i);
  atomicSub(&r->subtracted, 1);
  atomicMax(&r->largest, i);
  atomicMin(&r->smallest, -i);
  atomicOr(&r->combined, 1 << (i % 16));
  atomicAnd(&r->combined, 0x7fffffff);
  atomicXor(&r->bits, 1u << (i % 32));
  atomicExch(&r->exchanged, 5);
  atomicCAS(&r->swapped, 0, 9);
  atomicInc(&r->wrapped, 9u);
  atomicDec(&r->unwrapped, 9u);
  atomicAdd(&r->wide, 1ull << 33);
  atomicMax(&r->widest, static_cast<unsigned long long>(i) << 40);
  atomicAdd(&r->sum, 0.5f);
  unsafeAtomicAdd(&r->sumUnsafe, 0.25f);
  atomicMax(&r->highest, i * 0.5f);
  atomicAdd(&r->sumDouble, 0.125);
  atomicMin(&r->lowest, -i * 0.5);
  atomicAdd_system(&r->added, 1);
  __threadfence_block();
  __threadfence_system();
  __threadfence();
  __syncthreads();
  if (i == 0) r->added += local;
  if (atomicAdd(&arrived, 1u) == gridDim.x * blockDim.x - 1) elapsed = clock64() + clock() - start;
}

int main() {
  Results *device, r = {};
  if (hipMalloc(&device, sizeof r) != hipSuccess) return 77;
  (void)hipMemset(device, 0, sizeof r);
  atomics<<<1, 64>>>(device);
  if (hipMemcpy(&r, device, sizeof r, hipMemcpyDeviceToHost) != hipSuccess) return 1;
  const bool right = r.added == 63 * 32 + 64 + 64 && r.subtracted == -64 && r.largest == 63 && r.smallest == -63 &&
                     r.combined == 0xffff && r.bits == 0 && r.exchanged == 5 && r.swapped == 9 && r.wrapped == 4 &&
                     r.unwrapped == 6 && r.wide == 64ull << 33 && r.widest == 63ull << 40 && r.sum == 32 &&
                     r.sumUnsafe == 16 && r.highest == 31.5f && r.sumDouble == 8 && r.lowest == -31.5;
  if (!right)
    std::printf("%d %d %d %d %x %x %d %d %u %u %llx %llx %g %g %g %g %g\n", r.added, r.subtracted, r.largest,
                r.smallest, r.combined, r.bits, r.exchanged, r.swapped, r.wrapped, r.unwrapped, r.wide, r.widest,
                r.sum, r.sumUnsafe, r.highest, r.sumDouble, r.lowest);
  return right ? 0 : 1;
}
