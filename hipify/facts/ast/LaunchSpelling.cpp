// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/ast/LaunchSpelling.h"

//   k << < g, b >> > (p);    ->   k <<<  g, b >>>  (p);
//   operator<< <T>(out)           stays: no launch

namespace hipify {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

// Where the third `mark` of those from `at` on ends; npos when there are no three, but for blanks.
std::size_t endOfThree(std::string_view text, std::size_t at, char mark) {
  for (int more = 0; more < 2; ++more) {
    at = text.find_first_not_of(kBlanks, at + 1);
    if (at == std::string_view::npos || text[at] != mark) return std::string_view::npos;
  }
  return at + 1;
}

// Moves the blanks among the marks in [begin, end) behind them.
void join(std::string& text, std::size_t begin, std::size_t end, char mark) {
  std::string blanks = text.substr(begin, end - begin);
  std::erase(blanks, mark);
  text.replace(begin, end - begin, std::string(3, mark) + blanks);
}

// The closing marks that arguments follow, before the statement ends.
void joinEnd(std::string& text, std::size_t from) {
  for (std::size_t at = text.find_first_of(">;", from); at != std::string::npos && text[at] == '>';
       at = text.find_first_of(">;", at + 1)) {
    const std::size_t end = endOfThree(text, at, '>');
    const std::size_t after = end == std::string::npos ? end : text.find_first_not_of(kBlanks, end);
    if (after != std::string::npos && text[after] == '(') return join(text, at, end, '>');
  }
}

}  // namespace

std::string joinLaunches(std::string_view text) {
  constexpr std::string_view kOperator = "operator";
  std::string result(text);
  for (std::size_t at = result.find('<'); at != std::string::npos; at = result.find('<', at + 1)) {
    const std::size_t end = endOfThree(result, at, '<');
    if (end == std::string::npos) continue;
    const std::size_t word = result.find_last_not_of(kBlanks, at == 0 ? 0 : at - 1);
    if (word != std::string::npos && std::string_view(result).substr(0, word + 1).ends_with(kOperator)) continue;
    if (end > at + 3) join(result, at, end, '<');
    joinEnd(result, at + 3);
    at = end;
  }
  return result;
}

}  // namespace hipify
