// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_DPX_H
#define BACKENDS_CPU_INCLUDE_DPX_H

// CUDA's functions for dynamic programming: minimum and maximum of two or three values or of a sum,
// for 32 bits and for two halves of a word. Sums wrap, relu replaces what is negative by zero, and
// the "b" functions also tell whether the first value is the result.

#include <hip/cpu/execution_space.h>

template <typename Value>
__HIPCPU_HOST_DEVICE__ Value __hipcpu_dpx_max(Value a, Value b) { return a < b ? b : a; }
template <typename Value>
__HIPCPU_HOST_DEVICE__ Value __hipcpu_dpx_min(Value a, Value b) { return b < a ? b : a; }
template <typename Value>
__HIPCPU_HOST_DEVICE__ Value __hipcpu_dpx_relu(Value a) { return a < Value(0) ? Value(0) : a; }
template <typename Value>
__HIPCPU_HOST_DEVICE__ Value __hipcpu_dpx_add(Value a, Value b) {
  return static_cast<Value>(static_cast<unsigned int>(a) + static_cast<unsigned int>(b));
}

// name_<suffix> for words of one kind and name_<suffix>x2 from the same expression in a, b and c.
#define __HIPCPU_DPX_WORD(name, Word, ...)                          \
  __HIPCPU_HOST_DEVICE__ Word name(Word a, Word b, Word c) {        \
    using Value = Word;                                             \
    return __VA_ARGS__;                                             \
  }
#define __HIPCPU_DPX_HALVES(name, Half, ...)                                                       \
  __HIPCPU_HOST_DEVICE__ unsigned int name(unsigned int wordA, unsigned int wordB,                 \
                                           unsigned int wordC) {                                   \
    using Value = Half;                                                                            \
    unsigned int word = 0;                                                                         \
    for (int shift = 0; shift < 32; shift += 16) {                                                 \
      const Value a = static_cast<Value>(wordA >> shift), b = static_cast<Value>(wordB >> shift),  \
                  c = static_cast<Value>(wordC >> shift);                                          \
      const Value result = __VA_ARGS__;                                                            \
      word |= static_cast<unsigned int>(static_cast<unsigned short>(result)) << shift;             \
    }                                                                                              \
    return word;                                                                                   \
  }
#define __HIPCPU_DPX_SIGNED(name, relu, ...)             \
  __HIPCPU_DPX_WORD(name##_s32##relu, int, __VA_ARGS__)  \
  __HIPCPU_DPX_HALVES(name##_s16x2##relu, short, __VA_ARGS__)
#define __HIPCPU_DPX_UNSIGNED(name, ...)                       \
  __HIPCPU_DPX_WORD(name##_u32, unsigned int, __VA_ARGS__)     \
  __HIPCPU_DPX_HALVES(name##_u16x2, unsigned short, __VA_ARGS__)
#define __HIPCPU_DPX(name, ...)                                         \
  __HIPCPU_DPX_SIGNED(name, , __VA_ARGS__)                              \
  __HIPCPU_DPX_SIGNED(name, _relu, __hipcpu_dpx_relu<Value>(__VA_ARGS__)) \
  __HIPCPU_DPX_UNSIGNED(name, __VA_ARGS__)
__HIPCPU_DPX(__vimax3, __hipcpu_dpx_max<Value>(__hipcpu_dpx_max<Value>(a, b), c))
__HIPCPU_DPX(__vimin3, __hipcpu_dpx_min<Value>(__hipcpu_dpx_min<Value>(a, b), c))
__HIPCPU_DPX(__viaddmax, __hipcpu_dpx_max<Value>(__hipcpu_dpx_add<Value>(a, b), c))
__HIPCPU_DPX(__viaddmin, __hipcpu_dpx_min<Value>(__hipcpu_dpx_add<Value>(a, b), c))
#undef __HIPCPU_DPX
#undef __HIPCPU_DPX_UNSIGNED
#undef __HIPCPU_DPX_SIGNED
#undef __HIPCPU_DPX_HALVES
#undef __HIPCPU_DPX_WORD

__HIPCPU_HOST_DEVICE__ int __vimax_s32_relu(int a, int b) { return __vimax3_s32_relu(a, b, b); }
__HIPCPU_HOST_DEVICE__ int __vimin_s32_relu(int a, int b) { return __vimin3_s32_relu(a, b, b); }
__HIPCPU_HOST_DEVICE__ unsigned int __vimax_s16x2_relu(unsigned int a, unsigned int b) {
  return __vimax3_s16x2_relu(a, b, b);
}
__HIPCPU_HOST_DEVICE__ unsigned int __vimin_s16x2_relu(unsigned int a, unsigned int b) {
  return __vimin3_s16x2_relu(a, b, b);
}

#define __HIPCPU_DPX_CHOICE(name, name3, Word, suffix)                                  \
  __HIPCPU_HOST_DEVICE__ Word name##suffix(Word a, Word b, bool* first) {               \
    const Word result = name3##suffix(a, b, b);                                         \
    *first = result == a;                                                               \
    return result;                                                                      \
  }
#define __HIPCPU_DPX_CHOICES(name, name3, suffix)                                       \
  __HIPCPU_HOST_DEVICE__ unsigned int name##suffix(unsigned int a, unsigned int b,      \
                                                   bool* firstHigh, bool* firstLow) {   \
    const unsigned int result = name3##suffix(a, b, b);                                 \
    *firstHigh = (result >> 16) == (a >> 16);                                           \
    *firstLow = (result & 0xffff) == (a & 0xffff);                                      \
    return result;                                                                      \
  }
__HIPCPU_DPX_CHOICE(__vibmax, __vimax3, int, _s32)
__HIPCPU_DPX_CHOICE(__vibmax, __vimax3, unsigned int, _u32)
__HIPCPU_DPX_CHOICE(__vibmin, __vimin3, int, _s32)
__HIPCPU_DPX_CHOICE(__vibmin, __vimin3, unsigned int, _u32)
__HIPCPU_DPX_CHOICES(__vibmax, __vimax3, _s16x2)
__HIPCPU_DPX_CHOICES(__vibmax, __vimax3, _u16x2)
__HIPCPU_DPX_CHOICES(__vibmin, __vimin3, _s16x2)
__HIPCPU_DPX_CHOICES(__vibmin, __vimin3, _u16x2)
#undef __HIPCPU_DPX_CHOICES
#undef __HIPCPU_DPX_CHOICE

#endif
