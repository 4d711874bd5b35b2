// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_INCLUDE_INTEGER_INTRINSICS_H
#define BACKENDS_CPU_INCLUDE_INTEGER_INTRINSICS_H

// Bit counting, wide multiplication, averages, funnel shifts and byte operations on integers.

#include <hip/cpu/vector_types.h>

__HIPCPU_DEVICE__ int __popc(unsigned int x) { return __builtin_popcount(x); }
__HIPCPU_DEVICE__ int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
__HIPCPU_DEVICE__ int __clz(int x) { return x == 0 ? 32 : __builtin_clz(x); }
__HIPCPU_DEVICE__ int __clzll(long long x) { return x == 0 ? 64 : __builtin_clzll(x); }
__HIPCPU_DEVICE__ int __ffs(int x) { return __builtin_ffs(x); }
__HIPCPU_DEVICE__ int __ffsll(long long x) { return __builtin_ffsll(x); }
__HIPCPU_DEVICE__ unsigned int __brev(unsigned int x) { return __builtin_bitreverse32(x); }
__HIPCPU_DEVICE__ unsigned long long __brevll(unsigned long long x) {
  return __builtin_bitreverse64(x);
}
__HIPCPU_DEVICE__ unsigned int __lastbit_u32_u64(unsigned long long x) {
  return x == 0 ? ~0u : __builtin_ctzll(x);
}

// Multiplication: the upper half of the product, and of 24-bit factors the lower.
__HIPCPU_DEVICE__ int __mulhi(int x, int y) {
  return static_cast<int>((static_cast<long long>(x) * y) >> 32);
}
__HIPCPU_DEVICE__ unsigned int __umulhi(unsigned int x, unsigned int y) {
  return static_cast<unsigned int>((static_cast<unsigned long long>(x) * y) >> 32);
}
__HIPCPU_DEVICE__ long long __mul64hi(long long x, long long y) {
  return static_cast<long long>((static_cast<__int128>(x) * y) >> 64);
}
__HIPCPU_DEVICE__ unsigned long long __umul64hi(unsigned long long x, unsigned long long y) {
  return static_cast<unsigned long long>((static_cast<unsigned __int128>(x) * y) >> 64);
}
__HIPCPU_DEVICE__ int __mul24(int x, int y) {
  return static_cast<int>(static_cast<unsigned int>((x << 8) >> 8) *
                          static_cast<unsigned int>((y << 8) >> 8));
}
__HIPCPU_DEVICE__ unsigned int __umul24(unsigned int x, unsigned int y) {
  return (x & 0xffffffu) * (y & 0xffffffu);
}

// Averages without overflow, rounded down (hadd) or up (rhadd), and sums of absolute differences.
__HIPCPU_DEVICE__ int __hadd(int x, int y) { return (x & y) + ((x ^ y) >> 1); }
__HIPCPU_DEVICE__ int __rhadd(int x, int y) { return (x | y) - ((x ^ y) >> 1); }
__HIPCPU_DEVICE__ unsigned int __uhadd(unsigned int x, unsigned int y) {
  return (x & y) + ((x ^ y) >> 1);
}
__HIPCPU_DEVICE__ unsigned int __urhadd(unsigned int x, unsigned int y) {
  return (x | y) - ((x ^ y) >> 1);
}
__HIPCPU_DEVICE__ unsigned int __usad(unsigned int x, unsigned int y, unsigned int z) {
  return z + (x < y ? y - x : x - y);
}
__HIPCPU_DEVICE__ unsigned int __sad(int x, int y, unsigned int z) {
  return z + (x < y ? static_cast<unsigned int>(y) - static_cast<unsigned int>(x)
                    : static_cast<unsigned int>(x) - static_cast<unsigned int>(y));
}

// Funnel shifts of the pair hi:lo, the amount modulo 32 or (c) clamped to 32.
__HIPCPU_DEVICE__ unsigned int __funnelshift_l(unsigned int lo, unsigned int hi, unsigned int shift) {
  shift &= 31;
  return shift == 0 ? hi : (hi << shift) | (lo >> (32 - shift));
}
__HIPCPU_DEVICE__ unsigned int __funnelshift_r(unsigned int lo, unsigned int hi, unsigned int shift) {
  shift &= 31;
  return shift == 0 ? lo : (lo >> shift) | (hi << (32 - shift));
}
__HIPCPU_DEVICE__ unsigned int __funnelshift_lc(unsigned int lo, unsigned int hi, unsigned int shift) {
  return shift >= 32 ? lo : __funnelshift_l(lo, hi, shift);
}
__HIPCPU_DEVICE__ unsigned int __funnelshift_rc(unsigned int lo, unsigned int hi, unsigned int shift) {
  return shift >= 32 ? hi : __funnelshift_r(lo, hi, shift);
}

/// Four bytes of y:x; each nibble of the selector names one of eight, its top bit replicates the sign.
__HIPCPU_DEVICE__ unsigned int __byte_perm(unsigned int x, unsigned int y, unsigned int selector) {
  const unsigned long long bytes = (static_cast<unsigned long long>(y) << 32) | x;
  unsigned int result = 0;
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    const unsigned int choice = selector >> (4 * i);
    unsigned int byte = static_cast<unsigned int>(bytes >> (8 * (choice & 7))) & 0xff;
    if (choice & 8) byte = byte & 0x80 ? 0xff : 0;
    result |= byte << (8 * i);
  }
  return result;
}

// Bit fields. Offsets and widths count modulo the size of the word.
__HIPCPU_DEVICE__ unsigned int __bitextract_u32(unsigned int x, unsigned int offset,
                                                unsigned int width) {
  offset &= 31;
  width &= 31;
  return (x >> offset) & ((1u << width) - 1);
}
__HIPCPU_DEVICE__ unsigned long __bitextract_u64(unsigned long x, unsigned int offset,
                                                 unsigned int width) {
  offset &= 63;
  width &= 63;
  return (x >> offset) & ((1ul << width) - 1);
}
__HIPCPU_DEVICE__ unsigned int __bitinsert_u32(unsigned int x, unsigned int field,
                                               unsigned int offset, unsigned int width) {
  offset &= 31;
  const unsigned int mask = ((1u << (width & 31)) - 1) << offset;
  return (x & ~mask) | ((field << offset) & mask);
}
__HIPCPU_DEVICE__ unsigned long __bitinsert_u64(unsigned long x, unsigned long field,
                                                unsigned int offset, unsigned int width) {
  offset &= 63;
  const unsigned long mask = ((1ul << (width & 63)) - 1) << offset;
  return (x & ~mask) | ((field << offset) & mask);
}

/// Position of the offset-th set bit counted from bit `base` (upwards if positive, downwards if
/// negative, `base` itself if zero); all ones if there is none.
template <typename Word>
__HIPCPU_DEVICE__ unsigned int __hipcpu_find_nth_set(Word mask, unsigned int base, int offset) {
  if (offset == 0) return mask >> base & 1 ? base : ~0u;
  const int step = offset > 0 ? 1 : -1;
  int left = offset > 0 ? offset : -offset;
  for (int bit = static_cast<int>(base); bit >= 0 && bit < static_cast<int>(8 * sizeof(Word));
       bit += step)
    if ((mask >> bit & 1) && --left == 0) return static_cast<unsigned int>(bit);
  return ~0u;
}
__HIPCPU_DEVICE__ unsigned int __fns(unsigned int mask, unsigned int base, int offset) {
  return __hipcpu_find_nth_set(mask, base, offset);
}
__HIPCPU_DEVICE__ int __fns32(unsigned int mask, unsigned int base, int offset) {
  return static_cast<int>(__hipcpu_find_nth_set(mask, base, offset));
}
__HIPCPU_DEVICE__ int __fns64(unsigned long mask, unsigned int base, int offset) {
  return static_cast<int>(__hipcpu_find_nth_set(mask, base, offset));
}

// Dot products of packed integers, added to c: four bytes (dp4a), or two halves of `a` with the
// lower or upper two bytes of `b` (dp2a).
template <typename A, typename B, typename C>
__HIPCPU_DEVICE__ C __hipcpu_dot_packed(unsigned int a, unsigned int b, C c, int count) {
  for (int i = 0; i < count; ++i)
    c += static_cast<C>(static_cast<A>(a >> (8 * sizeof(A) * i))) *
         static_cast<C>(static_cast<B>(b >> (8 * sizeof(B) * i)));
  return c;
}
__HIPCPU_DEVICE__ int __dp4a(int a, int b, int c) {
  return __hipcpu_dot_packed<signed char, signed char>(a, b, c, 4);
}
__HIPCPU_DEVICE__ unsigned int __dp4a(unsigned int a, unsigned int b, unsigned int c) {
  return __hipcpu_dot_packed<unsigned char, unsigned char>(a, b, c, 4);
}
__HIPCPU_DEVICE__ int __dp2a_lo(int a, int b, int c) {
  return __hipcpu_dot_packed<short, signed char>(a, b, c, 2);
}
__HIPCPU_DEVICE__ unsigned int __dp2a_lo(unsigned int a, unsigned int b, unsigned int c) {
  return __hipcpu_dot_packed<unsigned short, unsigned char>(a, b, c, 2);
}
__HIPCPU_DEVICE__ int __dp2a_hi(int a, int b, int c) {
  return __hipcpu_dot_packed<short, signed char>(a, static_cast<unsigned int>(b) >> 16, c, 2);
}
__HIPCPU_DEVICE__ unsigned int __dp2a_hi(unsigned int a, unsigned int b, unsigned int c) {
  return __hipcpu_dot_packed<unsigned short, unsigned char>(a, b >> 16, c, 2);
}

// Packed bytes, HIP's spelling. Without the operators of vectors, which CUDA sources do not have.
#define __HIPCPU_PACKED_BYTES(name, op)                              \
  __HIPCPU_DEVICE__ char4 name(char4 a, char4 b) {                   \
    return make_char4(a.x op b.x, a.y op b.y, a.z op b.z, a.w op b.w); \
  }
__HIPCPU_PACKED_BYTES(__hip_hc_add8pk, +)
__HIPCPU_PACKED_BYTES(__hip_hc_sub8pk, -)
__HIPCPU_PACKED_BYTES(__hip_hc_mul8pk, *)
#undef __HIPCPU_PACKED_BYTES

#endif
