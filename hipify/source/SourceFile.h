// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_SOURCE_SOURCEFILE_H
#define HIPIFY_SOURCE_SOURCEFILE_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "hipify/support/Expected.h"

namespace hipify {

/// A half-open range of byte offsets.
struct Range {
  std::uint32_t begin = 0, end = 0;

  bool operator==(const Range&) const = default;
  std::uint32_t length() const { return end - begin; }
  bool contains(Range other) const { return begin <= other.begin && other.end <= end; }
};

/// Line and column, both counted from 1; the column counts bytes, as clang does.
struct Position {
  std::uint32_t line = 1, column = 1;
};

/// Finds the lines of a text; it does not own the text.
class LineIndex {
 public:
  explicit LineIndex(std::string_view text);

  Position position(std::uint32_t offset) const;
  std::uint32_t lineCount() const { return static_cast<std::uint32_t>(starts.size()); }
  Range line(std::uint32_t number) const;  // without its newline

 private:
  std::string_view text;
  std::vector<std::uint32_t> starts;
};

/// The line ending of the first line: "\r\n" or "\n".
std::string_view lineEnding(std::string_view text);

/// The bytes of a file. Fails when it cannot be read, is UTF-16 or UTF-32, or exceeds 1 GiB.
Expected<std::string> readSource(const std::string& path);

/// Why the bytes cannot be translated, empty when they can.
std::string encodingProblem(std::string_view bytes);

}  // namespace hipify

#endif
