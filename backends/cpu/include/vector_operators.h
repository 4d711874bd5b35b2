// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_VECTOR_OPERATORS_H
#define BACKENDS_CPU_INCLUDE_VECTOR_OPERATORS_H

// Component-wise operators of the vector types. All are templates outside the class, so an operator
// that a program defines for the same operands is preferred instead of being ambiguous.

#include <hip/cpu/traits.h>
#include <hip/cpu/vector_types.h>

#define __HIPCPU_VECTOR_OPERATOR                \
  template <typename T, unsigned int n>         \
  __host__ __device__ constexpr
#define __HIPCPU_VECTOR_SCALAR_OPERATOR                                                   \
  template <typename T, unsigned int n, typename U, typename = __hipcpu_enable_if<__hipcpu_is_arithmetic<U>>> \
  __host__ __device__ constexpr

#define __HIPCPU_VECTOR_BINARY(op)                                                               \
  __HIPCPU_VECTOR_OPERATOR HIP_vector_type<T, n>& operator op##=(                                \
      HIP_vector_type<T, n>& a, const HIP_vector_type<T, n>& b) {                                \
    a.x op##= b.x;                                                                               \
    if constexpr (n > 1) a.y op##= b.y;                                                          \
    if constexpr (n > 2) a.z op##= b.z;                                                          \
    if constexpr (n > 3) a.w op##= b.w;                                                          \
    return a;                                                                                    \
  }                                                                                              \
  __HIPCPU_VECTOR_SCALAR_OPERATOR HIP_vector_type<T, n>& operator op##=(HIP_vector_type<T, n>& a, \
                                                                        U b) {                   \
    return a op##= HIP_vector_type<T, n>(static_cast<T>(b));                                     \
  }                                                                                              \
  __HIPCPU_VECTOR_OPERATOR HIP_vector_type<T, n> operator op(HIP_vector_type<T, n> a,            \
                                                            const HIP_vector_type<T, n>& b) {    \
    return a op##= b;                                                                            \
  }                                                                                              \
  __HIPCPU_VECTOR_SCALAR_OPERATOR HIP_vector_type<T, n> operator op(HIP_vector_type<T, n> a, U b) { \
    return a op##= HIP_vector_type<T, n>(static_cast<T>(b));                                     \
  }                                                                                              \
  __HIPCPU_VECTOR_SCALAR_OPERATOR HIP_vector_type<T, n> operator op(U a,                         \
                                                                   const HIP_vector_type<T, n>& b) { \
    HIP_vector_type<T, n> left(static_cast<T>(a));                                               \
    return left op##= b;                                                                         \
  }
__HIPCPU_VECTOR_BINARY(+)
__HIPCPU_VECTOR_BINARY(-)
__HIPCPU_VECTOR_BINARY(*)
__HIPCPU_VECTOR_BINARY(/)
__HIPCPU_VECTOR_BINARY(%)
__HIPCPU_VECTOR_BINARY(&)
__HIPCPU_VECTOR_BINARY(|)
__HIPCPU_VECTOR_BINARY(^)
__HIPCPU_VECTOR_BINARY(<<)
__HIPCPU_VECTOR_BINARY(>>)
#undef __HIPCPU_VECTOR_BINARY

#define __HIPCPU_VECTOR_UNARY(op)                                                          \
  __HIPCPU_VECTOR_OPERATOR HIP_vector_type<T, n> operator op(HIP_vector_type<T, n> a) {    \
    a.x = op a.x;                                                                          \
    if constexpr (n > 1) a.y = op a.y;                                                     \
    if constexpr (n > 2) a.z = op a.z;                                                     \
    if constexpr (n > 3) a.w = op a.w;                                                     \
    return a;                                                                              \
  }
__HIPCPU_VECTOR_UNARY(+)
__HIPCPU_VECTOR_UNARY(-)
__HIPCPU_VECTOR_UNARY(~)
#undef __HIPCPU_VECTOR_UNARY

#define __HIPCPU_VECTOR_STEP(op, compound)                                                       \
  __HIPCPU_VECTOR_OPERATOR HIP_vector_type<T, n>& operator op(HIP_vector_type<T, n>& a) {        \
    return a compound HIP_vector_type<T, n>(static_cast<T>(1));                                  \
  }                                                                                              \
  __HIPCPU_VECTOR_OPERATOR HIP_vector_type<T, n> operator op(HIP_vector_type<T, n>& a, int) {    \
    HIP_vector_type<T, n> before = a;                                                            \
    op a;                                                                                        \
    return before;                                                                               \
  }
__HIPCPU_VECTOR_STEP(++, +=)
__HIPCPU_VECTOR_STEP(--, -=)
#undef __HIPCPU_VECTOR_STEP

/// Whether all components are equal.
__HIPCPU_VECTOR_OPERATOR bool operator==(const HIP_vector_type<T, n>& a,
                                         const HIP_vector_type<T, n>& b) {
  bool equal = a.x == b.x;
  if constexpr (n > 1) equal = equal && a.y == b.y;
  if constexpr (n > 2) equal = equal && a.z == b.z;
  if constexpr (n > 3) equal = equal && a.w == b.w;
  return equal;
}
__HIPCPU_VECTOR_OPERATOR bool operator!=(const HIP_vector_type<T, n>& a,
                                         const HIP_vector_type<T, n>& b) {
  return !(a == b);
}

#undef __HIPCPU_VECTOR_OPERATOR
#undef __HIPCPU_VECTOR_SCALAR_OPERATOR

#endif
