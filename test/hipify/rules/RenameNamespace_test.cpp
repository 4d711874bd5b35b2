// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "test/hipify/Translate.h"

using hipify::test::hip;

TEST_CASE("cub becomes hipcub wherever it is named") {
  CHECK(hip("cub::DeviceReduce::Sum(a); using B = cub::BlockReduce<int, 4>; x = ::cub::Max();\n") ==
        "hipcub::DeviceReduce::Sum(a); using B = hipcub::BlockReduce<int, 4>; x = ::hipcub::Max();\n");
  CHECK(hip("using namespace cub;\nnamespace foo = cub;\n") == "using namespace hipcub;\nnamespace foo = hipcub;\n");
}

TEST_CASE("a leading :: after a keyword starts the name") {
  CHECK(hip("typedef ::cub::BlockLoad<int*, 4> L; static ::cub::Max m; struct S : ::cub::Sum {};\n") ==
        "typedef ::hipcub::BlockLoad<int*, 4> L; static ::hipcub::Max m; struct S : ::hipcub::Sum {};\n");
}

TEST_CASE("aliases, macros and returned types name cub too") {
  CHECK(hip("namespace c = ::cub;\n#define NS cub\nauto f() const -> cub::Sum; auto g() -> ::cub::Sum;\n") ==
        "namespace c = ::hipcub;\n#define NS hipcub\nauto f() const -> hipcub::Sum; auto g() -> ::hipcub::Sum;\n");
  CHECK(hip("p->cub::f(); #define cub 3\n") == "p->cub::f(); #define cub 3\n");
}

TEST_CASE("another cub stays") {
  CHECK(hip("namespace mylib { namespace cub { int x; } int y = cub::x; }\nint z = mylib::cub::x;\n") ==
        "namespace mylib { namespace cub { int x; } int y = cub::x; }\nint z = mylib::cub::x;\n");
  CHECK(hip("int cub = 3; f(cub); s.cub;\n") == "int cub = 3; f(cub); s.cub;\n");
}

TEST_CASE("the policy of thrust follows, thrust itself keeps its name") {
  CHECK(hip("thrust::sort(thrust::cuda::par.on(s), a, b);\n") == "thrust::sort(thrust::hip::par.on(s), a, b);\n");
}
