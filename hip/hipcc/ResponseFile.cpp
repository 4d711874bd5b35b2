// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/hipcc/ResponseFile.h"

#include "hip/hipcc/System.h"

namespace hipcc {

namespace {

constexpr int kMaximumDepth = 20;

Status expandInto(Arguments& result, const Arguments& arguments, const System& system, int depth) {
  for (const std::string& argument : arguments) {
    std::optional<std::string> text;
    if (argument.size() > 1 && argument[0] == '@') text = system.read(argument.substr(1));
    if (!text) {
      result.push_back(argument);
      continue;
    }
    if (depth == kMaximumDepth)
      return Error{"the response files include each other (" + argument.substr(1) + ")"};
    if (Status status = expandInto(result, splitWords(*text), system, depth + 1); !status)
      return status;
  }
  return {};
}

}  // namespace

Arguments splitWords(std::string_view text) {
  Arguments words;
  std::string word;
  bool inWord = false;
  char quote = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    bool isSpace = c == ' ' || c == '\t' || c == '\n' || c == '\r';
    if (c == '\\' && quote != '\'' && i + 1 < text.size()) {
      word += text[++i];
      inWord = true;
    } else if (quote ? c == quote : (c == '"' || c == '\'')) {
      quote = quote ? 0 : c;
      inWord = true;
    } else if (isSpace && !quote) {
      if (inWord) words.push_back(std::move(word));
      word.clear();
      inWord = false;
    } else {
      word += c;
      inWord = true;
    }
  }
  if (inWord) words.push_back(std::move(word));
  return words;
}

Expected<Arguments> expandResponseFiles(const Arguments& arguments, const System& system) {
  Arguments result;
  if (Status status = expandInto(result, arguments, system, 0); !status) return status.error();
  return result;
}

}  // namespace hipcc
