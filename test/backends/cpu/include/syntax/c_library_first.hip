// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// C headers ahead of HIP's, and C functions in a kernel.
#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <hip/hip_runtime.h>

__global__ void kernel(float* p, double* d, int n) {
  int* block = (int*)malloc(4 * sizeof(int));
  memset(block, 0, 4 * sizeof(int));
  memcpy(block, p, sizeof(int));
  p[0] = sqrt(n) + pow(n, 2) + abs(p[0]) + abs(n) + floor(n) + sinf(p[0]) + sin(p[0]) + sin(d[0]);
  int exponent;
  float whole;
  p[1] = frexp(p[1], &exponent) + ldexp(p[1], 3) + modf(p[1], &whole) + fmod(p[1], 2.0f);
  p[2] = isnan(p[0]) + isinf(d[0]) + isfinite(p[0]) + signbit(p[0]) + j0(d[0]) + jnf(2, p[0]);
  p[3] = clock() + clock64();
  assert(block != nullptr && "message");
  printf("%d %f\n", block[0], p[0]);
  free(block);
  if (n < 0) abort();
}
float onHost(float x, int n) { return abs(x) + sqrt(n) + max(n, 3) + min(x, 2.0f) + clock(); }
