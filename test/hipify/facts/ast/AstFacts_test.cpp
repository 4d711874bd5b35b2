// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/ast/AstFacts.h"

#include <catch2/catch.hpp>

using namespace hipify;

TEST_CASE("united facts keep what either parse knows, and Cuda wins over User") {
  AstFacts a, b;
  a.files["/f"].bindings = {{1, Binding::User}, {2, Binding::Cuda}, {3, Binding::Unknown}};
  b.files["/f"].bindings = {{1, Binding::Cuda}, {2, Binding::User}, {3, Binding::User}, {4, Binding::Cuda}};
  b.files["/g"].bindings = {{9, Binding::Cuda}};
  unite(a, std::move(b));
  CHECK(a.files["/f"].bindings ==
        std::unordered_map<std::uint32_t, Binding>{
            {1, Binding::Cuda}, {2, Binding::Cuda}, {3, Binding::User}, {4, Binding::Cuda}});
  CHECK(a.files["/g"].bindings.size() == 1);
}

TEST_CASE("united launches are sorted and unique, and from device code if either says so") {
  AstFacts a, b;
  a.files["/f"].launches = {{5, false}, {9, false}};
  b.files["/f"].launches = {{2, false}, {5, true}};
  unite(a, std::move(b));
  const auto& launches = a.files["/f"].launches;
  REQUIRE(launches.size() == 3);
  CHECK(launches[0].offset == 2);
  CHECK((launches[1].offset == 5 && launches[1].fromDevice));
  CHECK((launches[2].offset == 9 && !launches[2].fromDevice));
}

TEST_CASE("inactive is what every parse skipped") {
  AstFacts a, b;
  a.files["/f"].inactive = {{0, 10}, {20, 30}};
  b.files["/f"].inactive = {{5, 25}, {28, 40}};
  unite(a, std::move(b));
  const auto& inactive = a.files["/f"].inactive;
  REQUIRE(inactive.size() == 3);
  CHECK((inactive[0].begin == 5 && inactive[0].end == 10));
  CHECK((inactive[1].begin == 20 && inactive[1].end == 25));
  CHECK((inactive[2].begin == 28 && inactive[2].end == 30));
}
