// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "test/hipify/Translate.h"

namespace {
// A parse found a field of a half2 in these bytes.
std::string withField(const std::string& text, hipify::AstRange range, bool isConst = false, bool wanted = true) {
  hipify::AstFileFacts ast;
  ast.halfFields = {{range, isConst}};
  hipify::TranslationOptions options;
  options.rules.castHalfFields = wanted;
  return hipify::translate("a.inc", text, options, &ast).output;
}
}  // namespace

TEST_CASE("a half of a half2 is cast to half, const or not") {
  CHECK(withField("f = v.x;\n", {4, 7}) == "f = reinterpret_cast<half&>(v.x);\n");
  CHECK(withField("f = v.x;\n", {4, 7}, true) == "f = reinterpret_cast<const half&>(v.x);\n");
}

TEST_CASE("a half that is cast already, or unwanted, stays") {
  const std::string cast = "#include <hip/hip_runtime.h>\nfloat f = reinterpret_cast<half&>(v.x);\n";
  CHECK(withField(cast, {63, 66}) == cast);
  CHECK(withField("f = v.x;\n", {4, 7}, false, false) == "f = v.x;\n");
}
