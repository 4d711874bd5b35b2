// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_MIN_MAX_H
#define BACKENDS_CPU_INCLUDE_MIN_MAX_H

// min and max of the global namespace, on host and device: one function per arithmetic type, so that
// they win over std::min under `using namespace std`, and a template for operands of two types.
// A NaN operand gives the other operand, as fmin and fmax do.

#include <hip/cpu/execution_space.h>
#include <hip/cpu/traits.h>

#define __HIPCPU_MIN_MAX_INTEGER(type)                                                   \
  __HIPCPU_HOST_DEVICE__ constexpr type min(type a, type b) { return b < a ? b : a; }    \
  __HIPCPU_HOST_DEVICE__ constexpr type max(type a, type b) { return a < b ? b : a; }
__HIPCPU_MIN_MAX_INTEGER(int)
__HIPCPU_MIN_MAX_INTEGER(unsigned int)
__HIPCPU_MIN_MAX_INTEGER(long)
__HIPCPU_MIN_MAX_INTEGER(unsigned long)
__HIPCPU_MIN_MAX_INTEGER(long long)
__HIPCPU_MIN_MAX_INTEGER(unsigned long long)
#undef __HIPCPU_MIN_MAX_INTEGER

__HIPCPU_HOST_DEVICE__ constexpr float min(float a, float b) { return __builtin_fminf(a, b); }
__HIPCPU_HOST_DEVICE__ constexpr float max(float a, float b) { return __builtin_fmaxf(a, b); }
__HIPCPU_HOST_DEVICE__ constexpr double min(double a, double b) { return __builtin_fmin(a, b); }
__HIPCPU_HOST_DEVICE__ constexpr double max(double a, double b) { return __builtin_fmax(a, b); }

template <typename A, typename B>
using __hipcpu_common_arithmetic_t =
    __hipcpu_enable_if<__hipcpu_is_arithmetic<A> && __hipcpu_is_arithmetic<B> && !__hipcpu_is_same<A, B>,
                     __hipcpu_common_type<A, B>>;

template <typename A, typename B>
__HIPCPU_HOST_DEVICE__ constexpr __hipcpu_common_arithmetic_t<A, B> min(A a, B b) {
  using Common = __hipcpu_common_type<A, B>;
  return min(static_cast<Common>(a), static_cast<Common>(b));
}
template <typename A, typename B>
__HIPCPU_HOST_DEVICE__ constexpr __hipcpu_common_arithmetic_t<A, B> max(A a, B b) {
  using Common = __hipcpu_common_type<A, B>;
  return max(static_cast<Common>(a), static_cast<Common>(b));
}

#endif
