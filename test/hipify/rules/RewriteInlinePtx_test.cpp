// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "test/hipify/Translate.h"

using hipify::test::hip;
using hipify::test::ids;

TEST_CASE("an instruction that is a function becomes that function around its operands") {
  CHECK(hip("asm volatile(\"mov.u32 %0, %%laneid;\" : \"=r\"(r)); return r;\n") == "r = __lane_id() & 31; return r;\n");
  CHECK(hip("asm(\"ld.global.nc.f32 %0, [%1];\" : \"=f\"(r) : \"l\"(q + i));\n") == "r = __ldg((const float*)(q + i));\n");
  CHECK(hip("__asm__ __volatile__ (\"membar.gl;\\n\\t\" ::: \"memory\");\n") == "__threadfence();\n");
  CHECK(hip("asm(\"mov.b32 %0, %1;\" : \"=r\"(u) : \"f\"(x));\n") == "u = __float_as_uint(x);\n");
  CHECK(hip("asm(\"atom.global.add.u32 %0, [%1], %2;\" : \"=r\"(r) : \"l\"(p), \"r\"(1));\n") ==
        "r = atomicAdd((unsigned*)(p), 1);\n");
  CHECK(hip("asm(\"popc.b32 %[out], %[in];\" : [out] \"=r\"(r) : [in] \"r\"(x));\n") == "r = __popc(x);\n");
}

TEST_CASE("operators work on parameters that have the types of the instruction") {
  CHECK(hip("asm(\"shr.s32 %0, %1, %2;\" : \"=r\"(r) : \"r\"(v), \"r\"(n));\n") ==
        "r = [](int a1, unsigned a2) { return a1 >> (a2 > 31 ? 31 : a2); }(v, n);\n");
  CHECK(hip("asm(\"bfe.u64 %0, %1, %2, %3;\" : \"=l\"(r) : \"l\"(v), \"r\"(at), \"r\"(n));\n") ==
        "r = [](unsigned long long a1, unsigned a2, unsigned a3) { const unsigned at = a2 & 255, n = a3 & 255; "
        "return at > 63 ? 0ull : a1 >> at & (n > 63 ? ~0ull : (1ull << n) - 1ull); }(v, at, n);\n");
  CHECK(hip("asm(\"add.u32 %0, %0, %1;\" : \"+r\"(r) : \"r\"(v));\n") ==
        "[](auto& o0, unsigned a1) { o0 = static_cast<unsigned>(o0) + a1; }(r, v);\n");
}

TEST_CASE("an operand of another sign is read as the instruction reads it") {
  CHECK(hip("unsigned x; asm(\"cvt.s64.s32 %0, %1;\" : \"=l\"(r) : \"r\"(x));\n") ==
        "unsigned x; r = [](int a1) { return static_cast<long long>(a1); }(x);\n");
  CHECK(hip("asm(\"redux.sync.min.u32 %0, %1, 0xffffffff;\" : \"=r\"(r) : \"r\"(x));\n") ==
        "r = [](unsigned a1) { const unsigned x = a1; return __reduce_min_sync(0xffffffffull << (__lane_id() & 32), x); }(x);\n");
}

TEST_CASE("a carry goes from one instruction to the next, and not from one statement to another") {
  CHECK(hip("asm(\"add.cc.u32 %0, %1, %2; addc.u32 %0, %0, 0;\" : \"=r\"(r) : \"r\"(x), \"r\"(y));\n") ==
        "[](auto& o0, unsigned a1, unsigned a2) { bool carry = false; "
        "o0 = [&] { const unsigned x = a1, sum = x + a2; carry = sum < x; return sum; }(); "
        "o0 = static_cast<unsigned>(o0) + 0 + carry; }(r, x, y);\n");
  CHECK(ids("asm(\"addc.u32 %0, %1, %2;\" : \"=r\"(r) : \"r\"(x), \"r\"(y));\n") == "hip-inline-ptx ");
}

TEST_CASE("several instructions with registers and predicates become one function") {
  CHECK(hip("asm(\"{ .reg .pred p; setp.ne.u32 p, %1, 0; @p add.u32 %0, %1, 1; @!p mov.u32 %0, 7; }\" : \"=r\"(r) : \"r\"(v));\n") ==
        "[](auto& o0, unsigned a1) { bool p_; p_ = a1 != 0; if (p_) o0 = a1 + 1; if (!p_) o0 = 7; }(r, v);\n");
  CHECK(hip("asm(\"mov.b64 {%0, %1}, %2;\" : \"=r\"(lo), \"=r\"(hi) : \"l\"(x));\n") ==
        "[](auto& o0, auto& o1, unsigned long long a2) { { o0 = static_cast<unsigned>(a2); "
        "o1 = static_cast<unsigned>(a2 >> 32); } }(lo, hi, x);\n");
  CHECK(hip("asm(\"st.global.v2.f32 [%0], {%1, %2};\" :: \"l\"(p), \"f\"(x), \"f\"(y));\n") ==
        "[](auto a0, float a1, float a2) { { float* p = (float*)(a0); p[0] = a1; p[1] = a2; } }(p, x, y);\n");
}

TEST_CASE("lanes are those of a warp of 32 on any GPU") {
  CHECK(hip("asm(\"shfl.sync.bfly.b32 %0, %1, %2, 0x1f, 0xffffffff;\" : \"=f\"(y) : \"f\"(x), \"r\"(m));\n") ==
        "y = __shfl_xor_sync(0xffffffffull << (__lane_id() & 32), x, m, 32);\n");
  CHECK(hip("asm(\"mov.u32 %0, %%lanemask_lt;\" : \"=r\"(r));\n") == "r = (1u << (__lane_id() & 31)) - 1u;\n");
  CHECK(hip("asm(\"{ .reg .pred p; setp.ne.s32 p, %1, 0; vote.sync.ballot.b32 %0, p, -1; }\" : \"=r\"(r) : \"r\"(v));\n") ==
        "[](auto& o0, int a1) { bool p_; p_ = a1 != 0; o0 = static_cast<unsigned>("
        "__ballot_sync(0xffffffffull << (__lane_id() & 32), p_) >> (__lane_id() & 32)); }(r, v);\n");
}

TEST_CASE("a shuffle that says whether its source is in range gives both results") {
  const std::string text = hip(
      "asm(\"{ .reg .s32 r0; .reg .pred p; shfl.sync.up.b32 r0|p, %1, %2, 0, -1; @p add.s32 r0, r0, %1; mov.s32 %0, r0; }\""
      " : \"=r\"(r) : \"r\"(v), \"r\"(d));\n");
  CHECK(text.find("r0_ = __shfl_sync(0xffffffffull << (__lane_id() & 32), ") != std::string::npos);
  CHECK(text.find("p_ = inside; } if (p_) r0_ = ") != std::string::npos);
}

TEST_CASE("operands keep their own edits") {
  CHECK(hip("asm(\"popc.b32 %0, %1;\" : \"=r\"(r) : \"r\"(f(cudaSuccess)));\n") == "r = __popc(f(hipSuccess));\n");
}

TEST_CASE("other PTX is kept and reported by its instruction, host assembly is left in peace") {
  const std::string text = "asm volatile(\"cp.async.ca.shared.global [%0], [%1], 4;\" :: \"r\"(s), \"l\"(g));\n";
  CHECK(hip(text) == text);
  CHECK(ids(text) == "hip-inline-ptx ");
  CHECK(hipify::test::run(text).diagnostics[0].message == "PTX assembly runs on NVIDIA GPUs only (cp.async.ca.shared.global)");
  CHECK(ids("asm(\"{ .reg .pred p;\\n setp.ne.b32 p, %0, 0; @p bra L; }\" :: \"r\"(a));\n") == "hip-inline-ptx ");
  CHECK(ids("asm(\"ld.shared.u32 %0, [%1];\" : \"=r\"(r) : \"r\"(s));\n") == "hip-inline-ptx ");
  CHECK(ids("asm(\"mov.u32 %0, %%\" REG \";\" : \"=r\"(r));\n") == "hip-inline-ptx ");
  CHECK(ids("asm volatile(\"\" ::: \"memory\"); asm(\"rdtsc\" : \"=a\"(x)); asm(\"mov %0=ar.itc\" : \"=r\"(x));\n") == "");
}
