// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shuffles, votes, matches and reductions, in both spellings and for many types.
#include <hip/hip_runtime.h>

struct Triple {
  double a, b, c;
};
__global__ void kernel(float* f, double* d, int* i, unsigned long long* u, Triple* t) {
  f[0] = __shfl(f[1], 0) + __shfl_xor(f[1], 1, 16) + __shfl_up(f[1], 1u) + __shfl_down(f[1], 2);
  d[0] = __shfl_sync(0xffffffff, d[1], 3) + __shfl_xor_sync(~0ull, d[1], 4) +
         __shfl_down_sync(0xffffffffu, d[1], 1, 8) + __shfl_up_sync(-1, d[1], 1);
  char c = __shfl((char)i[0], 1);
  t[0] = __shfl(t[1], 2);
  u[0] = __ballot(i[0]) | __ballot_sync(0xffff, i[0]) | __activemask() | __match_any_sync(~0u, f[0]);
  int equal;
  u[1] = __match_all_sync(__activemask(), i[0], &equal) + __lanemask_lt();
  i[0] = __any(i[0]) + __all(i[1]) + __any_sync(~0u, i[2]) + __all_sync(~0u, i[3]) + equal + c;
  i[1] = __reduce_add_sync(~0u, i[1]) + __reduce_max_sync(~0u, i[2]) + __reduce_xor_sync(~0u, i[3]);
  i[2] = __syncthreads_count(i[2]) + __syncthreads_and(i[3]) + __syncthreads_or(i[4]) + __lane_id();
  __syncwarp();
  __syncwarp(0xff);
}
