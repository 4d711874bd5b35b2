// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Math functions on the device against the host's, within a few units in the last place.
#include "test/backends/cpu/kernels/check.h"

#include <cmath>

template <class T>
__host__ __device__ T function(int which, T x) {
  switch (which) {
    case 0: return sin(x);
    case 1: return cos(x);
    case 2: return tan(x);
    case 3: return exp(x);
    case 4: return log(x);
    case 5: return sqrt(x);
    case 6: return pow(x, T(1.5));
    case 7: return atan2(x, T(2));
    case 8: return tanh(x);
    case 9: return erf(x);
    case 10: return cbrt(x);
    case 11: return floor(x) + ceil(x) + trunc(x) + rint(x);
    case 12: return fmod(x, T(0.7));
    case 13: return fmin(x, T(1)) + fmax(x, T(2)) + fabs(-x);
    case 14: return log2(x) + log10(x) + log1p(x);
    case 15: return exp2(x) + expm1(x);
    case 16: return hypot(x, T(3));
    case 17: return lgamma(x) + tgamma(x);
    case 18: return asin(x / 8) + acos(x / 8) + atan(x);
    case 19: return sinh(x) + cosh(x);
    default: return copysign(T(1), -x) + (isnan(x) ? 1 : 0) + (isinf(x) ? 1 : 0);
  }
}
constexpr int kFunctions = 21;

template <class T>
__global__ void kernel(const T* in, T* out) {
  for (int which = 0; which < kFunctions; ++which)
    out[threadIdx.x * kFunctions + which] = function(which, in[threadIdx.x]);
}

template <class T>
void test(T tolerance) {
  std::vector<T> numbers;
  for (int i = 0; i < 64; ++i)
    numbers.push_back(T(0.11) * T(i + 1));
  Array<T> in(numbers), out(numbers.size() * kFunctions);
  kernel<<<1, 64>>>(static_cast<const T*>(in), static_cast<T*>(out));
  const std::vector<T> results = out.read();
  for (size_t i = 0; i < results.size(); ++i) {
    const T expected = function(int(i % kFunctions), numbers[i / kFunctions]);
    if (std::fabs(results[i] - expected) > tolerance * (1 + std::fabs(expected))) {
      ++failures;
      std::cout << "function " << i % kFunctions << " of " << numbers[i / kFunctions] << " is "
                << results[i] << ", not " << expected << "\n";
    }
  }
}

int main() {
  test<float>(4e-6f);
  test<double>(1e-14);
  return finish();
}
