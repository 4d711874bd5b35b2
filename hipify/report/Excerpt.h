// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_REPORT_EXCERPT_H
#define HIPIFY_REPORT_EXCERPT_H

// The lines around a diagnostic, cut to a length that a person reads: a source may hold a line of a
// megabyte, bytes that are no UTF-8, tabs and Windows line ends.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "hipify/source/SourceFile.h"

namespace hipify {

/// One character of UTF-8; `valid` is false for a byte that begins none.
struct Character {
  std::uint32_t code = 0xfffd;
  unsigned bytes = 1;
  bool valid = false;
};
Character firstCharacter(std::string_view text);

/// The text with U+FFFD in place of each byte that is no UTF-8.
std::string validUtf8(std::string_view text);

/// How many UTF-16 code units the text has, as editors and SARIF count.
std::uint32_t utf16Length(std::string_view text);

/// The column of an offset in UTF-16 code units, from 1; `position` is its place in bytes.
std::uint32_t utf16Column(std::string_view text, std::uint32_t offset, Position position);

/// A range that names something: a point becomes the word that begins there.
Range visibleRange(std::string_view text, Range range);

struct Excerpt {
  std::vector<std::string> lines;  // valid UTF-8 without line ends; what is cut away shows as …
  std::uint32_t line = 0;          // index into `lines` of the one that the range begins in
  std::uint32_t begin = 0, end = 0;  // the range in that line, in UTF-16 code units
};

/// The line of `range` with `around` lines before and behind it.
Excerpt makeExcerpt(std::string_view text, Range range, unsigned around);

/// The part of a line around `range` that is shown: at most kExcerptBytes long, cut between characters.
inline constexpr std::uint32_t kExcerptBytes = 240;
Range shownPart(std::string_view text, Range line, Range range);

/// The line that holds an offset, without its line end.
Range lineAround(std::string_view text, std::uint32_t offset);

}  // namespace hipify

#endif
