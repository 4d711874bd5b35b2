// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/project/IgnoreRules.h"

#include <catch2/catch.hpp>

namespace {
bool ignores(std::string_view rules, const std::string& path, const std::string& folder = "") {
  hipify::IgnoreRules ignore;
  ignore.addFile(rules, folder);
  return ignore.ignores(path, false);
}
}  // namespace

TEST_CASE("a name is ignored in every folder, a pattern with a slash in its own") {
  CHECK(ignores("a.cu\n", "a.cu"));
  CHECK(ignores("a.cu\n", "x/y/a.cu"));
  CHECK(ignores("/a.cu\n", "a.cu"));
  CHECK_FALSE(ignores("/a.cu\n", "x/a.cu"));
  CHECK(ignores("x/a.cu\n", "x/a.cu"));
  CHECK_FALSE(ignores("x/a.cu\n", "y/x/a.cu"));
}

TEST_CASE("wildcards stay within a name, two stars do not") {
  CHECK(ignores("*.cu\n", "x/a.cu"));
  CHECK_FALSE(ignores("*.cu\n", "x/a.cuh"));
  CHECK(ignores("a?.[ch]u\n", "ab.cu"));
  CHECK(ignores("[!a-c].cu\n", "d.cu"));
  CHECK_FALSE(ignores("[!a-c].cu\n", "b.cu"));
  CHECK_FALSE(ignores("/x/*.cu\n", "x/y/a.cu"));
  CHECK(ignores("/x/**/a.cu\n", "x/y/z/a.cu"));
  CHECK(ignores("/x/**/a.cu\n", "x/a.cu"));
  CHECK(ignores("x/**\n", "x/y/a.cu"));
  CHECK(ignores("**/x/a.cu\n", "y/x/a.cu"));
}

TEST_CASE("an ignored folder takes everything in it along") {
  CHECK(ignores("build/\n", "x/build/y/a.cu"));
  CHECK_FALSE(ignores("build/\n", "x/build"));
  CHECK(ignores("build\n", "build/a.cu"));
  CHECK(ignores("build/\n!build/a.cu\n", "build/a.cu"));
}

TEST_CASE("the last match decides, and an exclamation mark takes back") {
  CHECK_FALSE(ignores("*.cu\n!a.cu\n", "a.cu"));
  CHECK(ignores("*.cu\n!a.cu\na.cu\n", "a.cu"));
}

TEST_CASE("comments, blanks and escapes are as in .gitignore") {
  CHECK_FALSE(ignores("# a.cu\n\n", "a.cu"));
  CHECK(ignores("a.cu  \r\n", "a.cu"));
  CHECK(ignores("\\#a.cu\n", "#a.cu"));
  CHECK(ignores("\\!a.cu\n", "!a.cu"));
  CHECK(ignores("a\\*.cu\n", "a*.cu"));
  CHECK_FALSE(ignores("a\\*.cu\n", "ab.cu"));
}

TEST_CASE("the rules of a folder hold below it") {
  CHECK(ignores("*.cu\n", "x[1]/a.cu", "x[1]"));
  CHECK_FALSE(ignores("*.cu\n", "y/a.cu", "x"));
  CHECK(ignores("/a.cu\n", "x/a.cu", "x"));
}
