// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// C++ headers ahead of HIP's, and what of them works in kernels.
#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <iostream>
#include <limits>
#include <map>
#include <random>
#include <thread>
#include <vector>

#include <hip/hip_runtime.h>

__global__ void kernel(float* p, double* d, int n, size_t s, unsigned u) {
  p[0] = std::min(p[0], 1.0f) + std::max(n, 2) + std::abs(p[0]) + std::abs(n) + std::abs(d[0]);
  p[1] = std::sqrt(p[0]) + std::pow(p[0], 2.0f) + std::sin(d[0]) + std::fma(p[0], 2.0f, 3.0f);
  p[2] = std::isnan(p[0]) + std::fmod(p[0], 2) + std::round(p[0]) + std::exp(p[0]) + std::log(n);
  p[3] = min(n, s) + max(p[0], 1.0) + min(u, n) + max(n, u) + max(s, s) + min(2, 3);
  std::array<int, 3> a = {1, 2, 3};
  p[4] = a[1] + std::numeric_limits<float>::max();
  std::complex<float> z(p[0], p[1]);
  z = z * z + z;
  p[5] = z.real();
}
namespace host {
using namespace std;
int both(int a, int b, size_t c) { return max(a, b) + min(a, b) + (int)max(c, c); }
}  // namespace host
void onHost() {
  std::vector<float> v(3);
  std::sort(v.begin(), v.end());
  std::mt19937 random(1);
  std::cout << random() << host::both(1, 2, 3);
}
