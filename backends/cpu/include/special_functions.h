// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_SPECIAL_FUNCTIONS_H
#define BACKENDS_CPU_INCLUDE_SPECIAL_FUNCTIONS_H

// The numerics behind math_functions.h, for float and double, on host and device. Functions without a
// float algorithm of their own are evaluated in double.

#include <hip/cpu/execution_space.h>
#include <hip/cpu/traits.h>

namespace __hipcpu_math {

// The type in which a function of one argument is evaluated: integers count as double.
template <typename T>
using Real = __hipcpu_enable_if<__hipcpu_is_arithmetic<T>,
                              __hipcpu_conditional<__hipcpu_is_same<T, float>, float, double>>;
template <typename T>
using Single = __hipcpu_enable_if<__hipcpu_is_arithmetic<T>, float>;

__HIPCPU_HOST_DEVICE__ double rsqrt(double x) { return 1.0 / __builtin_sqrt(x); }
__HIPCPU_HOST_DEVICE__ float rsqrt(float x) { return 1.0f / __builtin_sqrtf(x); }
__HIPCPU_HOST_DEVICE__ double rcbrt(double x) { return 1.0 / __builtin_cbrt(x); }
__HIPCPU_HOST_DEVICE__ float rcbrt(float x) { return 1.0f / __builtin_cbrtf(x); }

constexpr double kPi = 3.14159265358979323846;
constexpr double kSqrt2 = 1.41421356237309504880;
constexpr double kSqrtHalf = 0.70710678118654752440;
constexpr double kTwoOverSqrtPi = 1.12837916709551257390;
constexpr double kSqrtPi = 1.77245385090551602730;

// sin(pi x), exact at multiples of one half: x is reduced by a multiple of two without error, then
// folded into [-1/2, 1/2].
__HIPCPU_HOST_DEVICE__ double sinpi(double x) {
  double r = x - 2.0 * __builtin_rint(0.5 * x);
  if (__builtin_fabs(r) > 0.5) r = __builtin_copysign(1.0, r) - r;
  return __builtin_sin(kPi * r);
}
__HIPCPU_HOST_DEVICE__ float sinpi(float x) {
  float r = x - 2.0f * __builtin_rintf(0.5f * x);
  if (__builtin_fabsf(r) > 0.5f) r = __builtin_copysignf(1.0f, r) - r;
  return __builtin_sinf(static_cast<float>(kPi) * r);
}
__HIPCPU_HOST_DEVICE__ double cospi(double x) {
  return __builtin_sin(kPi * (0.5 - __builtin_fabs(x - 2.0 * __builtin_rint(0.5 * x))));
}
__HIPCPU_HOST_DEVICE__ float cospi(float x) {
  return __builtin_sinf(static_cast<float>(kPi) *
                        (0.5f - __builtin_fabsf(x - 2.0f * __builtin_rintf(0.5f * x))));
}
template <typename T>
__HIPCPU_HOST_DEVICE__ T tanpi(T x) {
  return sinpi(x) / cospi(x);
}

// Inverse of erf for the probability p = erf(x), q = 1 - p, of which the smaller is exact. Starts from
// Winitzki's closed form (relative error below 4e-3) and polishes it: Halley steps on erf in the
// middle, Newton steps on log(erfc) in the tail, where erfc changes over hundreds of decades.
__HIPCPU_HOST_DEVICE__ double inverseErf(double p, double q) {
  constexpr double a = 0.147;
  const double logarithm = __builtin_log(q * (1.0 + p));
  const double half = 2.0 / (kPi * a) + 0.5 * logarithm;
  double x = __builtin_sqrt(__builtin_sqrt(half * half - logarithm / a) - half);
  for (int step = 0; step < 3; ++step) {
    const double slope = kTwoOverSqrtPi * __builtin_exp(-x * x);
    if (q > 0.25) {
      const double u = (__builtin_erf(x) - p) / slope;
      x -= u / (1.0 + x * u);
    } else {
      const double tail = __builtin_erfc(x);
      x += __builtin_log(tail / q) * tail / slope;
    }
  }
  return x;
}
__HIPCPU_HOST_DEVICE__ double erfinv(double y) {
  const double p = __builtin_fabs(y);
  if (p == 0.0) return y;
  if (p == 1.0) return __builtin_copysign(__builtin_inf(), y);
  return __builtin_copysign(inverseErf(p, 1.0 - p), y);
}
__HIPCPU_HOST_DEVICE__ double erfcinv(double y) {
  if (y == 0.0) return __builtin_inf();
  if (y == 2.0) return -__builtin_inf();
  if (y == 1.0) return 0.0;
  return y < 1.0 ? inverseErf(1.0 - y, y) : -inverseErf(y - 1.0, 2.0 - y);
}
__HIPCPU_HOST_DEVICE__ double normcdf(double x) { return 0.5 * __builtin_erfc(-x * kSqrtHalf); }
__HIPCPU_HOST_DEVICE__ float normcdf(float x) {
  return 0.5f * __builtin_erfcf(-x * static_cast<float>(kSqrtHalf));
}
__HIPCPU_HOST_DEVICE__ double normcdfinv(double p) { return -kSqrt2 * erfcinv(2.0 * p); }

// exp(x^2) erfc(x): the square is split so that its rounding error is not magnified; beyond the range
// of erfc the asymptotic series (Abramowitz and Stegun 7.1.23).
__HIPCPU_HOST_DEVICE__ double erfcx(double x) {
  if (x > 25.0) {
    const double t = 1.0 / (2.0 * x * x);
    return (1.0 - t * (1.0 - 3.0 * t * (1.0 - 5.0 * t * (1.0 - 7.0 * t)))) / (x * kSqrtPi);
  }
  const double square = x * x;
  const double error = __builtin_fma(x, x, -square);
  return __builtin_exp(square) * (1.0 + error) * __builtin_erfc(x);
}

// Modified Bessel functions of the first kind: the power series, whose terms are all positive, or for
// large arguments the asymptotic one (Abramowitz and Stegun 9.6.10 and 9.7.1).
__HIPCPU_HOST_DEVICE__ double besselI(int order, double x) {
  const double magnitude = __builtin_fabs(x);
  double sum = 1.0;
  double term = 1.0;
  if (magnitude < 40.0) {
    const double quarter = 0.25 * x * x;
    for (int k = 1; k < 200 && term > sum * 1e-17; ++k) {
      term *= quarter / (static_cast<double>(k) * (k + order));
      sum += term;
    }
    return order == 0 ? sum : 0.5 * x * sum;
  }
  const double mu = 4.0 * order * order;
  for (int k = 1; k < 30; ++k) {
    const double odd = 2.0 * k - 1.0;
    term *= (odd * odd - mu) / (8.0 * k * magnitude);
    sum += term;
  }
  const double half = __builtin_exp(0.5 * magnitude);
  const double value = half / __builtin_sqrt(2.0 * kPi * magnitude) * sum * half;
  return order == 0 || x > 0.0 ? value : -value;
}
__HIPCPU_HOST_DEVICE__ double cyl_bessel_i0(double x) { return besselI(0, x); }
__HIPCPU_HOST_DEVICE__ double cyl_bessel_i1(double x) { return besselI(1, x); }

#define __HIPCPU_IN_DOUBLE(name) \
  __HIPCPU_HOST_DEVICE__ float name(float x) { return static_cast<float>(name(static_cast<double>(x))); }
__HIPCPU_IN_DOUBLE(erfinv)
__HIPCPU_IN_DOUBLE(erfcinv)
__HIPCPU_IN_DOUBLE(erfcx)
__HIPCPU_IN_DOUBLE(normcdfinv)
__HIPCPU_IN_DOUBLE(cyl_bessel_i0)
__HIPCPU_IN_DOUBLE(cyl_bessel_i1)
#undef __HIPCPU_IN_DOUBLE

// Euclidean lengths, scaled by the largest component so that no square overflows or vanishes; float
// has room for its squares in double.
template <typename... T>
__HIPCPU_HOST_DEVICE__ double length(double first, T... rest) {
  double largest = __builtin_fabs(first);
  ((largest = __builtin_fmax(largest, __builtin_fabs(rest))), ...);
  if (largest == 0.0 || __builtin_isinf(largest)) return largest;
  const double scale = 1.0 / largest;
  double sum = (first * scale) * (first * scale);
  ((sum += (rest * scale) * (rest * scale)), ...);
  return largest * __builtin_sqrt(sum);
}
template <typename... T>
__HIPCPU_HOST_DEVICE__ float length(float first, T... rest) {
  double sum = static_cast<double>(first) * first;
  ((sum += static_cast<double>(rest) * rest), ...);
  return static_cast<float>(__builtin_sqrt(sum));
}
template <typename T>
__HIPCPU_HOST_DEVICE__ T lengthOf(int n, const T* components) {
  T result = 0;
  for (int i = 0; i < n; ++i) result = length(result, components[i]);
  return result;
}

}  // namespace __hipcpu_math

#endif
