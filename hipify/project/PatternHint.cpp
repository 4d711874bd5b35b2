// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Of a sequence, the run of plain characters or the group that says most is taken; of alternatives,
// all of them are. What may be absent (`?`, `*`, `{`) and what only looks around says nothing.
//
//   \bset\s*\(\s*(CUDA_ARCH|CUDA_HOST)\b      CUDA_ARCH or CUDA_HOST
//   -arch=\S+                                 -arch=
//   (a|\w+)                                   nothing known

#include "hipify/project/PatternHint.h"

#include <algorithm>
#include <cctype>

namespace hipify {

namespace {

using Words = std::vector<std::string>;

std::size_t shortest(const Words& words) {
  std::size_t length = words.empty() ? 0 : std::string::npos;
  for (const std::string& word : words) {
    length = std::min(length, word.size());
  }
  return length;
}

class Reader {
 public:
  explicit Reader(std::string_view pattern) : pattern(pattern) {}

  // One of the words of each alternative up to the end or the closing parenthesis.
  Words alternatives() {
    Words all;
    bool known = true;
    for (;;) {
      const Words words = sequence();
      known = known && !words.empty();
      all.insert(all.end(), words.begin(), words.end());
      if (at == pattern.size() || pattern[at] == ')') {
        return known ? all : Words();
      }
      ++at;  // the bar
    }
  }

 private:
  Words sequence() {
    Words best;
    std::string run;
    const auto offer = [&](Words words) {
      if (shortest(words) > shortest(best)) {
        best = std::move(words);
      }
    };
    const auto endRun = [&] {
      if (!run.empty()) {
        offer({run});
      }
      run.clear();
    };
    while (at < pattern.size() && pattern[at] != '|' && pattern[at] != ')') {
      const char c = pattern[at++];
      if (c == '(') {
        endRun();
        Words words = group();
        if (!mayBeAbsent()) {
          offer(std::move(words));
        }
      } else if (c == '[') {
        endRun();
        skipClass();
      } else if (c == '{') {
        endRun();
        at = std::min(pattern.find('}', at), pattern.size() - 1) + 1;
      } else if (const char plain = plainCharacter(c); plain != '\0') {
        if (mayBeAbsent()) {
          endRun();
        } else {
          run += plain;
        }
      } else {
        endRun();
      }
    }
    endRun();
    return best;
  }

  // Behind the opening parenthesis; past the closing one.
  Words group() {
    const bool special = pattern.substr(at, 1) == "?";
    const bool looksAround = special && pattern.substr(at, 2) != "?:";
    at += special ? 2 : 0;
    Words words = alternatives();
    at = std::min(at + 1, pattern.size());
    return looksAround ? Words() : words;
  }

  void skipClass() {
    at += pattern.substr(at, 1) == "^" ? 1 : 0;
    while (at < pattern.size() && pattern[at] != ']') {
      at += pattern[at] == '\\' ? 2 : 1;
    }
    at = std::min(at + 1, pattern.size());
  }

  bool mayBeAbsent() const {
    return at < pattern.size() && (pattern[at] == '?' || pattern[at] == '*' || pattern[at] == '{');
  }

  // The character that `c` stands for, NUL when it stands for several or for none.
  char plainCharacter(char c) {
    if (c == '\\' && at < pattern.size()) {
      const char escaped = pattern[at++];
      return std::isalnum(static_cast<unsigned char>(escaped)) != 0 ? '\0' : escaped;
    }
    return std::string_view("\\^$.*+?{}|").find(c) == std::string_view::npos ? c : '\0';
  }

  std::string_view pattern;
  std::size_t at = 0;
};

}  // namespace

PatternHint::PatternHint(std::string_view pattern) : oneOf(Reader(pattern).alternatives()) {}

bool PatternHint::mayMatch(std::string_view text) const {
  return oneOf.empty() || std::any_of(oneOf.begin(), oneOf.end(), [&](const std::string& word) {
           return text.find(word) != std::string_view::npos;
         });
}

}  // namespace hipify
