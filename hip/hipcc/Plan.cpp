// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/hipcc/Plan.h"

namespace hipcc {

namespace {

constexpr std::string_view kSafeCharacters =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789%+,-./:=@_";

std::string quotedWord(const std::string& word) {
  if (!word.empty() && word.find_first_not_of(kSafeCharacters) == std::string::npos) return word;
  std::string result = "'";
  for (char c : word) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return result + "'";
}

}  // namespace

std::string quoted(const Arguments& arguments) {
  std::string line;
  for (const std::string& argument : arguments)
    line += (line.empty() ? "" : " ") + quotedWord(argument);
  return line;
}

std::string toText(const Plan& plan) {
  std::string text;
  for (const Step& step : plan.steps) {
    for (const Command& command : step) {
      text += quoted(command.arguments);
      if (!command.outputFile.empty()) text += " > " + quotedWord(command.outputFile);
      text += '\n';
    }
  }
  return text;
}

}  // namespace hipcc
