// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A unified diff. A translation changes lines here and there, so equal lines are found by walking
// both texts and, at a difference, looking for the nearest pair of equal lines ahead:
//
//   a b c      a X c     ->   " a" "-b" "+X" " c"

#include <algorithm>
#include <vector>

#include "hipify/output/Writer.h"

namespace hipify {

namespace {

constexpr std::size_t kContext = 3;
constexpr std::size_t kLookAhead = 400;

std::vector<std::string_view> splitLines(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t newline = text.find('\n');
    const std::size_t length = newline == std::string_view::npos ? text.size() : newline + 1;
    lines.push_back(text.substr(0, length));
    text.remove_prefix(length);
  }
  return lines;
}

struct Line {
  char mark;
  std::string_view text;
};

// The distances to skip on both sides to come to equal lines again; the smallest sum wins.
std::pair<std::size_t, std::size_t> nextMatch(const std::vector<std::string_view>& before, std::size_t i,
                                              const std::vector<std::string_view>& after, std::size_t j) {
  const std::size_t left = before.size() - i;
  const std::size_t right = after.size() - j;
  for (std::size_t sum = 1; sum <= std::min(left + right, kLookAhead); ++sum) {
    for (std::size_t a = 0; a <= std::min(sum, left); ++a) {
      const std::size_t b = sum - a;
      if (b <= right && ((a == left && b == right) || (a < left && b < right && before[i + a] == after[j + b]))) {
        return {a, b};
      }
    }
  }
  return {left, right};
}

std::vector<Line> compare(const std::vector<std::string_view>& before, const std::vector<std::string_view>& after) {
  std::vector<Line> script;
  std::size_t i = 0;
  std::size_t j = 0;
  while (i < before.size() || j < after.size()) {
    if (i < before.size() && j < after.size() && before[i] == after[j]) {
      script.push_back({' ', before[i]});
      ++i;
      ++j;
      continue;
    }
    auto [skipBefore, skipAfter] = nextMatch(before, i, after, j);
    for (; skipBefore > 0; --skipBefore) {
      script.push_back({'-', before[i++]});
    }
    for (; skipAfter > 0; --skipAfter) {
      script.push_back({'+', after[j++]});
    }
  }
  return script;
}

std::string span(std::size_t start, std::size_t length) {
  return std::to_string(length == 0 ? start : start + 1) + (length == 1 ? "" : "," + std::to_string(length));
}

}  // namespace

std::string unifiedDiff(std::string_view before, std::string_view after, const std::string& beforeName,
                        const std::string& afterName) {
  const std::vector<Line> script = compare(splitLines(before), splitLines(after));
  std::string out;
  std::size_t beforeLine = 0;
  std::size_t afterLine = 0;
  for (std::size_t at = 0; at < script.size();) {
    if (script[at].mark == ' ') {
      ++at;
      ++beforeLine;
      ++afterLine;
      continue;
    }
    // The hunk reaches until more than two contexts of equal lines follow.
    std::size_t stop = at;
    for (std::size_t scan = at; scan < script.size() && scan <= stop + 2 * kContext; ++scan) {
      stop = script[scan].mark == ' ' ? stop : scan;
    }
    const std::size_t lead = std::min(at, kContext);
    const std::size_t begin = at - lead;
    const std::size_t end = std::min(stop + 1 + kContext, script.size());
    std::string body;
    std::size_t removed = 0;
    std::size_t added = 0;
    for (std::size_t line = begin; line < end; ++line) {
      removed += script[line].mark != '+' ? 1 : 0;
      added += script[line].mark != '-' ? 1 : 0;
      body += script[line].mark;
      body += script[line].text;
      if (script[line].text.back() != '\n') {
        body += "\n\\ No newline at end of file\n";
      }
    }
    if (out.empty()) {
      out = "--- " + beforeName + "\n+++ " + afterName + "\n";
    }
    out += "@@ -" + span(beforeLine - lead, removed) + " +" + span(afterLine - lead, added) + " @@\n" + body;
    beforeLine += removed - lead;
    afterLine += added - lead;
    at = end;
  }
  return out;
}

}  // namespace hipify
