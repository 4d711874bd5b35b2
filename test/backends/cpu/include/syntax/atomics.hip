// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Atomic functions over their types and scopes.
#include <hip/hip_runtime.h>

__global__ void kernel(int* i, unsigned* u, unsigned long long* l, size_t* s, float* f, double* d) {
  atomicAdd(i, 1);
  atomicAdd(u, 1);
  atomicAdd(l, 1);
  atomicAdd(s, 1);
  atomicAdd(f, 1);
  atomicAdd(d, 1.0f);
  atomicAdd_block(i, 1);
  atomicAdd_system(u, 1u);
  unsafeAtomicAdd(f, 1.0f);
  u[1] = atomicInc(u, 7) + atomicDec(u, 7) + atomicExch(u, 2) + atomicCAS(u, 1, 2);
  f[1] = atomicExch(f, 2.0f) + atomicMin(f, 1.0f) + atomicMax(f, 3.0f) + atomicSub(i, 2);
  l[1] = atomicCAS(l, 1, 2) + atomicMax(l, 3) + atomicOr(l, 1) + atomicXor(l, 2) + atomicAnd(l, 3);
  atomicCAS(reinterpret_cast<unsigned short*>(u), 1, 2);
  __hip_atomic_fetch_add(u, 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  u[2] = __hip_atomic_load(u, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_SYSTEM);
  __threadfence();
  __threadfence_block();
  __threadfence_system();
}
