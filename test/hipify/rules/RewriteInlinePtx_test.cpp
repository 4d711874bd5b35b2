// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "test/hipify/Translate.h"

using hipify::test::hip;
using hipify::test::ids;

TEST_CASE("an instruction that HIP has a function for becomes that function") {
  CHECK(hip("asm volatile(\"mov.u32 %0, %%laneid;\" : \"=r\"(r)); return r;\n") == "r = __lane_id(); return r;\n");
  CHECK(hip("asm(\"bfe.u64 %0, %1, %2, %3;\" : \"=l\"(r) : \"l\"(v), \"r\"(at), \"r\"(n));\n") ==
        "r = ((v) >> (at)) & ((1ull << (n)) - 1ull);\n");
  CHECK(hip("asm(\"ld.global.nc.f32 %0, [%1];\" : \"=f\"(r) : \"l\"(q + i));\n") ==
        "r = __ldg(reinterpret_cast<const float*>(q + i));\n");
  CHECK(hip("__asm__ __volatile__ (\"membar.gl;\\n\\t\" ::: \"memory\");\n") == "__threadfence();\n");
  CHECK(ids("asm volatile(\"bar.sync 0;\");\n") == "");
}

TEST_CASE("operands keep their own edits") {
  CHECK(hip("asm(\"popc.b32 %0, %1;\" : \"=r\"(r) : \"r\"(f(cudaSuccess)));\n") == "r = __popc(f(hipSuccess));\n");
}

TEST_CASE("other PTX is kept and reported by its instruction, host assembly is left in peace") {
  const std::string text = "asm volatile(\"cp.async.ca.shared.global [%0], [%1], 4;\" :: \"r\"(s), \"l\"(g));\n";
  CHECK(hip(text) == text);
  CHECK(ids(text) == "hip-inline-ptx ");
  CHECK(ids("asm(\"{ .reg .pred p;\\n setp.ne.b32 p, %0, 0; }\" :: \"r\"(a));\n") == "hip-inline-ptx ");
  CHECK(ids("asm volatile(\"\" ::: \"memory\"); asm(\"rdtsc\" : \"=a\"(x));\n") == "");
}
