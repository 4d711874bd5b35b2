// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/Lexer.h"

#include <catch2/catch.hpp>

namespace {

// The tokens of a text, separated by spaces.
std::string tokens(std::string_view text) {
  std::string result;
  for (const hipify::Token& token : hipify::lex(text).tokens) {
    result += std::string(result.empty() ? "" : " ") + std::string(text.substr(token.offset, token.length));
  }
  return result;
}

}  // namespace

TEST_CASE("comments are no tokens, continued ones neither") {
  CHECK(tokens("a /* cudaFree */ b // cudaFree\nc") == "a b c");
  CHECK(tokens("a // one \\\n still comment\nb") == "a b");
  CHECK(tokens("a /* never closed") == "a");
}

TEST_CASE("strings and characters are one token each") {
  CHECK(tokens(R"x(f("a\"b", 'x', '\'', u8"y", L'z'))x") == R"x(f ( "a\"b" , 'x' , '\'' , u8"y" , L'z' ))x");
  CHECK(tokens("R\"(a\")\" b") == "R\"(a\")\" b");
  CHECK(tokens("R\"x()\" ( )x\" b") == "R\"x()\" ( )x\" b");
  CHECK(tokens("Rx\"a\"") == "Rx \"a\"");
}

TEST_CASE("an unclosed quote in dead text ends with its line") {
  CHECK(tokens("#if 0\ndon't do that\n#endif\nx") == "0 don 't do that x");
}

TEST_CASE("numbers keep separators, exponents and suffixes") {
  CHECK(tokens("1'000'000 0x1p-3f 1e+5 .5f 0xE+1 1.0f/2") == "1'000'000 0x1p-3f 1e+5 .5f 0xE + 1 1.0f / 2");
}

TEST_CASE("line continuations inside a name do not end it") {
  const std::string text = "cuda\\\nMalloc(x)";
  const auto stream = hipify::lex(text);
  std::string storage;
  REQUIRE(stream.tokens.size() == 4);
  CHECK(hipify::spelling(text, stream.tokens[0], storage) == "cudaMalloc");
}

TEST_CASE("launch brackets open as one token and close as three") {
  CHECK(tokens("k<f<1>><<<a, b>>>(c)") == "k < f < 1 > > <<< a , b > > > ( c )");
  CHECK(tokens("x<::A> y<<1 z<=2") == "x < :: A > y << 1 z <= 2");
}

TEST_CASE("directives are found wherever a line may start with one") {
  const std::string text = "  #  include <a b.h>\n/* c */ #define X(y) y ## 1 \\\n  z\nq\n#error don't\n";
  const auto stream = hipify::lex(text);
  REQUIRE(stream.directives.size() == 3);
  CHECK(stream.directives[0].kind == hipify::DirectiveKind::Include);
  CHECK(stream.directives[1].kind == hipify::DirectiveKind::Define);
  CHECK(stream.directives[2].kind == hipify::DirectiveKind::Error);
  CHECK(tokens(text) == "<a b.h> X ( y ) y ## 1 z q  don't");
  CHECK(stream.tokens.back().kind == hipify::TokenKind::DirectiveText);
}
