// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_HIP_BF16_H
#define BACKENDS_CPU_INCLUDE_HIP_BF16_H

// __hip_bfloat16 and __hip_bfloat162: the upper half of a float, on host and device.

#ifdef __HIP__
#include <hip/cpu/atomics.h>
#endif
#include <hip/cpu/traits.h>
#include <hip/cpu/type_casting.h>
#include <hip/cpu/vector_types.h>

// Round to nearest even; NaN becomes the canonical 0x7fff.
__HIPCPU_HOST_DEVICE__ constexpr unsigned short __hipcpu_bfloat16_bits(float x) {
  const unsigned int bits = __builtin_bit_cast(unsigned int, x);
  const unsigned int rounded = (bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16;
  return static_cast<unsigned short>(x != x ? 0x7fffu : rounded);
}
// Of wider numbers, by way of a float rounded to odd, which keeps what the second rounding must know.
template <typename T>
__HIPCPU_HOST_DEVICE__ constexpr unsigned short __hipcpu_bfloat16_bits(T value) {
  const double x = static_cast<double>(value);
  const float nearest = static_cast<float>(x);
  unsigned int bits = __builtin_bit_cast(unsigned int, nearest);
  const double error = (x - nearest) * (x < 0 ? -1 : 1);
  if (error < 0 && (bits & 0x7fffffffu) != 0x7f800000u) --bits;
  if (error != 0 && nearest - nearest == 0) bits |= 1u;
  return __hipcpu_bfloat16_bits(__builtin_bit_cast(float, bits));
}
__HIPCPU_HOST_DEVICE__ constexpr float __hipcpu_bfloat16_float(unsigned short bits) {
  return __builtin_bit_cast(float, static_cast<unsigned int>(bits) << 16);
}

#define __HIPCPU_SMALL __hip_bfloat16
#define __HIPCPU_SMALL_RAW __hip_bfloat16_raw
#define __HIPCPU_SMALL_NAME bfloat16
#define __HIPCPU_SMALL2 __hip_bfloat162
#define __HIPCPU_SMALL2_RAW __hip_bfloat162_raw
#define __HIPCPU_SMALL2_NAME bfloat162
#define __HIPCPU_SMALL_STORAGE unsigned short
#define __HIPCPU_SMALL_STORE(x) __hipcpu_bfloat16_bits(x)
#define __HIPCPU_SMALL_LOAD(storage) __hipcpu_bfloat16_float(storage)
#include <hip/cpu/small_float_type.inc>
#include <hip/cpu/small_float_conversions.inc>
#include <hip/cpu/small_float_functions.inc>
#include <hip/cpu/small_float_end.inc>

// The older names of the same format.
typedef __hip_bfloat16 hip_bfloat16;
typedef __hip_bfloat162 hip_bfloat162;

#define HIPRT_INF_BF16 __ushort_as_bfloat16(0x7f80)
#define HIPRT_MAX_NORMAL_BF16 __ushort_as_bfloat16(0x7f7f)
#define HIPRT_MIN_DENORM_BF16 __ushort_as_bfloat16(0x0001)
#define HIPRT_NAN_BF16 __ushort_as_bfloat16(0x7fff)
#define HIPRT_NEG_ZERO_BF16 __ushort_as_bfloat16(0x8000)
#define HIPRT_ONE_BF16 __ushort_as_bfloat16(0x3f80)
#define HIPRT_ZERO_BF16 __ushort_as_bfloat16(0x0000)

#endif
