// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_HIP_FP16_H
#define BACKENDS_CPU_INCLUDE_HIP_FP16_H

// __half and __half2 (IEEE 754 binary16), on host and device, over the compiler's _Float16.

#ifdef __HIP__
#include <hip/cpu/atomics.h>
#endif
#include <hip/cpu/traits.h>
#include <hip/cpu/type_casting.h>
#include <hip/cpu/vector_types.h>

#define __HIPCPU_SMALL __half
#define __HIPCPU_SMALL_RAW __half_raw
#define __HIPCPU_SMALL_NAME half
#define __HIPCPU_SMALL2 __half2
#define __HIPCPU_SMALL2_RAW __half2_raw
#define __HIPCPU_SMALL2_NAME half2
#define __HIPCPU_SMALL_STORAGE _Float16
#define __HIPCPU_SMALL_STORE(x) static_cast<_Float16>(x)
#define __HIPCPU_SMALL_LOAD(storage) static_cast<float>(storage)
#include <hip/cpu/small_float_type.inc>
#include <hip/cpu/small_float_conversions.inc>
#include <hip/cpu/small_float_functions.inc>
#include <hip/cpu/small_float_end.inc>

typedef __half half;
typedef __half2 half2;

/// c + a.x * b.x + a.y * b.y, in float.
__HIPCPU_HOST_DEVICE__ float amd_mixed_dot(__half2 a, __half2 b, float c, bool saturate) {
  const float sum = c + float(a.x) * float(b.x) + float(a.y) * float(b.y);
  return saturate ? __builtin_fminf(__builtin_fmaxf(sum, 0.0f), 1.0f) : sum;
}

#endif
