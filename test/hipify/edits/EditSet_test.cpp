// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/edits/EditSet.h"

#include <catch2/catch.hpp>

using hipify::EditConflict;
using hipify::EditSet;

namespace {
std::string apply(const EditSet& edits, std::string_view text) {
  std::vector<EditConflict> conflicts;
  std::string result = edits.apply(text, conflicts);
  CHECK(conflicts.empty());
  return result;
}
}  // namespace

TEST_CASE("edits inside edits all happen") {
  EditSet edits;  // f(a, b)
  edits.replace({2, 3}, "alpha", "rename");
  edits.wrap({2, 3}, "X(", ")", "inner");
  edits.wrap({2, 3}, "Y(", ")", "outer");
  edits.wrap({0, 7}, "G(", ")", "call");
  edits.insert(6, ", c", "append");
  CHECK(apply(edits, "f(a, b)") == "G(f(Y(X(alpha)), b, c))");
}

TEST_CASE("adjacent wraps do not mix") {
  EditSet edits;
  edits.wrap({0, 1}, "(", ")", "a");
  edits.wrap({1, 2}, "[", "]", "b");
  CHECK(apply(edits, "xy") == "(x)[y]");
}

TEST_CASE("the same edit asked for twice is one edit") {
  EditSet edits;
  edits.replace({0, 1}, "b", "one");
  edits.replace({0, 1}, "b", "two");
  CHECK(apply(edits, "a;") == "b;");
}

TEST_CASE("a removal takes the edits inside with it, whichever came first") {
  EditSet edits;
  edits.replace({3, 4}, "x", "rename");
  edits.remove({1, 5}, "drop");
  edits.wrap({3, 4}, "(", ")", "wrap");
  CHECK(apply(edits, "f, a, b") == "f b");
}

TEST_CASE("two replacements of one place are a conflict that names both; the rest still happens") {
  EditSet edits;
  edits.replace({0, 4}, "x", "first");
  edits.replace({2, 6}, "y", "second");
  edits.replace({7, 8}, "z", "third");
  std::vector<EditConflict> conflicts;
  CHECK(edits.apply("abcdefgh", conflicts) == "xefgz");
  REQUIRE(conflicts.size() == 1);
  CHECK(conflicts[0].made.rule == "first");
  CHECK(conflicts[0].refused.rule == "second");
}

TEST_CASE("what moves or is copied takes its edits along, also when moves nest") {
  EditSet edits;  // f(a, g(b, c), d)
  edits.replace({7, 8}, "beta", "rename");
  edits.move({5, 12}, 15, ", ", "", "move");
  edits.remove({12, 14}, "comma");
  edits.move({7, 8}, 11, ", ", "", "inner");
  edits.remove({8, 10}, "comma");
  edits.copy({2, 3}, 3, ", ", "", "copy");
  CHECK(apply(edits, "f(a, g(b, c), d)") == "f(a, a, d, g(c, beta))");
}
