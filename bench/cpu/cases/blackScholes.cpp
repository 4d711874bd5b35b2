// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <cmath>

#include "bench/cpu/openmp.h"

// Abramowitz and Stegun, 26.2.17.
static inline float normalCdf(float d) {
  const float k = 1.0F / (1.0F + 0.2316419F * std::fabs(d));
  const float poly =
      k * (0.31938153F +
           k * (-0.356563782F + k * (1.781477937F + k * (-1.821255978F + k * 1.330274429F))));
  const float tail = 0.39894228F * std::exp(-0.5F * d * d) * poly;
  return d > 0 ? 1.0F - tail : tail;
}

void blackScholes(float* call, float* put, const float* price, const float* strike,
                  const float* years, float riskFree, float volatility, int n) {
#pragma omp parallel for simd
  for (int i = 0; i < n; ++i) {
    const float s = price[i], x = strike[i], t = years[i];
    const float root = std::sqrt(t);
    const float d1 =
        (std::log(s / x) + (riskFree + 0.5F * volatility * volatility) * t) / (volatility * root);
    const float d2 = d1 - volatility * root;
    const float discounted = x * std::exp(-riskFree * t);
    const float n1 = normalCdf(d1), n2 = normalCdf(d2);
    call[i] = s * n1 - discounted * n2;
    put[i] = discounted * (1.0F - n2) - s * (1.0F - n1);
  }
}
