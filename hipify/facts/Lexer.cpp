// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// One pass over the bytes, one table lookup a byte. Line continuations (a backslash before a
// newline) are looked for only where a token would otherwise end. The inner loops count in a local
// variable: a member would be stored for each byte, since bytes may be anything's.

#include "hipify/facts/Lexer.h"

#include <array>
#include <utility>

namespace hipify {

namespace {

enum CharClass : std::uint8_t { kOther = 0, kSpace = 1, kWord = 2, kDigit = 4 };

constexpr std::array<std::uint8_t, 256> makeClasses() {
  std::array<std::uint8_t, 256> classes{};
  for (int c = 0; c < 256; ++c) {
    if (c == ' ' || c == '\t' || c == '\v' || c == '\f' || c == '\r' || c == '\0') {
      classes[c] = kSpace;
    } else if (c >= '0' && c <= '9') {
      classes[c] = kWord | kDigit;
    } else if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$' || c >= 0x80) {
      classes[c] = kWord;
    }
  }
  return classes;
}
constexpr auto kClasses = makeClasses();

constexpr std::array<std::pair<std::string_view, DirectiveKind>, 15> kDirectiveWords = {{
    {"include", DirectiveKind::Include}, {"include_next", DirectiveKind::Include},
    {"import", DirectiveKind::Include},  {"define", DirectiveKind::Define},
    {"undef", DirectiveKind::Undef},     {"if", DirectiveKind::If},
    {"ifdef", DirectiveKind::Ifdef},     {"ifndef", DirectiveKind::Ifndef},
    {"elif", DirectiveKind::Elif},       {"elifdef", DirectiveKind::Elif},
    {"else", DirectiveKind::Else},       {"endif", DirectiveKind::Endif},
    {"pragma", DirectiveKind::Pragma},   {"error", DirectiveKind::Error},
    {"warning", DirectiveKind::Error},
}};

constexpr std::array<std::string_view, 9> kStringPrefixes = {"R", "u8R", "LR", "uR", "UR", "u8", "L", "u", "U"};

// Longest first. `>` never starts a compound except `>=`.
constexpr std::array<std::pair<std::string_view, Symbol>, 24> kCompounds = {{
    {"<<=", Symbol::Other}, {"->*", Symbol::Other}, {"...", Symbol::Other},
    {"::", Symbol::Scope},       {"->", Symbol::Arrow},  {"##", Symbol::Paste},  {"&&", Symbol::AndAnd},
    {"<<", Symbol::Other},       {"<=", Symbol::Other},  {">=", Symbol::Other},  {"==", Symbol::Other},
    {"!=", Symbol::Other},       {"||", Symbol::Other},  {"++", Symbol::Other},  {"--", Symbol::Other},
    {"+=", Symbol::Other},       {"-=", Symbol::Other},  {"*=", Symbol::Other},  {"/=", Symbol::Other},
    {"%=", Symbol::Other},       {"&=", Symbol::Other},  {"|=", Symbol::Other},  {"^=", Symbol::Other},
    {".*", Symbol::Other},
}};

class Lexer {
 public:
  explicit Lexer(std::string_view text) : text(text), end(static_cast<std::uint32_t>(text.size())) {
    result.tokens.reserve(text.size() / 3 + 16);
  }

  TokenStream run() {
    if (text.substr(0, 3) == "\xef\xbb\xbf") {
      at = 3;
    }
    while (at < end) {
      step();
    }
    closeDirective(end);
    return std::move(result);
  }

 private:
  void step() {
    const char c = text[at];
    const std::uint8_t kind = kClasses[static_cast<unsigned char>(c)];
    if (kind & kSpace) {
      at = skip(at + 1, kSpace);
    } else if (c == '\n') {
      ++at;
      closeDirective(at);
      lineStart = at;
      fresh = true;
    } else if (spliceLength(at) != 0) {
      at += spliceLength(at);
    } else if (c == '/' && next(1) == '/') {
      lineComment();
    } else if (c == '/' && next(1) == '*') {
      blockComment();
    } else if (c == '#' && fresh) {
      openDirective();
    } else {
      fresh = false;
      token(c, kind);
    }
  }

  void token(char c, std::uint8_t kind) {
    if (expectHeader && (c == '<' || c == '"')) {
      headerName(c);
    } else if ((kind & kDigit) || (c == '.' && (kClasses[static_cast<unsigned char>(next(1))] & kDigit))) {
      number();
    } else if (kind & kWord) {
      word();
    } else if (c == '"') {
      quoted(at, '"', TokenKind::String);
    } else if (c == '\'') {
      quoted(at, '\'', TokenKind::Character);
    } else {
      punctuator(c);
    }
    expectHeader = false;
  }

  // Past the characters of this class.
  std::uint32_t skip(std::uint32_t from, std::uint8_t wanted) const {
    const char* const data = text.data();
    const std::uint32_t stop = end;
    while (from < stop && (kClasses[static_cast<unsigned char>(data[from])] & wanted) != 0) {
      ++from;
    }
    return from;
  }

  char next(std::uint32_t distance) const { return at + distance < end ? text[at + distance] : '\0'; }

  // The length of a line continuation at `where`, 0 when there is none.
  std::uint32_t spliceLength(std::uint32_t where) const {
    if (where >= end || text[where] != '\\') {
      return 0;
    }
    if (where + 1 < end && text[where + 1] == '\n') {
      return 2;
    }
    return where + 2 < end && text[where + 1] == '\r' && text[where + 2] == '\n' ? 3 : 0;
  }

  Token& add(TokenKind kind, std::uint32_t begin, std::uint32_t stop) {
    const auto directive = inDirective ? static_cast<std::uint32_t>(result.directives.size()) : 0U;
    result.tokens.push_back({begin, stop - begin, directive, kind, Symbol::None, false});
    return result.tokens.back();
  }

  void lineComment() {
    const std::uint32_t begin = at;
    for (;;) {
      const std::size_t newline = text.find('\n', at);
      if (newline == std::string_view::npos) {
        at = end;
        break;
      }
      at = static_cast<std::uint32_t>(newline);
      if (text[at - 1] != '\\' && !(text[at - 1] == '\r' && text[at - 2] == '\\')) {
        break;
      }
      ++at;  // the comment goes on in the next line
    }
    result.comments.push_back({begin, at});
  }

  void blockComment() {
    const std::uint32_t begin = at;
    const std::size_t close = text.find("*/", at + 2);
    at = close == std::string_view::npos ? end : static_cast<std::uint32_t>(close + 2);
    result.comments.push_back({begin, at});
  }

  void openDirective() {
    fresh = false;
    Directive directive;
    directive.hash = at++;
    directive.line.begin = lineStart;
    while (at < end && (text[at] == ' ' || text[at] == '\t')) {
      ++at;
    }
    const std::uint32_t begin = at;
    while (at < end && (kClasses[static_cast<unsigned char>(text[at])] & kWord)) {
      ++at;
    }
    const std::string_view name = text.substr(begin, at - begin);
    for (const auto& [known, kind] : kDirectiveWords) {
      if (known == name) {
        directive.kind = kind;
      }
    }
    directive.firstToken = static_cast<std::uint32_t>(result.tokens.size());
    result.directives.push_back(directive);
    inDirective = true;
    expectHeader = directive.kind == DirectiveKind::Include;
    if (directive.kind == DirectiveKind::Error) {
      const std::uint32_t first = at;
      while (at < end && text[at] != '\n') {
        at += spliceLength(at) != 0 ? spliceLength(at) : 1;
      }
      add(TokenKind::DirectiveText, first, at);
    }
  }

  void closeDirective(std::uint32_t lineEnd) {
    if (inDirective) {
      result.directives.back().line.end = lineEnd;
      result.directives.back().endToken = static_cast<std::uint32_t>(result.tokens.size());
      inDirective = false;
      expectHeader = false;
    }
  }

  void headerName(char open) {
    const char close = open == '<' ? '>' : '"';
    std::uint32_t stop = at + 1;
    while (stop < end && text[stop] != close && text[stop] != '\n') {
      ++stop;
    }
    if (stop < end && text[stop] == close) {
      ++stop;
    }
    add(TokenKind::HeaderName, at, stop);
    at = stop;
  }

  void number() {
    const std::uint32_t begin = at++;
    while (at < end) {
      const char c = text[at];
      const char before = static_cast<char>(text[at - 1] | 0x20);
      const bool sign = (c == '+' || c == '-') && (before == 'e' || before == 'p');
      const bool separator = c == '\'' && (kClasses[static_cast<unsigned char>(next(1))] & kWord);
      if (!(kClasses[static_cast<unsigned char>(c)] & kWord) && c != '.' && !separator &&
          !(sign && !isHexWithoutExponent(begin, before))) {
        break;
      }
      ++at;
    }
    add(TokenKind::Number, begin, at);
  }

  // 0xE+1 is three tokens: an `e` is a digit of a hexadecimal number, not an exponent.
  bool isHexWithoutExponent(std::uint32_t begin, char before) const {
    return before == 'e' && text[begin] == '0' && begin + 1 < end && (text[begin + 1] | 0x20) == 'x';
  }

  void word() {
    const std::uint32_t begin = at;
    bool spliced = false;
    while (at < end) {
      at = skip(at, kWord);
      if (at == end) {
        break;
      }
      const std::uint32_t splice = spliceLength(at);
      const std::uint32_t after = at + splice;
      if (splice == 0 || after >= end || !(kClasses[static_cast<unsigned char>(text[after])] & kWord)) {
        break;
      }
      spliced = true;
      at = after;
    }
    if (at < end && (text[at] == '"' || text[at] == '\'') && literalAfter(begin)) {
      return;
    }
    add(TokenKind::Identifier, begin, at).spliced = spliced;
  }

  // A word directly before a quote may be the prefix of a literal.
  bool literalAfter(std::uint32_t begin) {
    const std::string_view prefix = text.substr(begin, at - begin);
    for (const std::string_view known : kStringPrefixes) {
      if (known != prefix) {
        continue;
      }
      const bool raw = prefix.back() == 'R';
      if (raw && text[at] == '"') {
        rawString(begin);
        return true;
      }
      if (!raw) {
        quoted(begin, text[at], text[at] == '"' ? TokenKind::String : TokenKind::Character);
        return true;
      }
    }
    return false;
  }

  void rawString(std::uint32_t begin) {
    const std::size_t open = text.find('(', at);
    if (open == std::string_view::npos || open - at > 17) {
      quoted(begin, '"', TokenKind::String);
      return;
    }
    const std::string close = ")" + std::string(text.substr(at + 1, open - at - 1)) + "\"";
    const std::size_t stop = text.find(close, open);
    at = stop == std::string_view::npos ? end : static_cast<std::uint32_t>(stop + close.size());
    add(TokenKind::String, begin, at);
  }

  // `at` is on the opening quote. A literal without its closing quote ends at the end of the line.
  void quoted(std::uint32_t begin, char quote, TokenKind kind) {
    ++at;
    while (at < end && text[at] != quote && text[at] != '\n') {
      if (text[at] != '\\') {
        ++at;
      } else if (const std::uint32_t splice = spliceLength(at); splice != 0) {
        at += splice;
      } else {
        at += at + 1 < end && text[at + 1] != '\n' ? 2 : 1;
      }
    }
    if (at < end && text[at] == quote) {
      ++at;
    }
    add(kind, begin, at);
  }

  // nvcc reads `<< <` as `<<<`; no other code has these three in a row. 0 when they are not there.
  std::uint32_t launchOpenLength() const {
    std::uint32_t last = at;
    for (int more = 0; more < 2; ++more) {
      std::size_t found = text.find_first_not_of(inDirective ? " \t" : " \t\r\n", last + 1);
      if (found == std::string_view::npos || text[found] != '<') {
        return 0;
      }
      last = static_cast<std::uint32_t>(found);
    }
    return last + 1 - at;
  }

  void punctuator(char c) {
    if (const std::uint32_t length = c == '<' ? launchOpenLength() : 0; length != 0) {
      add(TokenKind::Punctuator, at, at + length).symbol = Symbol::LaunchOpen;
      at += length;
      return;
    }
    // Of two neighbours only these can be one symbol: the second repeats the first, is `=`, or
    // makes `->` or `.*`. Most punctuators stop here.
    const char second = next(1);
    if (second != c && second != '=' && second != '>' && second != '*') {
      add(TokenKind::Punctuator, at, at + 1).symbol = symbolOf(c);
      ++at;
      return;
    }
    const std::string_view rest = text.substr(at, 3);
    for (const auto& [compound, symbol] : kCompounds) {
      if (compound[0] == c && rest.substr(0, compound.size()) == compound) {
        const auto length = static_cast<std::uint32_t>(compound.size());
        add(TokenKind::Punctuator, at, at + length).symbol = symbol;
        at += length;
        return;
      }
    }
    add(TokenKind::Punctuator, at, at + 1).symbol = symbolOf(c);
    ++at;
  }

  std::string_view text;
  std::uint32_t end;
  std::uint32_t at = 0;
  std::uint32_t lineStart = 0;
  bool fresh = true;  // only white space and comments so far on this line
  bool inDirective = false;
  bool expectHeader = false;
  TokenStream result;
};

}  // namespace

TokenStream lex(std::string_view text) { return Lexer(text).run(); }

std::string_view spelling(std::string_view text, const Token& token, std::string& storage) {
  const std::string_view raw = text.substr(token.offset, token.length);
  if (!token.spliced) {
    return raw;
  }
  storage.clear();
  for (const char c : raw) {
    if (c != '\\' && c != '\r' && c != '\n') {
      storage += c;
    }
  }
  return storage;
}

}  // namespace hipify
