// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Math functions beyond the C library, against the C library or their definitions.
#include "onDevice.h"

int main() {
  std::vector<double> x;
  for (int i = -400; i <= 400; ++i) x.push_back(i / 100.0 + 0.0013);
  std::vector<double> positive;
  for (int i = 1; i <= 500; ++i) positive.push_back(i / 37.0);
  const std::vector<float> single(x.begin(), x.end());
  const std::vector<float> singlePositive(positive.begin(), positive.end());

#define CLOSE(type, inputs, tolerance, call, expected)                          \
  expectClose<type>(#call, inputs, tolerance, [] __device__(type x) { return call; }, \
                    [](double x) { return expected; });
  CLOSE(double, positive, 1e-15, rsqrt(x), 1 / std::sqrt(x))
  CLOSE(double, positive, 1e-15, rcbrt(x), 1 / std::cbrt(x))
  CLOSE(double, x, 1e-12, erfinv(erf(x / 4)), x / 4)
  CLOSE(double, positive, 1e-12, erfcinv(erfc(x)), x)
  CLOSE(double, x, 1e-14, normcdf(x), 0.5 * std::erfc(-x / std::sqrt(2.0)))
  CLOSE(double, x, 1e-11, normcdfinv(normcdf(x)), x)
  CLOSE(double, positive, 1e-13, erfcx(x), std::exp(x * x) * std::erfc(x))
  CLOSE(double, x, 1e-12, cyl_bessel_i0(x), std::cyl_bessel_i(0, std::fabs(x)))
  CLOSE(double, positive, 1e-12, cyl_bessel_i1(x), std::cyl_bessel_i(1, x))
  CLOSE(double, x, 1e-12, sinpi(x), std::sin(M_PI * x))
  CLOSE(double, x, 1e-12, cospi(x), std::cos(M_PI * x))
  CLOSE(double, x, 1e-15, norm3d(x, 2, 3), std::sqrt(x * x + 13))
  CLOSE(double, x, 1e-15, rnorm4d(x, 1, 2, 3), 1 / std::sqrt(x * x + 14))
  CLOSE(double, positive, 1e-15, rhypot(x, 1), 1 / std::hypot(x, 1))
  CLOSE(double, x, 1e-15, exp10(x), std::pow(10.0, x))
  CLOSE(double, positive, 1e-15, j0(x), ::j0(x))

  CLOSE(float, singlePositive, 2e-7, rsqrtf(x), 1 / std::sqrt(x))
  CLOSE(float, single, 1e-6, normcdff(x), 0.5 * std::erfc(-x / std::sqrt(2.0)))
  CLOSE(float, single, 1e-5, sinpif(x), std::sin(M_PI * x))
  CLOSE(float, single, 5e-7, __expf(x), std::exp(x))
  CLOSE(float, single, 1e-6, __sinf(x), std::sin(x))
  CLOSE(float, singlePositive, 1e-6, __powf(x, 1.5f), std::pow(x, 1.5))
  CLOSE(float, singlePositive, 2e-7, __fdividef(1.0f, x), 1 / x)
  CLOSE(float, single, 1e-6, exp10f(x), std::pow(10.0, x))

  const std::vector<double> halves = {0, 0.5, 1, 1.5, 2, -0.5, 1e15, 1e15 + 0.5};
  expectSame<double>("sinpi of halves", halves, [] __device__(double x) { return sinpi(x); },
                     [](double x) { return x == 0.5 || x == 1e15 + 0.5 ? 1 : x == 1.5 || x == -0.5 ? -1 : 0; });
  expectSame<float>("__saturatef", std::vector<float>{-1, 0.25f, 2, NAN},
                    [] __device__(float x) { return __saturatef(x); },
                    [](float x) { return x == 2 ? 1.0f : x == 0.25f ? x : 0.0f; });
  return finish();
}
