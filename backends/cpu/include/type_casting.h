// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_TYPE_CASTING_H
#define BACKENDS_CPU_INCLUDE_TYPE_CASTING_H

// Bit casts, and conversions between integers and floating point with a rounding mode in their name:
// rn to nearest even, rd down, ru up, rz to zero.

#include <hip/cpu/rounding.h>

#include <limits>

#define __HIPCPU_BIT_CAST(name, from, to) \
  __HIPCPU_DEVICE__ to name(from x) { return __builtin_bit_cast(to, x); }
__HIPCPU_BIT_CAST(__float_as_int, float, int)
__HIPCPU_BIT_CAST(__float_as_uint, float, unsigned int)
__HIPCPU_BIT_CAST(__int_as_float, int, float)
__HIPCPU_BIT_CAST(__uint_as_float, unsigned int, float)
__HIPCPU_BIT_CAST(__double_as_longlong, double, long long)
__HIPCPU_BIT_CAST(__longlong_as_double, long long, double)
#undef __HIPCPU_BIT_CAST

__HIPCPU_DEVICE__ int __double2hiint(double x) {
  return static_cast<int>(__builtin_bit_cast(unsigned long long, x) >> 32);
}
__HIPCPU_DEVICE__ int __double2loint(double x) {
  return static_cast<int>(__builtin_bit_cast(unsigned long long, x));
}
__HIPCPU_DEVICE__ double __hiloint2double(int high, int low) {
  return __builtin_bit_cast(double, (static_cast<unsigned long long>(high) << 32) |
                                        static_cast<unsigned int>(low));
}

// A whole number to an integer type, saturating. NaN gives zero for float to at most 32 bits and
// otherwise the top bit alone (PTX ISA, cvt).
template <typename To, typename From>
__HIPCPU_HOST_DEVICE__ To __hipcpu_saturating_cast(From x) {
  constexpr To kMin = std::numeric_limits<To>::min();
  constexpr To kMax = std::numeric_limits<To>::max();
  constexpr From kEnd = static_cast<From>(kMax / 2 + 1) * 2;  // a power of two, hence exact
  constexpr To kNan =
      sizeof(From) == 4 && sizeof(To) <= 4 ? To(0) : static_cast<To>(1ull << (8 * sizeof(To) - 1));
  if (x >= kEnd) return kMax;
  if (x >= static_cast<From>(kMin)) return static_cast<To>(x);
  return x != x ? kNan : kMin;
}

#define __HIPCPU_FLOAT_TO_INTEGER(from, fromName, suffix, to, toName)         \
  __HIPCPU_DEVICE__ to __##fromName##2##toName##_rn(from x) {                 \
    return __hipcpu_saturating_cast<to>(__builtin_rint##suffix(x));           \
  }                                                                           \
  __HIPCPU_DEVICE__ to __##fromName##2##toName##_rd(from x) {                 \
    return __hipcpu_saturating_cast<to>(__builtin_floor##suffix(x));          \
  }                                                                           \
  __HIPCPU_DEVICE__ to __##fromName##2##toName##_ru(from x) {                 \
    return __hipcpu_saturating_cast<to>(__builtin_ceil##suffix(x));           \
  }                                                                           \
  __HIPCPU_DEVICE__ to __##fromName##2##toName##_rz(from x) {                 \
    return __hipcpu_saturating_cast<to>(__builtin_trunc##suffix(x));          \
  }
#define __HIPCPU_FLOAT_TO_INTEGERS(from, suffix)                            \
  __HIPCPU_FLOAT_TO_INTEGER(from, from, suffix, int, int)                   \
  __HIPCPU_FLOAT_TO_INTEGER(from, from, suffix, unsigned int, uint)         \
  __HIPCPU_FLOAT_TO_INTEGER(from, from, suffix, long long, ll)              \
  __HIPCPU_FLOAT_TO_INTEGER(from, from, suffix, unsigned long long, ull)
__HIPCPU_FLOAT_TO_INTEGERS(float, f)
__HIPCPU_FLOAT_TO_INTEGERS(double, )
#undef __HIPCPU_FLOAT_TO_INTEGERS
#undef __HIPCPU_FLOAT_TO_INTEGER

// To a narrower floating-point type. `exact` represents every value of both sides.
#define __HIPCPU_TO_FLOAT_MODE(mode, from, fromName, to, exact)                           \
  __HIPCPU_DEVICE__ to __##fromName##2##to##_##mode(from x) {                             \
    const to nearest = static_cast<to>(x);                                                \
    return __hipcpu_round_##mode(nearest, static_cast<exact>(x) - static_cast<exact>(nearest)); \
  }
#define __HIPCPU_TO_FLOAT(from, fromName, to, exact)         \
  __HIPCPU_TO_FLOAT_MODE(rn, from, fromName, to, exact)      \
  __HIPCPU_TO_FLOAT_MODE(rd, from, fromName, to, exact)      \
  __HIPCPU_TO_FLOAT_MODE(ru, from, fromName, to, exact)      \
  __HIPCPU_TO_FLOAT_MODE(rz, from, fromName, to, exact)
__HIPCPU_TO_FLOAT(int, int, float, double)
__HIPCPU_TO_FLOAT(unsigned int, uint, float, double)
__HIPCPU_TO_FLOAT(long long, ll, float, __int128)
__HIPCPU_TO_FLOAT(unsigned long long, ull, float, __int128)
__HIPCPU_TO_FLOAT(long long, ll, double, __int128)
__HIPCPU_TO_FLOAT(unsigned long long, ull, double, __int128)
__HIPCPU_TO_FLOAT(double, double, float, double)
#undef __HIPCPU_TO_FLOAT
#undef __HIPCPU_TO_FLOAT_MODE

__HIPCPU_DEVICE__ double __int2double_rn(int x) { return x; }
__HIPCPU_DEVICE__ double __uint2double_rn(unsigned int x) { return x; }

#endif
