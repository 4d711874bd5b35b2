// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "hipify/project/PatternHint.h"

namespace {
std::vector<std::string> words(std::string_view pattern) { return hipify::PatternHint(pattern).words(); }
using Words = std::vector<std::string>;
}  // namespace

TEST_CASE("a pattern's hint is its longest plain run, or the alternatives of a group") {
  CHECK(words(R"(-arch=\S+)") == Words{"-arch="});
  CHECK(words(R"(\bset\s*\(\s*(CUDA_ARCH|CUDA_HOST)\b)") == Words{"CUDA_ARCH", "CUDA_HOST"});
  CHECK(words(R"(main\.cu|x\$\{y\})") == Words{"main.cu", "x${y}"});
  CHECK(words(R"((?:nvcc|hip(cc)?)\s)") == Words{"nvcc", "hip"});
  CHECK(words(R"([\]a)]bc+d)") == Words{"bc"});
}

TEST_CASE("what may be absent or stands only beside a match is no hint") {
  CHECK(words(R"(abc?\d)") == Words{"ab"});
  CHECK(words(R"((cuda)?\w+)").empty());
  CHECK(words(R"(a|\w)").empty());
  CHECK(words(R"(x(?=nvcc)|y(?!nvcc))") == Words{"x", "y"});
  CHECK(words(R"((^|\s)(-c|x{2})(?=$))").empty());
  CHECK(words(R"([^a]{0,200}ab{10,}c)") == Words{"a"});
}

TEST_CASE("a text without any of the words cannot match") {
  const hipify::PatternHint hint(R"(\bcuda_(add|link)\b)");
  CHECK(hint.mayMatch("cuda_add_library(a)"));
  CHECK_FALSE(hint.mayMatch("add_library(a)"));
}
