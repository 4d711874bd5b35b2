// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inline PTX that computes: every line is an instruction and the value that it must give.
#include "test/backends/cpu/kernels/check.h"

struct Wrong {
  int line;
  unsigned long long is, should;
};

template <class T, class U>
__device__ void expect(Wrong* wrong, T is, U should, int line) {
  if (is == T(should)) return;
  wrong->line = line;
  wrong->is = (unsigned long long)is;
  wrong->should = (unsigned long long)T(should);
}

// Operands by the letters of their constraints; the instruction comes from a macro, as in many headers.
#define PTX(out, text, should, ...)                \
  {                                                \
    out = {};                                      \
    asm volatile(text : OUT_##out : __VA_ARGS__); \
    expect(wrong, out, should, __LINE__);          \
  }
#define OUT_u "=r"(u)
#define OUT_l "=l"(l)
#define OUT_h "=h"(h)
#define OUT_f "=f"(f)
#define OUT_d "=d"(d)
#define OUT_s "=r"(s)

__global__ void integers(Wrong* wrong, unsigned a, unsigned b, int n, unsigned long long w) {
  unsigned u;
  int s;
  unsigned short h;
  unsigned long long l;
  PTX(u, "add.u32 %0, %1, %2;", a + b, "r"(a), "r"(b))
  PTX(u, "sub.s32 %0, %1, %2;", a - b, "r"(a), "r"(b))
  PTX(h, "add.u16 %0, %1, %2;", 4, "h"((unsigned short)65535), "h"((unsigned short)5))
  PTX(u, "mul.lo.u32 %0, %1, %2;", a * b, "r"(a), "r"(b))
  PTX(u, "mul.hi.u32 %0, %1, %2;", (unsigned long long)a * b >> 32, "r"(a), "r"(b))
  PTX(s, "mul.hi.s32 %0, %1, %2;", -1, "r"(n), "r"(7))
  PTX(l, "mul.wide.u32 %0, %1, %2;", (unsigned long long)a * b, "r"(a), "r"(b))
  PTX(l, "mad.wide.s32 %0, %1, %2, %3;", w - 21, "r"(n), "r"(7), "l"(w))
  PTX(u, "mad.lo.u32 %0, %1, %2, %3;", a * b + 9, "r"(a), "r"(b), "n"(9))
  PTX(u, "mad.hi.s32 %0, %1, %2, %3;", 8, "r"(n), "r"(7), "r"(9))
  PTX(u, "bfe.u32 %0, %1, 4, 8;", a >> 4 & 255, "r"(a))
  PTX(s, "bfe.s32 %0, %1, %2, %3;", -1, "r"(0xf0u), "r"(4), "r"(4))
  PTX(u, "bfi.b32 %0, %1, %2, 8, 4;", (b & ~0xf00u) | 0x500, "r"(5), "r"(b))
  PTX(u, "brev.b32 %0, %1;", 0x80000000u, "r"(1))
  PTX(u, "clz.b32 %0, %1;", 31, "r"(1))
  PTX(u, "popc.b64 %0, %1;", 64, "l"(~0ull))
  PTX(u, "bfind.u32 %0, %1;", 12, "r"(1u << 12 | 5))
  PTX(u, "prmt.b32 %0, %1, %2, 0x5410;", 0x0def5678u, "r"(0x12345678), "r"(0x9abc0def))
  PTX(u, "shf.l.wrap.b32 %0, %1, %2, 8;", 0x34567812u, "r"(0x12345678), "r"(0x12345678))
  PTX(u, "shl.b32 %0, %1, %2;", 0, "r"(a), "r"(40))
  PTX(s, "shr.s32 %0, %1, 99;", -1, "r"(n))
  PTX(u, "lop3.b32 %0, %1, %2, %3, 0x1a;", (a & ~b) | (~a & 7 & ~b) | (a & b & 0), "r"(a), "r"(b), "r"(7))
  PTX(s, "min.s32 %0, %1, %2;", n, "r"(n), "r"(2))
  PTX(u, "max.u32 %0, %1, %2;", (unsigned)n, "r"(n), "r"(2))
  PTX(u, "{ .reg .pred p; setp.lt.s32 p, %1, 0; selp.u32 %0, 11, 22, p; }", 11, "r"(n))
  PTX(u, "{\n\t.reg .u32 t;\n\tadd.u32 t, %1, 1; // twice\n\tmul.lo.u32 %0, t, 2;\n}", 2 * a + 2, "r"(a))
  PTX(s, "dp4a.s32.s32 %0, %1, %2, %3;", 10 - 4, "r"(0x000000feu), "r"(2u), "r"(10u))
  PTX(u, "vabsdiff4.u32.u32.u32.add %0, %1, %2, %3;", 3 + 1 + 2 + 100, "r"(0x00030100), "r"(0x00000002), "r"(100))
}

// 128 bits, with the carry from one instruction to the next.
__global__ void carries(Wrong* wrong, unsigned ones, unsigned long long w) {
  unsigned low, middle, high;
  asm("add.cc.u32 %0, %3, %4;\n\taddc.cc.u32 %1, %3, 0;\n\taddc.u32 %2, 0, 0;"
      : "=r"(low), "=r"(middle), "=r"(high) : "r"(ones), "r"(1));
  expect(wrong, low, 0, __LINE__);
  expect(wrong, middle, 0, __LINE__);
  expect(wrong, high, 1, __LINE__);
  asm("sub.cc.u32 %0, 0, %2; subc.u32 %1, %3, 0;" : "=r"(low), "=r"(high) : "r"(1), "r"(7));
  expect(wrong, low, ~0u, __LINE__);
  expect(wrong, high, 6, __LINE__);
  unsigned long long lowWord, highWord;
  asm("mul.lo.u64 %0, %2, %3; mul.hi.u64 %1, %2, %3; add.cc.u64 %0, %0, %2; addc.u64 %1, %1, 0;"
      : "=&l"(lowWord), "=&l"(highWord) : "l"(w), "l"(~0ull));
  expect(wrong, lowWord, 0, __LINE__);  // w * (2^64 - 1) + w = w * 2^64
  expect(wrong, highWord, w, __LINE__);
  asm("mad.lo.cc.u32 %0, %2, %2, %3; madc.hi.u32 %1, %2, %2, 0;" : "=&r"(low), "=&r"(high) : "r"(ones), "r"(ones));
  expect(wrong, low, 0, __LINE__);  // (2^32 - 1)^2 + 2^32 - 1 = (2^32 - 1) * 2^32
  expect(wrong, high, ones, __LINE__);
}

__global__ void numbers(Wrong* wrong, float x, double y, int n) {
  float f;
  double d;
  unsigned u;
  int s;
  unsigned long long l;
  PTX(f, "fma.rn.f32 %0, %1, %1, %2;", x * x + 1, "f"(x), "f"(1.0f))
  PTX(f, "add.f32 %0, %1, 0f3F800000;", x + 1, "f"(x))
  PTX(d, "mul.f64 %0, %1, %1;", y * y, "d"(y))
  PTX(f, "ex2.approx.ftz.f32 %0, %1;", 8, "f"(3.0f))
  PTX(f, "lg2.approx.f32 %0, %1;", 5, "f"(32.0f))
  PTX(f, "rcp.approx.f32 %0, %1;", 0.25f, "f"(4.0f))
  PTX(f, "sqrt.approx.f32 %0, %1;", 3, "f"(9.0f))
  PTX(f, "rsqrt.approx.ftz.f32 %0, %1;", 0.5f, "f"(4.0f))
  PTX(f, "max.f32 %0, %1, %2;", 4, "f"(-1.0f), "f"(4.0f))
  PTX(f, "add.sat.f32 %0, %1, %1;", 1, "f"(x))
  PTX(s, "cvt.rzi.s32.f32 %0, %1;", -2, "f"(-2.75f))
  PTX(s, "cvt.rmi.s32.f64 %0, %1;", -3, "d"(-2.75))
  PTX(l, "cvt.rni.u64.f32 %0, %1;", 1ull << 40, "f"(1099511627776.0f))
  PTX(f, "cvt.rn.f32.u64 %0, %1;", 1099511627776.0f, "l"(1ull << 40))
  PTX(d, "cvt.rn.f64.s32 %0, %1;", -3, "r"(n))
  PTX(u, "cvt.u32.u8 %0, %1;", 0x78, "r"(0x12345678))
  PTX(l, "cvt.s64.s32 %0, %1;", -3ll, "r"((unsigned)n))
  PTX(l, "cvt.u64.u32 %0, %1;", 0xfffffffdull, "r"(n))
  PTX(d, "cvt.rn.f64.u32 %0, %1;", 4294967293.0, "r"(n))
  PTX(s, "cvt.sat.u8.s32 %0, %1;", 255, "r"(300))
  PTX(u, "mov.b32 %0, %1;", 0x3f800000, "f"(1.0f))
  PTX(l, "mov.b64 %0, {%1, %2};", 0x200000001ull, "r"(1), "r"(2))
#ifdef __clang__  // nvcc has no named operands
  asm("mov.b64 {%0, %1}, %[pair];" : "=r"(u), "=r"(s) : [pair] "l"(0x700000006ull));
#else
  asm("mov.b64 {%0, %1}, %2;" : "=r"(u), "=r"(s) : "l"(0x700000006ull));
#endif
  expect(wrong, u, 6, __LINE__);
  expect(wrong, s, 7, __LINE__);
}

// A template's type and constant, and an output that is an input too.
template <class T, int kShift>
__device__ T scaled(T value) {
  asm("shl.b32 %0, %0, %1;" : "+r"(value) : "n"(kShift));
  return value;
}

__global__ void templates(Wrong* wrong, int n) {
  expect(wrong, scaled<int, 3>(n), -24, __LINE__);
  expect(wrong, scaled<unsigned, 1>(21), 42, __LINE__);
}

int main() {
  Array<Wrong> wrong(1);
  integers<<<1, 1>>>(wrong, 0x87654321u, 0x0fedcba9u, -3, 1000);
  carries<<<1, 1>>>(wrong, ~0u, 12345);
  numbers<<<1, 1>>>(wrong, 1.5f, 2.5, -3);
  templates<<<1, 1>>>(wrong, -3);
  const Wrong result = wrong.read()[0];
  if (result.line != 0)
    std::cout << "line " << result.line << ": is " << result.is << ", not " << result.should << "\n";
  EXPECT_EQ(result.line, 0);
  return finish();
}
