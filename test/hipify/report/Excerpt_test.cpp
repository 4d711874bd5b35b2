// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <catch2/catch.hpp>

#include "hipify/report/Excerpt.h"

using namespace hipify;

TEST_CASE("an excerpt counts UTF-16 units, whatever the bytes before it are") {
  const std::string text = "a\n\xc3\xa9 \xf0\x9f\x98\x80 \xff bad(x)\r\nb\n";  // é, a surrogate pair, no UTF-8
  const auto at = static_cast<std::uint32_t>(text.find("bad"));
  const Excerpt excerpt = makeExcerpt(text, {at, at + 3}, 1);
  CHECK(excerpt.lines == std::vector<std::string>{"a", "\xc3\xa9 \xf0\x9f\x98\x80 \xef\xbf\xbd bad(x)", "b"});
  CHECK(excerpt.line == 1);
  CHECK(excerpt.begin == 7);
  CHECK(excerpt.end == 10);
  CHECK(utf16Column(text, at, LineIndex(text).position(at)) == 8);
}

TEST_CASE("a line of a megabyte is cut around the place, between characters") {
  std::string text;
  for (int i = 0; i < 500000; ++i) {
    text += "\xc3\xa9";
  }
  text.replace(600000, 4, "bad(");
  const Excerpt excerpt = makeExcerpt(text, {600000, 600003}, 2);
  REQUIRE(excerpt.lines.size() == 1);
  CHECK(excerpt.lines[0].size() < 300);
  CHECK(excerpt.lines[0].substr(0, 5) == "\xe2\x80\xa6\xc3\xa9");
  CHECK(excerpt.lines[0].find("\xef\xbf\xbd") == std::string::npos);
  CHECK(excerpt.end - excerpt.begin == 3);
}

TEST_CASE("a point names the word that begins there; a place at the end of the file is no error") {
  CHECK(visibleRange("x cudaFree(p)", {2, 2}) == Range{2, 10});
  CHECK(visibleRange("x (y)", {2, 2}) == Range{2, 3});
  CHECK(visibleRange("x", {1, 1}) == Range{1, 1});
  CHECK(makeExcerpt("", {0, 0}, 3).lines == std::vector<std::string>{""});
  CHECK(makeExcerpt("a\nb", {3, 3}, 1).lines == std::vector<std::string>{"a", "b"});
}

TEST_CASE("bytes that are no UTF-8 become U+FFFD: lone, overlong, cut short, surrogates") {
  const std::string bad = "\xef\xbf\xbd";
  CHECK(validUtf8("a\x80z") == "a" + bad + "z");
  CHECK(validUtf8("\xc0\xaf") == bad + bad);
  CHECK(validUtf8("\xe2\x82") == bad + bad);
  CHECK(validUtf8("\xed\xa0\x80") == bad + bad + bad);
  CHECK(validUtf8("\xe2\x82\xac\xf4\x8f\xbf\xbf") == "\xe2\x82\xac\xf4\x8f\xbf\xbf");
}
