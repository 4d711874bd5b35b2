// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef TEST_BACKENDS_CPU_FUZZ_FUZZ_H
#define TEST_BACKENDS_CPU_FUZZ_FUZZ_H

// What a generated kernel includes. It is compiled as HIP by the kernel compiler and as plain C++
// for the reference; both see the same operations, which have a defined result for all operands.

#ifdef FUZZ_REFERENCE
#include "test/backends/cpu/fuzz/Reference.h"
#else
#include <hip/cpu/prelude.h>

#include <hip/cpu/atomics.h>
#include <hip/cpu/coordinates.h>
#include <hip/cpu/synchronization.h>
#include <hip/cpu/warp.h>
// The place in the program, for the reference only.
#define FUZZ_LOOP(site)
#define FUZZ_NEXT
#define FUZZ_SITE(site)
#define FUZZ_DYNAMIC(type, name) extern __shared__ type name[];
#endif

#define FUZZ_DEVICE static __device__ inline __attribute__((always_inline))

using i8 = signed char;
using u8 = unsigned char;
using i16 = short;
using u16 = unsigned short;
using i32 = int;
using u32 = unsigned;
using i64 = long;
using u64 = unsigned long;
using f32 = float;
using f64 = double;

template <typename T>
struct FuzzWide {  // unsigned, in which nothing overflows
  using type = u64;
};
template <>
struct FuzzWide<f32> {
  using type = f32;
};
template <>
struct FuzzWide<f64> {
  using type = f64;
};
template <typename T>
using Wide = typename FuzzWide<T>::type;
template <typename T>
constexpr bool kIsFloat = T(0.5) != T(0);

template <typename T>
FUZZ_DEVICE T fuzzAdd(T a, T b) { return T(Wide<T>(a) + Wide<T>(b)); }
template <typename T>
FUZZ_DEVICE T fuzzSub(T a, T b) { return T(Wide<T>(a) - Wide<T>(b)); }
template <typename T>
FUZZ_DEVICE T fuzzMul(T a, T b) { return T(Wide<T>(a) * Wide<T>(b)); }
template <typename T>
FUZZ_DEVICE T fuzzMin(T a, T b) { return b < a ? b : a; }
template <typename T>
FUZZ_DEVICE T fuzzMax(T a, T b) { return a < b ? b : a; }
template <typename T>
FUZZ_DEVICE T fuzzDiv(T a, T b) {
  if constexpr (kIsFloat<T>) return a / b;
  else if (b == T(0) || T(-1) == b) return a;
  else return T(a / b);
}
template <typename T>
FUZZ_DEVICE T fuzzRem(T a, T b) {
  if constexpr (kIsFloat<T>) return a - b;
  else if (b == T(0) || T(-1) == b) return a;
  else return T(a % b);
}
template <typename T>
FUZZ_DEVICE T fuzzAnd(T a, T b) { return T(a & b); }
template <typename T>
FUZZ_DEVICE T fuzzOr(T a, T b) { return T(a | b); }
template <typename T>
FUZZ_DEVICE T fuzzXor(T a, T b) { return T(a ^ b); }
template <typename T>
FUZZ_DEVICE T fuzzShl(T a, T b) { return T(u64(a) << (unsigned(b) & (sizeof(T) * 8 - 1))); }
template <typename T>
FUZZ_DEVICE T fuzzShr(T a, T b) { return T(a >> (unsigned(b) & (sizeof(T) * 8 - 1))); }

/// Conversion between any two types; what does not fit an integer becomes zero.
template <typename To, typename From>
FUZZ_DEVICE To fuzzTo(From from) {
  if constexpr (kIsFloat<From> && !kIsFloat<To>)
    return from > From(-100) && from < From(100) ? To(i32(from)) : To(0);
  else
    return To(from);
}

/// The bits of a value; one pattern for all that are not a number.
template <typename T>
FUZZ_DEVICE u64 fuzzBits(T value) {
  if constexpr (sizeof(T) == 4 && kIsFloat<T>) return value != value ? 0x7fc00000u : __builtin_bit_cast(u32, value);
  else if constexpr (kIsFloat<T>) return value != value ? 0x7ff8000000000000u : __builtin_bit_cast(u64, value);
  else return u64(value);
}

// Shuffles whose source lane may not take part: then the result is `otherwise`.
FUZZ_DEVICE bool fuzzTakesPart(u64 active, int lane) { return lane >= 0 && lane < warpSize && (active >> lane & 1); }
#define FUZZ_SHUFFLE(name, parameter, source)                                              \
  template <typename T>                                                                    \
  FUZZ_DEVICE T name##Guarded(T value, parameter, int width, T otherwise) {                \
    const u64 active = __activemask();                                                     \
    const int lane = int(__lane_id());                                                     \
    const T result = name(value, by, width);                                               \
    return fuzzTakesPart(active, source) ? result : otherwise;                             \
  }
FUZZ_SHUFFLE(__shfl, int by, (lane & ~(width - 1)) | (by & (width - 1)))
FUZZ_SHUFFLE(__shfl_up, unsigned by, (lane & (width - 1)) < int(by) ? lane : lane - int(by))
FUZZ_SHUFFLE(__shfl_down, unsigned by, (lane & (width - 1)) + int(by) >= width ? lane : lane + int(by))
FUZZ_SHUFFLE(__shfl_xor, int by, (lane ^ by) >= (lane & ~(width - 1)) + width ? lane : lane ^ by)
#undef FUZZ_SHUFFLE

#endif
