// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_ROUNDING_H
#define BACKENDS_CPU_INCLUDE_ROUNDING_H

// Directed rounding without touching the processor's rounding mode: take the nearest result, find on
// which side of the exact one it lies, and step to its neighbour if that is the wrong side.

#include <hip/cpu/execution_space.h>

__HIPCPU_HOST_DEVICE__ float __hipcpu_next_up(float x) {
  return __builtin_nextafterf(x, __builtin_inff());
}
__HIPCPU_HOST_DEVICE__ double __hipcpu_next_up(double x) {
  return __builtin_nextafter(x, __builtin_inf());
}
__HIPCPU_HOST_DEVICE__ float __hipcpu_next_down(float x) {
  return __builtin_nextafterf(x, -__builtin_inff());
}
__HIPCPU_HOST_DEVICE__ double __hipcpu_next_down(double x) {
  return __builtin_nextafter(x, -__builtin_inf());
}

// `nearest` is the exact result rounded to nearest; `error` has the sign of exact - nearest.
template <typename T, typename Error>
__HIPCPU_HOST_DEVICE__ T __hipcpu_round_rn(T nearest, Error) {
  return nearest;
}
template <typename T, typename Error>
__HIPCPU_HOST_DEVICE__ T __hipcpu_round_rd(T nearest, Error error) {
  return error < 0 ? __hipcpu_next_down(nearest) : nearest;
}
template <typename T, typename Error>
__HIPCPU_HOST_DEVICE__ T __hipcpu_round_ru(T nearest, Error error) {
  return error > 0 ? __hipcpu_next_up(nearest) : nearest;
}
template <typename T, typename Error>
__HIPCPU_HOST_DEVICE__ T __hipcpu_round_rz(T nearest, Error error) {
  return nearest > T(0) ? __hipcpu_round_rd(nearest, error) : __hipcpu_round_ru(nearest, error);
}

#endif
