// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_TOKEN_H
#define HIPIFY_FACTS_TOKEN_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "hipify/source/SourceFile.h"

namespace hipify {

enum class TokenKind : std::uint8_t {
  Identifier,     // keywords too
  Number,         // a preprocessing number: 1'000, 0x1p-3f
  String,         // with its prefix: "..", u8"..", R"x(..)x"
  Character,      // 'a', L'a'
  Punctuator,     // what it is stands in `symbol`
  HeaderName,     // <x> or "x" of an include
  DirectiveText,  // the rest of an #error line
};

/// A punctuator of one character is that character; of the longer ones those that rules look at
/// have a name and the others are `Other`. `>` is always one character: whether `>>>` ends a
/// launch or three template argument lists is not for the lexer to say.
enum class Symbol : std::uint8_t { None = 0, Scope = 1, Arrow, LaunchOpen, Paste, AndAnd, Other };

constexpr Symbol symbolOf(char c) { return static_cast<Symbol>(c); }

struct Token {
  std::uint32_t offset = 0, length = 0;
  std::uint32_t directive = 0;  // 0: ordinary text; else 1 + index of the directive it is part of
  TokenKind kind = TokenKind::Punctuator;
  Symbol symbol = Symbol::None;
  bool spliced = false;  // the spelling contains a line continuation

  Range range() const { return {offset, offset + length}; }
  bool is(char c) const { return symbol == symbolOf(c); }
  bool is(Symbol s) const { return symbol == s; }
};

enum class DirectiveKind : std::uint8_t {
  Include, Define, Undef, If, Ifdef, Ifndef, Elif, Else, Endif, Pragma, Error, Other
};

/// `#word ...` up to its newline. The tokens after the word are ordinary tokens of the stream
/// that carry the number of the directive.
struct Directive {
  DirectiveKind kind = DirectiveKind::Other;
  std::uint32_t hash = 0;                    // offset of the `#`
  Range line;                                // from the start of its line past its newline
  std::uint32_t firstToken = 0, endToken = 0;  // tokens after the word
};

struct TokenStream {
  std::vector<Token> tokens;
  std::vector<Directive> directives;
  std::vector<Range> comments;
};

}  // namespace hipify

#endif
