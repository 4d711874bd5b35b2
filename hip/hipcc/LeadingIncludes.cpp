// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/hipcc/PrecompiledHeader.h"

#include <algorithm>
#include <array>

namespace hipcc {

namespace {

/// Behind comments and blanks; where a comment does not end, the end.
std::string_view withoutComments(std::string_view text) {
  for (;;) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    text = begin == text.npos ? std::string_view() : text.substr(begin);
    const std::string_view close = text.starts_with("//") ? "\n" : "*/";
    if (!text.starts_with("//") && !text.starts_with("/*")) return text;
    const std::size_t end = text.find(close, 2);
    text = end == text.npos ? std::string_view() : text.substr(end + close.size());
  }
}

/// <vector>, <cmath>, and those of C that C++ has.
bool isLibraryHeader(std::string_view name) {
  constexpr std::array<std::string_view, 12> kOfC{"assert.h", "ctype.h",  "errno.h",  "float.h",
                                                  "limits.h", "math.h",   "stddef.h", "stdint.h",
                                                  "stdio.h",  "stdlib.h", "string.h", "time.h"};
  return name.find_first_of("./") == name.npos || std::count(kOfC.begin(), kOfC.end(), name);
}

}  // namespace

bool startsWithRuntimeHeader(std::string_view source) {
  for (;;) {
    source = withoutComments(source);
    const std::string_view line = source.substr(0, source.find('\n'));
    source.remove_prefix(line.size());
    if (line.starts_with("#pragma once")) continue;
    if (!line.starts_with("#include")) return false;
    const std::size_t open = line.find_first_not_of(" \t", 8);
    if (open == line.npos || line[open] != '<') return false;
    const std::string_view name = line.substr(open + 1, line.find('>', open) - open - 1);
    if (name == "hip/hip_runtime.h") return true;
    if (!isLibraryHeader(name)) return false;
  }
}

}  // namespace hipcc
