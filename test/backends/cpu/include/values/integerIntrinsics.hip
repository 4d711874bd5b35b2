// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Integer intrinsics against their definitions.
#include "onDevice.h"

struct Three {
  unsigned int a, b, c;
};

int bitsOf(unsigned long long x) {
  int count = 0;
  for (; x != 0; x >>= 1) count += x & 1;
  return count;
}
unsigned int reversed(unsigned int x) {
  unsigned int result = 0;
  for (int i = 0; i < 32; ++i) result |= (x >> i & 1) << (31 - i);
  return result;
}
unsigned int permuted(unsigned int x, unsigned int y, unsigned int selector) {
  unsigned int result = 0;
  for (int i = 0; i < 4; ++i) {
    const int choice = selector >> 4 * i & 0xf;
    const int byte = (choice & 4 ? y : x) >> 8 * (choice & 3) & 0xff;
    result |= (choice & 8 ? (byte & 0x80 ? 0xffu : 0u) : byte) << 8 * i;
  }
  return result;
}
int signedDot(unsigned int a, unsigned int b, int c) {
  for (int i = 0; i < 4; ++i)
    c += static_cast<signed char>(a >> 8 * i) * static_cast<signed char>(b >> 8 * i);
  return c;
}

// Joins what the function gives for the four bytes of a and b.
template <class Part, class Function>
unsigned int bytewise(unsigned int a, unsigned int b, Function function) {
  unsigned int result = 0;
  for (int i = 0; i < 4; ++i) {
    const int part = function(static_cast<Part>(a >> 8 * i), static_cast<Part>(b >> 8 * i));
    result |= static_cast<unsigned int>(part & 0xff) << 8 * i;
  }
  return result;
}
#define BYTEWISE(Part, expression) \
  bytewise<Part>(n.a, n.b, [](int x, int y) -> int { return expression; })

#define SAME(type, call, expected)                                            \
  expectSame<type>(#call, inputs, [] __device__(Three n) -> type { return call; }, \
                   [](Three n) -> type { return expected; });

// The same for halves, with a third value, and for 32 bits.
template <class Half, class Function>
unsigned int halfwise(Three n, Function function) {
  unsigned int result = 0;
  for (int i = 0; i < 32; i += 16) {
    const int part = function(static_cast<Half>(n.a >> i), static_cast<Half>(n.b >> i), static_cast<Half>(n.c >> i));
    result |= static_cast<unsigned int>(part & 0xffff) << i;
  }
  return result;
}
#define HALFWISE(Half, expression) \
  halfwise<Half>(n, [](int x, int y, int z) -> int { return expression; })
__device__ unsigned int choiceBits(Three n) {
  bool high, low, word;
  const unsigned int halves = __vibmax_s16x2(n.a, n.b, &high, &low);
  __vibmin_u32(n.a, n.b, &word);
  return halves ^ (high * 4u + low * 2u + word);
}

int main() {
  std::mt19937 random(5);
  std::vector<Three> inputs = {{0, 0, 0}, {~0u, ~0u, ~0u}, {1, 0x80000000u, 32}, {0x7fffffff, 1, 31}};
  for (int i = 0; i < 1000; ++i) inputs.push_back({random(), random(), random() >> random() % 32});

  SAME(int, __popc(n.a), bitsOf(n.a))
  SAME(int, __popcll(n.a * 0x100000001ull), 2 * bitsOf(n.a))
  SAME(int, __clz(n.c), n.c == 0 ? 32 : 31 - static_cast<int>(std::log2(static_cast<double>(n.c))))
  SAME(int, __ffs(n.c), n.c == 0 ? 0 : bitsOf((n.c & -n.c) - 1) + 1)
  SAME(int, __ffsll(static_cast<unsigned long long>(n.a) << 32), n.a == 0 ? 0 : bitsOf((n.a & -n.a) - 1) + 33)
  SAME(unsigned, __brev(n.a), reversed(n.a))
  SAME(unsigned, __umulhi(n.a, n.b), static_cast<unsigned long long>(n.a) * n.b >> 32)
  SAME(int, __mulhi(n.a, n.b), static_cast<long long>(static_cast<int>(n.a)) * static_cast<int>(n.b) >> 32)
  SAME(int, __mul24(n.a, n.b), static_cast<long long>(static_cast<int>(n.a << 8) >> 8) * (static_cast<int>(n.b << 8) >> 8))
  SAME(unsigned, __umul24(n.a, n.b), static_cast<unsigned long long>(n.a & 0xffffff) * (n.b & 0xffffff))
  SAME(int, __hadd(n.a, n.b), (static_cast<long long>(static_cast<int>(n.a)) + static_cast<int>(n.b)) >> 1)
  SAME(int, __rhadd(n.a, n.b), (static_cast<long long>(static_cast<int>(n.a)) + static_cast<int>(n.b) + 1) >> 1)
  SAME(unsigned, __uhadd(n.a, n.b), (static_cast<unsigned long long>(n.a) + n.b) >> 1)
  SAME(unsigned, __usad(n.a, n.b, n.c), n.c + static_cast<unsigned>(std::llabs(static_cast<long long>(n.a) - n.b)))
  SAME(unsigned, __sad(n.a, n.b, n.c), n.c + static_cast<unsigned>(std::llabs(static_cast<long long>(static_cast<int>(n.a)) - static_cast<int>(n.b))))
  SAME(unsigned, __funnelshift_l(n.a, n.b, n.c), ((static_cast<unsigned long long>(n.b) << 32 | n.a) << (n.c & 31)) >> 32)
  SAME(unsigned, __funnelshift_r(n.a, n.b, n.c), (static_cast<unsigned long long>(n.b) << 32 | n.a) >> (n.c & 31))
  SAME(unsigned, __funnelshift_lc(n.a, n.b, n.c), n.c >= 32 ? n.a : ((static_cast<unsigned long long>(n.b) << 32 | n.a) << n.c) >> 32)
  SAME(unsigned, __byte_perm(n.a, n.b, n.c), permuted(n.a, n.b, n.c))
  SAME(int, __dp4a(static_cast<int>(n.a), static_cast<int>(n.b), static_cast<int>(n.c)), signedDot(n.a, n.b, n.c))
  SAME(unsigned, __bitextract_u32(n.a, 3, 7), n.a >> 3 & 0x7f)
  SAME(unsigned, __bitinsert_u32(n.a, n.b, 4, 8), (n.a & ~0xff0u) | (n.b & 0xff) << 4)
  SAME(unsigned, __fns(0xf0f0, 4, 5), 12)
  SAME(unsigned long long, __umul64hi(n.a * 0x123456789abcdefull, ~0ull), n.a * 0x123456789abcdefull - (n.a * 0x123456789abcdefull != 0))
  SAME(unsigned, __vadd4(n.a, n.b), BYTEWISE(unsigned char, x + y))
  SAME(unsigned, __vsubss4(n.a, n.b), BYTEWISE(signed char, std::min(127, std::max(-128, x - y))))
  SAME(unsigned, __vaddus4(n.a, n.b), BYTEWISE(unsigned char, std::min(255, x + y)))
  SAME(unsigned, __vcmpgts4(n.a, n.b), BYTEWISE(signed char, x > y ? 255 : 0))
  SAME(unsigned, __vsetltu4(n.a, n.b), BYTEWISE(unsigned char, x < y))
  SAME(unsigned, __vavgu4(n.a, n.b), BYTEWISE(unsigned char, (x + y + 1) / 2))
  SAME(unsigned, __vabsss4(n.a), BYTEWISE(signed char, std::min(127, std::abs(x)) + 0 * y))
  SAME(unsigned, __vneg2(__vneg2(n.a)), n.a)
  SAME(unsigned, __vimax3_s16x2(n.a, n.b, n.c), HALFWISE(short, std::max(std::max(x, y), z)))
  SAME(unsigned, __vimin3_u16x2(n.a, n.b, n.c), HALFWISE(unsigned short, std::min(std::min(x, y), z)))
  SAME(unsigned, __viaddmax_s16x2_relu(n.a, n.b, n.c), HALFWISE(short, std::max({static_cast<int>(static_cast<short>(x + y)), z, 0})))
  SAME(unsigned, __viaddmin_u16x2(n.a, n.b, n.c), HALFWISE(unsigned short, std::min((x + y) & 0xffff, z)))
  SAME(unsigned, __vimin_s16x2_relu(n.a, n.b), HALFWISE(short, std::max(std::min(x, y), 0 * z)))
  SAME(int, __viaddmax_s32(n.a, n.b, n.c), std::max(static_cast<int>(n.a + n.b), static_cast<int>(n.c)))
  SAME(int, __vimin3_s32_relu(n.a, n.b, n.c), std::max(0, std::min({static_cast<int>(n.a), static_cast<int>(n.b), static_cast<int>(n.c)})))
  SAME(unsigned, __vimax3_u32(n.a, n.b, n.c), std::max({n.a, n.b, n.c}))
  SAME(unsigned, choiceBits(n), HALFWISE(short, std::max(x, y) + 0 * z) ^
       ((static_cast<short>(n.a >> 16) >= static_cast<short>(n.b >> 16)) * 4u +
        (static_cast<short>(n.a) >= static_cast<short>(n.b)) * 2u + (n.a <= n.b)))
  return finish();
}
