// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/report/Excerpt.h"

#include <algorithm>

namespace hipify {

namespace {

constexpr std::string_view kEllipsis = "\xe2\x80\xa6";  // …, one UTF-16 unit

bool isWord(char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_'; }
bool isContinuation(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

std::uint32_t size(std::string_view text) { return static_cast<std::uint32_t>(text.size()); }

std::string_view slice(std::string_view text, Range range) { return text.substr(range.begin, range.length()); }

}  // namespace

Character firstCharacter(std::string_view text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
  const unsigned lead = byte(0);
  if (lead < 0x80) {
    return {lead, 1, true};
  }
  const unsigned bytes = lead >= 0xf0 && lead < 0xf5 ? 4 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xc2 && lead < 0xe0 ? 2 : 0;
  constexpr std::uint32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
  std::uint32_t code = bytes == 0 ? 0 : lead & (0xffU >> (bytes + 1));
  for (unsigned i = 1; i < bytes; ++i) {
    if ((byte(i) & 0xc0) != 0x80) {
      return {};
    }
    code = code << 6 | (byte(i) & 0x3f);
  }
  const bool surrogate = code >= 0xd800 && code < 0xe000;
  return bytes == 0 || code < kSmallest[bytes] || surrogate || code > 0x10ffff ? Character{} : Character{code, bytes, true};
}

std::string validUtf8(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const Character character = firstCharacter(text.substr(at, 4));
    result += character.valid ? text.substr(at, character.bytes) : std::string_view("\xef\xbf\xbd");
    at += character.bytes;
  }
  return result;
}

std::uint32_t utf16Length(std::string_view text) {
  std::uint32_t units = 0;
  for (std::size_t at = 0; at < text.size();) {
    const Character character = firstCharacter(text.substr(at, 4));
    units += character.code > 0xffff ? 2 : 1;
    at += character.bytes;
  }
  return units;
}

std::uint32_t utf16Column(std::string_view text, std::uint32_t offset, Position position) {
  const std::uint32_t bytes = position.column - 1;
  std::string_view before = text.substr(offset - bytes, bytes);
  if (position.line == 1 && before.starts_with("\xef\xbb\xbf")) {
    before.remove_prefix(3);  // an editor does not count the byte order mark
  }
  return utf16Length(before) + 1;
}

Range visibleRange(std::string_view text, Range range) {
  if (range.length() == 0) {
    while (range.end < size(text) && isWord(text[range.end])) {
      ++range.end;
    }
    if (range.length() == 0 && range.end < size(text) && text[range.end] != '\n' && text[range.end] != '\r') {
      range.end += firstCharacter(text.substr(range.end, 4)).bytes;
    }
  }
  return range;
}

Range lineAround(std::string_view text, std::uint32_t offset) {
  const std::size_t before = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
  std::size_t end = std::min(text.find('\n', offset), text.size());
  const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
  if (end > begin && text[end - 1] == '\r') {
    --end;
  }
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

Range shownPart(std::string_view text, Range line, Range range) {
  if (line.length() <= kExcerptBytes) {
    return line;
  }
  const std::uint32_t ahead = std::min(range.begin - line.begin, kExcerptBytes / 3);
  Range part{range.begin - ahead, std::min(line.end, range.begin - ahead + kExcerptBytes)};
  while (part.begin < range.begin && isContinuation(text[part.begin])) {
    ++part.begin;
  }
  while (part.end < line.end && part.end > part.begin + 1 && isContinuation(text[part.end])) {
    --part.end;
  }
  return part;
}

namespace {

/// The part of a line with … where something is cut away.
std::string shownLine(std::string_view text, Range line, Range part) {
  return (part.begin > line.begin ? std::string(kEllipsis) : "") + validUtf8(slice(text, part)) +
         (part.end < line.end ? std::string(kEllipsis) : "");
}

}  // namespace

Excerpt makeExcerpt(std::string_view text, Range range, unsigned around) {
  Excerpt excerpt;
  const Range line = lineAround(text, range.begin);
  range.begin = std::min(range.begin, line.end);
  range.end = std::clamp(range.end, range.begin, line.end);
  const Range part = shownPart(text, line, range);
  const std::uint32_t cut = part.begin > line.begin ? 1 : 0;
  excerpt.begin = cut + utf16Length(slice(text, {part.begin, range.begin}));
  excerpt.end = excerpt.begin + utf16Length(slice(text, {range.begin, std::min(range.end, part.end)}));
  excerpt.lines.push_back(shownLine(text, line, part));
  Range other = line;
  for (unsigned i = 0; i < around && other.begin > 0; ++i, ++excerpt.line) {
    other = lineAround(text, other.begin - 1);
    excerpt.lines.insert(excerpt.lines.begin(), shownLine(text, other, shownPart(text, other, {other.begin, other.begin})));
  }
  std::size_t next = text.find('\n', line.end);
  for (unsigned i = 0; i < around && next != std::string_view::npos && next + 1 < text.size(); ++i) {
    other = lineAround(text, static_cast<std::uint32_t>(next + 1));
    excerpt.lines.push_back(shownLine(text, other, shownPart(text, other, {other.begin, other.begin})));
    next = text.find('\n', other.end);
  }
  return excerpt;
}

}  // namespace hipify
