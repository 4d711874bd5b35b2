// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bench/cpu/Case.h"
#include "bench/cpu/openmp.h"

// Abramowitz and Stegun, 26.2.17.
__device__ float normalCdf(float d) {
  const float k = 1.0F / (1.0F + 0.2316419F * fabsf(d));
  const float poly = k * (0.31938153F + k * (-0.356563782F + k * (1.781477937F + k * (-1.821255978F + k * 1.330274429F))));
  const float tail = 0.39894228F * expf(-0.5F * d * d) * poly;
  return d > 0 ? 1.0F - tail : tail;
}

__global__ void blackScholesKernel(float* call, float* put, const float* price, const float* strike,
                                   const float* years, float riskFree, float volatility, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const float s = price[i], x = strike[i], t = years[i];
  const float root = sqrtf(t);
  const float d1 = (logf(s / x) + (riskFree + 0.5F * volatility * volatility) * t) / (volatility * root);
  const float d2 = d1 - volatility * root;
  const float discounted = x * expf(-riskFree * t);
  const float n1 = normalCdf(d1), n2 = normalCdf(d2);
  call[i] = s * n1 - discounted * n2;
  put[i] = discounted * (1.0F - n2) - s * (1.0F - n1);
}

BENCHMARK(black_scholes, bench::Bound::Compute) {
  const int n = bench.size(1 << 18, 5000);
  auto call = bench.output<float>(n, 1e-4), put = bench.output<float>(n, 1e-4);
  const float* price = bench.input<float>(n, [](std::size_t i) { return 5 + 25 * bench::uniform(i); });
  const float* strike = bench.input<float>(n, [](std::size_t i) { return 1 + 99 * bench::uniform(i + 7); });
  const float* years = bench.input<float>(n, [](std::size_t i) { return 0.25 + 9 * bench::uniform(i + 13); });
  bench.hip = [=] {
    blackScholesKernel<<<(n + 255) / 256, 256>>>(call.hip, put.hip, price, strike, years, 0.02F, 0.3F, n);
  };
  bench.openmp = [=] { blackScholes(call.openmp, put.openmp, price, strike, years, 0.02F, 0.3F, n); };
}
