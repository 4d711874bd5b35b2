// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_SIMD_INTRINSICS_H
#define BACKENDS_CPU_INCLUDE_SIMD_INTRINSICS_H

// CUDA's SIMD-in-a-word functions: two halves (…2) or four bytes (…4) of an unsigned int, each part on
// its own. A part is computed in int, which has room for it; ss and us saturate, otherwise it wraps.

#include <hip/cpu/execution_space.h>
#include <hip/cpu/traits.h>

#include <limits>

template <typename Part, typename Function>
__HIPCPU_DEVICE__ unsigned int __hipcpu_simd(unsigned int a, unsigned int b, Function function) {
  constexpr int kBits = 8 * sizeof(Part);
  constexpr unsigned int kMask = (1u << kBits) - 1;
  unsigned int result = 0;
#pragma unroll
  for (int shift = 0; shift < 32; shift += kBits) {
    const int x = static_cast<Part>(a >> shift);
    const int y = static_cast<Part>(b >> shift);
    result |= (static_cast<unsigned int>(function(x, y)) & kMask) << shift;
  }
  return result;
}
template <typename Part>
__HIPCPU_DEVICE__ int __hipcpu_saturated(int x) {
  constexpr int kMin = std::numeric_limits<Part>::min();
  constexpr int kMax = std::numeric_limits<Part>::max();
  return x < kMin ? kMin : x > kMax ? kMax : x;
}

// name2 and name4 from an expression in the parts x and y, read as signed (s) or unsigned (u).
#define __HIPCPU_SIMD_BINARY(name, half, byte, ...)                                        \
  __HIPCPU_DEVICE__ unsigned int name##2(unsigned int a, unsigned int b) {                 \
    using Part = half;                                                                     \
    return __hipcpu_simd<Part>(a, b, [](int x, int y) -> int { return __VA_ARGS__; });     \
  }                                                                                        \
  __HIPCPU_DEVICE__ unsigned int name##4(unsigned int a, unsigned int b) {                 \
    using Part = byte;                                                                     \
    return __hipcpu_simd<Part>(a, b, [](int x, int y) -> int { return __VA_ARGS__; });     \
  }
#define __HIPCPU_SIMD_S(name, ...) __HIPCPU_SIMD_BINARY(name, short, signed char, __VA_ARGS__)
#define __HIPCPU_SIMD_U(name, ...) \
  __HIPCPU_SIMD_BINARY(name, unsigned short, unsigned char, __VA_ARGS__)
__HIPCPU_SIMD_U(__vadd, x + y)
__HIPCPU_SIMD_S(__vaddss, __hipcpu_saturated<Part>(x + y))
__HIPCPU_SIMD_U(__vaddus, __hipcpu_saturated<Part>(x + y))
__HIPCPU_SIMD_U(__vsub, x - y)
__HIPCPU_SIMD_S(__vsubss, __hipcpu_saturated<Part>(x - y))
__HIPCPU_SIMD_U(__vsubus, __hipcpu_saturated<Part>(x - y))
__HIPCPU_SIMD_S(__vavgs, (x + y + (x + y >= 0)) >> 1)
__HIPCPU_SIMD_U(__vavgu, (x + y + 1) >> 1)
__HIPCPU_SIMD_U(__vhaddu, (x + y) >> 1)
__HIPCPU_SIMD_S(__vabsdiffs, x < y ? y - x : x - y)
__HIPCPU_SIMD_U(__vabsdiffu, x < y ? y - x : x - y)
__HIPCPU_SIMD_S(__vmaxs, x < y ? y : x)
__HIPCPU_SIMD_U(__vmaxu, x < y ? y : x)
__HIPCPU_SIMD_S(__vmins, x < y ? x : y)
__HIPCPU_SIMD_U(__vminu, x < y ? x : y)

// Comparisons: all bits of the part (cmp) or its lowest (set).
#define __HIPCPU_SIMD_COMPARE(letters, sign, op)                  \
  __HIPCPU_SIMD_##sign(__vcmp##letters, x op y ? -1 : 0)          \
  __HIPCPU_SIMD_##sign(__vset##letters, x op y ? 1 : 0)
__HIPCPU_SIMD_COMPARE(eq, U, ==)
__HIPCPU_SIMD_COMPARE(ne, U, !=)
__HIPCPU_SIMD_COMPARE(ges, S, >=)
__HIPCPU_SIMD_COMPARE(geu, U, >=)
__HIPCPU_SIMD_COMPARE(gts, S, >)
__HIPCPU_SIMD_COMPARE(gtu, U, >)
__HIPCPU_SIMD_COMPARE(les, S, <=)
__HIPCPU_SIMD_COMPARE(leu, U, <=)
__HIPCPU_SIMD_COMPARE(lts, S, <)
__HIPCPU_SIMD_COMPARE(ltu, U, <)
#undef __HIPCPU_SIMD_COMPARE
#undef __HIPCPU_SIMD_U
#undef __HIPCPU_SIMD_S
#undef __HIPCPU_SIMD_BINARY

#define __HIPCPU_SIMD_UNARY(name, ...)                                                          \
  __HIPCPU_DEVICE__ unsigned int name##2(unsigned int a) {                                      \
    using Part = short;                                                                         \
    return __hipcpu_simd<Part>(a, 0, [](int x, int) -> int { return __VA_ARGS__; });            \
  }                                                                                             \
  __HIPCPU_DEVICE__ unsigned int name##4(unsigned int a) {                                      \
    using Part = signed char;                                                                   \
    return __hipcpu_simd<Part>(a, 0, [](int x, int) -> int { return __VA_ARGS__; });            \
  }
__HIPCPU_SIMD_UNARY(__vabs, static_cast<Part>(x < 0 ? -x : x))
__HIPCPU_SIMD_UNARY(__vabsss, __hipcpu_saturated<Part>(x < 0 ? -x : x))
__HIPCPU_SIMD_UNARY(__vneg, static_cast<Part>(-x))
__HIPCPU_SIMD_UNARY(__vnegss, __hipcpu_saturated<Part>(-x))
#undef __HIPCPU_SIMD_UNARY

// Sums of absolute differences over the parts.
template <typename Part>
__HIPCPU_DEVICE__ unsigned int __hipcpu_simd_sad(unsigned int a, unsigned int b) {
  unsigned int sum = 0;
  for (unsigned int shift = 0; shift < 32; shift += 8 * sizeof(Part)) {
    const int difference = static_cast<Part>(a >> shift) - static_cast<Part>(b >> shift);
    sum += difference < 0 ? -difference : difference;
  }
  return sum;
}
#define __HIPCPU_SIMD_SAD(name, Part) \
  __HIPCPU_DEVICE__ unsigned int name(unsigned int a, unsigned int b) { \
    return __hipcpu_simd_sad<Part>(a, b);                               \
  }
__HIPCPU_SIMD_SAD(__vsads2, short)
__HIPCPU_SIMD_SAD(__vsads4, signed char)
__HIPCPU_SIMD_SAD(__vsadu2, unsigned short)
__HIPCPU_SIMD_SAD(__vsadu4, unsigned char)
#undef __HIPCPU_SIMD_SAD

#endif
