// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Atomics with an order and a scope, on every kind of type.
#include <hip/device_functions.h>
#include <hip/hip_runtime.h>

#include <cstdio>

struct Results {
  int added, least;
  unsigned int bits, swapped;
  long long largest;
  unsigned long long combined, exchanged;
  float sum, highest;
  double lowest;
  int message, ready, received;
};

__global__ void atomics(Results* r) {
  const int i = threadIdx.x;
  __hip_atomic_fetch_add(&r->added, i, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  __hip_atomic_fetch_sub(&r->added, 1, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_SYSTEM);
  __hip_atomic_fetch_min(&r->least, -i, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
  __hip_atomic_fetch_or(&r->bits, 1u << (i % 32), __ATOMIC_ACQ_REL, __HIP_MEMORY_SCOPE_AGENT);
  __hip_atomic_fetch_max(&r->largest, i * 10000000000ll, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  __hip_atomic_fetch_xor(&r->combined, 1ull << i, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  __hip_atomic_exchange(&r->exchanged, 7ull, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  __hip_atomic_fetch_add(&r->sum, 0.5f, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  __hip_atomic_fetch_max(&r->highest, i * 0.5f, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  __hip_atomic_fetch_min(&r->lowest, i * -0.25, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SYSTEM);
  unsigned int expected = __hip_atomic_load(&r->swapped, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  while (!__hip_atomic_compare_exchange_weak(&r->swapped, &expected, expected + 2, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED,
                                             __HIP_MEMORY_SCOPE_AGENT)) {
  }
}

// One block tells the other.
__global__ void message(Results* r) {
  if (blockIdx.x == 0) {
    r->message = 42;
    __hip_atomic_store(&r->ready, 1, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT);
  } else {
    while (!__hip_atomic_load(&r->ready, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT)) {
    }
    r->received = r->message;
  }
}

int main() {
  Results *device, r = {};
  if (hipMalloc(&device, sizeof r) != hipSuccess) return 77;
  (void)hipMemset(device, 0, sizeof r);
  atomics<<<1, 64>>>(device);
  message<<<2, 1>>>(device);
  if (hipMemcpy(&r, device, sizeof r, hipMemcpyDeviceToHost) != hipSuccess) return 1;
  const bool right = r.added == 63 * 32 - 64 && r.least == -63 && r.bits == ~0u && r.largest == 630000000000ll &&
                     r.combined == ~0ull && r.exchanged == 7 && r.sum == 32 && r.highest == 31.5f &&
                     r.lowest == -15.75 && r.swapped == 128 && r.received == 42;
  if (!right)
    std::printf("%d %d %x %lld %llx %llu %g %g %g %u %d\n", r.added, r.least, r.bits, r.largest, r.combined,
                r.exchanged, r.sum, r.highest, r.lowest, r.swapped, r.received);
  return right ? 0 : 1;
}
