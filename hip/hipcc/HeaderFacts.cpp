// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/hipcc/HeaderFacts.h"

#include <sys/stat.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <set>

#include "hip/hipcc/System.h"

namespace hipcc {

namespace {

using Names = std::set<std::string, std::less<>>;

bool isWordCharacter(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

void addWords(std::string_view text, Names& words) {
  for (std::size_t at = 0; at < text.size();) {
    if (!isWordCharacter(text[at])) {
      ++at;
      continue;
    }
    const std::size_t begin = at;
    while (at < text.size() && isWordCharacter(text[at])) ++at;
    const std::string_view word = text.substr(begin, at - begin);
    if (!std::isdigit(static_cast<unsigned char>(word[0])) && !words.contains(word)) words.emplace(word);
  }
}

/// Of #include, #include_next, __has_include: in any branch.
void addIncludedNames(std::string_view text, Names& names) {
  constexpr std::string_view kInclude = "include";
  for (std::size_t at = 0; (at = text.find(kInclude, at)) != text.npos;) {
    at += kInclude.size();
    const std::size_t open = text.find_first_of("<\"\n", at);
    if (open == text.npos || text[open] == '\n') continue;
    const std::size_t close = text.find_first_of(">\"\n", open + 1);
    if (close != text.npos && text[close] != '\n') names.emplace(text.substr(open + 1, close - open - 1));
  }
}

/// The ends of a path by which it may have been included, where the name was made by a macro.
void addEnds(const std::string& path, Names& names) {
  std::size_t at = path.size();
  for (int parts = 0; parts < 3 && at != path.npos && at > 0; ++parts) {
    at = path.rfind('/', at - 1);
    if (at != path.npos) names.insert(path.substr(at + 1));
  }
}

/// Directories whose entries are versions: clang takes the headers of the newest one.
void addVersionDirectories(const std::string& path, Names& directories) {
  for (std::size_t at = 0; (at = path.find('/', at)) != path.npos; ++at) {
    const std::size_t end = path.find('/', at + 1);
    if (end == path.npos || end == at + 1) continue;
    if (std::all_of(path.begin() + at + 1, path.begin() + end, [](unsigned char c) { return std::isdigit(c); }))
      directories.insert(path.substr(0, at));
  }
}

/// Of a line of kind F: behind size and time.
std::string_view pathIn(std::string_view line) {
  const std::size_t size = line.find(' ');
  const std::size_t time = size == line.npos ? line.npos : line.find(' ', size + 1);
  return time == line.npos ? std::string_view() : line.substr(time + 1);
}

}  // namespace

std::string stampOf(const std::string& path) {
  struct stat found;
  if (stat(path.c_str(), &found)) return {};
  const long long time = found.st_mtim.tv_sec * 1'000'000'000LL + found.st_mtim.tv_nsec;
  return std::to_string(S_ISDIR(found.st_mode) ? 0 : found.st_size) + ' ' + std::to_string(time);
}

Arguments filesOf(std::string_view rule) {
  Arguments files;
  std::string word;
  auto end = [&] {
    if (!word.empty()) files.push_back(std::move(word));
    word.clear();
  };
  const std::size_t colon = rule.find(": ");
  for (std::size_t at = colon == rule.npos ? rule.size() : colon + 1; at < rule.size(); ++at) {
    const char next = at + 1 < rule.size() ? rule[at + 1] : '\n';
    if (rule[at] == '\\' && next == '\n') ++at, end();
    else if (rule[at] == '\\' && (next == ' ' || next == '#')) word += rule[++at];
    else if (rule[at] == '$' && next == '$') word += rule[++at];
    else if (std::isspace(static_cast<unsigned char>(rule[at]))) end();
    else word += rule[at];
  }
  end();
  return files;
}

std::string headerFacts(const std::string& key, const Arguments& files) {
  Names inputs(files.begin(), files.end()), names, words;
  RealSystem system;
  for (const std::string& file : files) {
    const std::optional<std::string> text = system.read(file);
    if (!text) return {};
    addWords(*text, words);
    addIncludedNames(*text, names);
    addEnds(file, names);
    addVersionDirectories(file, inputs);
  }
  std::string facts = "A " + key + '\n';
  for (const std::string& input : inputs) facts += "F " + stampOf(input) + ' ' + input + '\n';
  for (const std::string& name : names) facts += "N " + name + '\n';
  for (const std::string& word : words) facts += "W " + word + '\n';
  return facts;
}

std::vector<std::string_view> HeaderFacts::lines(char kind) const {
  std::vector<std::string_view> found;
  const std::string_view text = text_;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    if (text[at] == kind) found.push_back(text.substr(at + 2, end - at - 2));
    else if (text[at] > kind) break;  // kinds are in order
    at = end + 1;
  }
  return found;
}

bool HeaderFacts::hold(const std::string& key) const {
  if (!text_.starts_with("A " + key + '\n')) return false;
  const std::vector<std::string_view> files = lines('F');
  return !files.empty() && std::all_of(files.begin(), files.end(), [](std::string_view line) {
    const std::string path(pathIn(line));
    return stampOf(path) + ' ' + path == line;
  });
}

bool HeaderFacts::mention(std::string_view word) const {
  return text_.find("\nW " + std::string(word) + '\n') != std::string::npos;
}

bool HeaderFacts::areShadowedBy(const Arguments& directories) const {
  if (directories.empty()) return false;
  namespace fs = std::filesystem;
  std::error_code ignored;
  std::set<fs::path> own;
  for (std::string_view line : lines('F')) own.insert(fs::weakly_canonical(pathIn(line), ignored));
  for (const std::string& directory : directories)
    for (std::string_view name : lines('N')) {
      const fs::path file = fs::path(directory) / name;
      if (fs::exists(file, ignored) && !own.contains(fs::weakly_canonical(file, ignored))) return true;
    }
  return false;
}

}  // namespace hipcc
