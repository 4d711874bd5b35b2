// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A pattern becomes the list of its names, and a path matches it name by name:
//
//   build/        **, build      (folders only)
//   /gen/*.cu     gen, *.cu
//   a/**/b        a, **, b

#include "hipify/project/IgnoreRules.h"

namespace hipify {

namespace {

using Parts = std::vector<std::string>;

Parts split(std::string_view path) {
  Parts parts;
  while (!path.empty()) {
    const std::size_t slash = path.find('/');
    if (slash != 0) {
      parts.emplace_back(path.substr(0, slash));
    }
    path.remove_prefix(slash == std::string_view::npos ? path.size() : slash + 1);
  }
  return parts;
}

// [abc], [a-z], [!abc]: the length of the class at the front of the pattern, 0 when it is none.
std::size_t matchClass(std::string_view pattern, char c, bool& matched) {
  const std::size_t close = pattern.find(']', pattern.size() > 1 && (pattern[1] == '!' || pattern[1] == '^') ? 3 : 2);
  if (close == std::string_view::npos) {
    return 0;
  }
  const bool inverted = pattern[1] == '!' || pattern[1] == '^';
  matched = false;
  for (std::size_t i = inverted ? 2 : 1; i < close; ++i) {
    if (i + 2 < close && pattern[i + 1] == '-') {
      matched = matched || (pattern[i] <= c && c <= pattern[i + 2]);
      i += 2;
    } else {
      matched = matched || pattern[i] == c;
    }
  }
  matched = matched != inverted;
  return close + 1;
}

// The bytes of the pattern that match one byte of a name, 0 when they do not.
std::size_t matchOne(std::string_view pattern, char c) {
  if (pattern.empty()) {
    return 0;
  }
  if (pattern[0] == '[') {
    bool matched = false;
    if (const std::size_t length = matchClass(pattern, c, matched)) {
      return matched ? length : 0;
    }
  }
  if (pattern[0] == '\\' && pattern.size() > 1) {
    return pattern[1] == c ? 2 : 0;
  }
  return pattern[0] == '?' || pattern[0] == c ? 1 : 0;
}

bool matchName(std::string_view pattern, std::string_view name) {
  std::size_t p = 0;
  std::size_t n = 0;
  std::size_t star = std::string_view::npos;  // behind the last star, and where it was tried
  std::size_t tried = 0;
  while (n < name.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = ++p;
      tried = n;
    } else if (const std::size_t length = matchOne(pattern.substr(p), name[n])) {
      p += length;
      ++n;
    } else if (star != std::string_view::npos) {
      p = star;
      n = ++tried;
    } else {
      return false;
    }
  }
  while (p < pattern.size() && pattern[p] == '*') {
    ++p;
  }
  return p == pattern.size();
}

bool matchParts(const Parts& pattern, std::size_t p, const Parts& path, std::size_t n) {
  for (; p < pattern.size(); ++p, ++n) {
    if (pattern[p] == "**") {
      for (std::size_t skip = n; skip <= path.size(); ++skip) {
        // a/** is everything inside a, not a itself.
        if (p + 1 == pattern.size() ? skip == path.size() && skip > n : matchParts(pattern, p + 1, path, skip)) {
          return true;
        }
      }
      return false;
    }
    if (n >= path.size() || !matchName(pattern[p], path[n])) {
      return false;
    }
  }
  return n == path.size();
}

}  // namespace

void IgnoreRules::addFile(std::string_view text, const std::string& folder) {
  while (!text.empty()) {
    const std::size_t newline = text.find('\n');
    addPattern(text.substr(0, newline), folder);
    text.remove_prefix(newline == std::string_view::npos ? text.size() : newline + 1);
  }
}

void IgnoreRules::addPattern(std::string_view line, const std::string& folder) {
  while (!line.empty() && (line.back() == ' ' || line.back() == '\t' || line.back() == '\r') &&
         (line.size() < 2 || line[line.size() - 2] != '\\')) {
    line.remove_suffix(1);
  }
  if (line.empty() || line[0] == '#') {
    return;
  }
  Rule rule;
  rule.takesBack = line[0] == '!';
  line.remove_prefix(rule.takesBack ? 1 : 0);
  rule.foldersOnly = !line.empty() && line.back() == '/';
  line.remove_suffix(rule.foldersOnly ? 1 : 0);
  if (line.empty()) {
    return;
  }
  const bool tied = line.find('/') != std::string_view::npos;
  for (const std::string& part : split(folder)) {
    std::string literal;
    for (const char c : part) {
      literal += std::string_view("*?[\\").find(c) == std::string_view::npos ? std::string() : "\\";
      literal += c;
    }
    rule.parts.push_back(std::move(literal));
  }
  if (!tied) {
    rule.parts.emplace_back("**");
  }
  for (std::string& part : split(line)) {
    rule.parts.push_back(std::move(part));
  }
  rules.push_back(std::move(rule));
}

bool IgnoreRules::ignoresAlone(const std::string& path, bool isFolder) const {
  const Parts parts = split(path);
  for (auto rule = rules.rbegin(); rule != rules.rend(); ++rule) {
    if ((isFolder || !rule->foldersOnly) && matchParts(rule->parts, 0, parts, 0)) {
      return !rule->takesBack;
    }
  }
  return false;
}

bool IgnoreRules::ignores(const std::string& path, bool isFolder) const {
  for (std::size_t slash = path.find('/'); slash != std::string::npos; slash = path.find('/', slash + 1)) {
    if (ignoresAlone(path.substr(0, slash), true)) {
      return true;
    }
  }
  return ignoresAlone(path, isFolder);
}

}  // namespace hipify
