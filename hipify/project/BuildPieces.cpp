// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A Makefile is cut behind each line that no backslash continues, a CMake file behind each line
// on which no parenthesis is open. Comments are pieces of their own:
//
//   set(SOURCES a.cu  # the kernels       set(SOURCES a.cu  |# the kernels|
//       b.cu)                         ->      b.cu)

#include "hipify/project/BuildPieces.h"

#include <algorithm>

namespace hipify {

namespace {

// std::regex recurses for each byte it matches.
constexpr std::uint32_t kLongestPiece = 4096;

class Splitter {
 public:
  Splitter(std::string_view text, BuildFileKind kind) : text(text), kind(kind) {}

  std::vector<BuildPiece> run() {
    for (at = 0; at < text.size();) {
      const char c = text[at];
      if (c == '\\' && at + 1 < text.size()) {
        at += text.substr(at + 1, 2) == "\r\n" ? 3 : 2;
      } else if (kind == BuildFileKind::CMake && c == '[' && bracketEnd() > at) {
        at = bracketEnd();
      } else if (c == '#' && !quoted) {
        comment();
      } else {
        step(c);
      }
    }
    finish(at, false);
    return std::move(pieces);
  }

 private:
  void step(char c) {
    ++at;
    if (c == '"' && kind == BuildFileKind::CMake) {
      quoted = !quoted;
    } else if (!quoted && c == '(') {
      ++depth;
    } else if (!quoted && c == ')') {
      depth = std::max(depth - 1, 0);
    } else if (c == '\n' && (kind != BuildFileKind::CMake || (depth == 0 && !quoted))) {
      finish(at, false);
    }
  }

  // [[...]] and [=[...]=]: the offset behind it, 0 when there is none.
  std::size_t bracketEnd() const {
    std::size_t level = at + 1;
    while (level < text.size() && text[level] == '=') {
      ++level;
    }
    if (level >= text.size() || text[level] != '[') {
      return 0;
    }
    const std::string close = "]" + std::string(level - at - 1, '=') + "]";
    const std::size_t end = text.find(close, level);
    return end == std::string_view::npos ? 0 : end + close.size();
  }

  void comment() {
    finish(at, false);
    std::size_t end = std::min(text.find('\n', at), text.size());
    if (kind == BuildFileKind::CMake && at + 1 < text.size() && text[at + 1] == '[') {
      ++at;
      end = std::max(end, bracketEnd());
    } else if (kind == BuildFileKind::Make) {
      while (end < text.size() && end > 0 && text[end - 1] == '\\') {  // a comment is continued as well
        end = std::min(text.find('\n', end + 1), text.size());
      }
    }
    at = end;
    finish(at, true);
  }

  void finish(std::size_t end, bool isComment) {
    while (!isComment && end - start > kLongestPiece) {
      const std::size_t blank = text.find_last_of(" \t\n", start + kLongestPiece);
      const bool cuttable = blank != std::string_view::npos && blank > start;
      add(cuttable ? blank : start + kLongestPiece, false);
    }
    if (end > start) {
      add(end, isComment);
    }
  }

  void add(std::size_t end, bool isComment) {
    pieces.push_back({{static_cast<std::uint32_t>(start), static_cast<std::uint32_t>(end)}, isComment});
    start = end;
  }

  std::string_view text;
  BuildFileKind kind;
  std::vector<BuildPiece> pieces;
  std::size_t at = 0, start = 0;
  int depth = 0;
  bool quoted = false;
};

}  // namespace

std::vector<BuildPiece> splitBuildFile(std::string_view text, BuildFileKind kind) {
  return Splitter(text, kind).run();
}

}  // namespace hipify
