// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_SUPPORT_TEXT_H
#define HIPIFY_SUPPORT_TEXT_H

// Questions about texts that several stages ask.

#include <algorithm>
#include <cctype>
#include <iterator>
#include <string>
#include <string_view>

namespace hipify {

/// Whether a list of texts has this one.
template <typename Texts>
bool isOneOf(const Texts& texts, std::string_view text) {
  return std::find(std::begin(texts), std::end(texts), text) != std::end(texts);
}

inline bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

/// With small letters for capital ones.
inline std::string lowered(std::string_view text) {
  std::string result(text);
  std::transform(result.begin(), result.end(), result.begin(), [](unsigned char c) { return std::tolower(c); });
  return result;
}

/// Without any white space.
inline std::string packed(std::string_view text) {
  std::string result(text);
  std::erase_if(result, [](unsigned char c) { return std::isspace(c) != 0; });
  return result;
}

}  // namespace hipify

#endif
