// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Integer and bit intrinsics against plain C++.
#include "test/backends/cpu/kernels/check.h"

#include <cstring>

__global__ void kernel(const unsigned* in, unsigned* out) {
  const unsigned x = in[threadIdx.x];
  unsigned* row = out + threadIdx.x * 16;
  row[0] = __popc(x);
  row[1] = __clz(int(x));
  row[2] = __ffs(int(x));
  row[3] = __brev(x);
  row[4] = __byte_perm(x, 0x44332211u, 0x7160);
  row[5] = __umulhi(x, 0x12345678u);
  row[6] = unsigned(__mulhi(int(x), -7));
  row[7] = __popcll((unsigned long long)x << 8 | 0xff);
  row[8] = __clzll((long long)x);
  row[9] = unsigned(__brevll(x) >> 32);
  row[10] = __funnelshift_l(x, 0xf0f0f0f0u, 12);
  row[11] = __funnelshift_r(x, 0xf0f0f0f0u, 12);
  row[12] = __float_as_uint(__uint_as_float(x));
  row[13] = unsigned(__float2int_rn(__int2float_rn(int(x >> 12)) * 0.5f));
  row[14] = __usad(x, 1000u, 1u);
  row[15] = unsigned(__double2hiint(__hiloint2double(int(x), 5)));
}

unsigned reversed(unsigned x) {
  unsigned result = 0;
  for (int i = 0; i < 32; ++i)
    result |= (x >> i & 1) << (31 - i);
  return result;
}

unsigned expected(unsigned x, int which) {
  const unsigned long long other = 0xf0f0f0f0u, wide = x;
  unsigned leading = 0, first = 0;
  while (leading < 32 && !(x << leading >> 31))
    ++leading;
  while (x && !(x >> first++ & 1)) {
  }
  switch (which) {
    case 0: return __builtin_popcount(x);
    case 1: return leading;
    case 2: return first;
    case 3: return reversed(x);
    case 4: return (x & 0xff) | (0x33u << 8) | (x & 0xff00) << 8 | 0x44u << 24;
    case 5: return unsigned(wide * 0x12345678u >> 32);
    case 6: return unsigned((long long)int(x) * -7 >> 32);
    case 7: return __builtin_popcount(x) + 8;
    case 8: return 32 + leading;
    case 9: return reversed(x);
    case 10: return unsigned((other << 32 | wide) << 12 >> 32);
    case 11: return unsigned((other << 32 | wide) >> 12);
    case 13: return unsigned(__builtin_rintf((x >> 12) * 0.5f));
    case 14: return (x > 1000 ? x - 1000 : 1000 - x) + 1;
    default: return x;
  }
}

int main() {
  const std::vector<unsigned> numbers = {0, 1, 0x80000000u, 0x00f00000u, 12345678u, 0x7f123456u};
  Array<unsigned> in(numbers), out(numbers.size() * 16);
  kernel<<<1, int(numbers.size())>>>(in, out);
  EXPECT_EACH(out, [&](int i) { return expected(numbers[i / 16], i % 16); });
  return finish();
}
