// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/ast/LaunchSpelling.h"

#include <catch2/catch.hpp>

using hipify::joinLaunches;

TEST_CASE("blanks inside the marks of a launch move behind them") {
  CHECK(joinLaunches("k << < g, b >> > (p);") == "k <<<  g, b >>>  (p);");
  CHECK(joinLaunches("k<\n<<g>\n>>(p);") == "k<<<\ng>>>\n(p);");
  CHECK(joinLaunches("k<<<g, b>> >(p); A<B<C<int>> > v;") == "k<<<g, b>>> (p); A<B<C<int>> > v;");
}

TEST_CASE("what is no launch stays") {
  for (const char* text : {"std::ostream& operator<< <T>(std::ostream&);", "a << b < c", "A<B<C<int>> > v;", "<<", "< <", ""}) {
    CHECK(joinLaunches(text) == text);
  }
}
