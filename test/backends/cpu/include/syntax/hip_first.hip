// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP's header ahead of the C++ library's.
#include <hip/hip_runtime.h>

#include <stdlib.h>
#include <algorithm>
#include <cmath>
#include <random>

__global__ void kernel(float* p, int n) {
  p[0] = std::max(n, 2) + std::sqrt(p[0]) + sqrt(n) + std::pow(n, 2) + rsqrtf(p[0]) + pow(p[0], n);
}
