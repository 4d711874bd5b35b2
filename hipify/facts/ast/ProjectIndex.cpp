// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/ast/ProjectIndex.h"

// Which -I directories would make the includes of a file resolve, found with no build file:
//   src/main.cu: #include "util/timer.h"     project has  lib/include/util/timer.h
//   -> -I lib/include, the directory before the part that was spelled.
// Of several candidates the one that shares the longest path with the file wins.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <set>
#include <sstream>
#include <system_error>

namespace hipify {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxFiles = 400;      // followed for one guess
constexpr std::size_t kMaxIndexed = 200000;  // a root this large is not one project
const std::set<std::string> kExtensions{"",    ".h",   ".hh",  ".hpp", ".hxx", ".cuh", ".cu",
                                        ".c",  ".cc",  ".cpp", ".cxx", ".inc", ".inl", ".ipp",
                                        ".tcc"};

bool readFile(const std::string& path, std::string& text) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return false;
  std::ostringstream all;
  all << in.rdbuf();
  text = std::move(all).str();
  return true;
}

std::string_view skipBlanks(std::string_view line) {
  const std::size_t start = line.find_first_not_of(" \t");
  return start == std::string_view::npos ? std::string_view() : line.substr(start);
}

// Calls `use(directive)` with what follows the `#` of each directive line.
template <class Use>
void forEachDirective(std::string_view text, Use use) {
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const std::string_view line = skipBlanks(text.substr(0, end));
    if (!line.empty() && line.front() == '#') use(skipBlanks(line.substr(1)));
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  }
}

std::string normal(const fs::path& path) { return path.lexically_normal().string(); }

std::size_t commonPrefix(std::string_view a, std::string_view b) {
  return static_cast<std::size_t>(
      std::mismatch(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(std::min(a.size(), b.size())),
                    b.begin()).first - a.begin());
}

bool endsWith(std::string_view text, std::string_view end) {
  return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

}  // namespace

std::vector<std::string> includesOf(std::string_view text) {
  std::vector<std::string> includes;
  forEachDirective(text, [&](std::string_view directive) {
    if (directive.substr(0, 7) != "include") return;
    const std::string_view name = skipBlanks(directive.substr(7));
    if (name.empty() || (name[0] != '"' && name[0] != '<')) return;
    const std::size_t end = name.find(name[0] == '"' ? '"' : '>', 1);
    if (end != std::string_view::npos && end > 1) includes.emplace_back(name.substr(0, end));
  });
  return includes;
}

bool testsMacro(std::string_view text, std::string_view name) {
  bool found = false;
  forEachDirective(text, [&](std::string_view directive) {
    const bool conditional = directive.substr(0, 2) == "if" || directive.substr(0, 2) == "el";
    found = found || (conditional && directive.find(name) != std::string_view::npos);
  });
  return found;
}

ProjectIndex::ProjectIndex(const std::string& root) {
  std::error_code error;
  std::size_t count = 0;
  fs::recursive_directory_iterator file(root, fs::directory_options::skip_permission_denied, error);
  for (const fs::recursive_directory_iterator end; !error && file != end && count < kMaxIndexed;
       file.increment(error)) {
    const std::string name = file->path().filename().string();
    std::error_code ignored;
    if (file->is_directory(ignored)) {
      if (name.size() > 1 && name[0] == '.') file.disable_recursion_pending();
    } else if (kExtensions.count(file->path().extension().string()) != 0) {
      pathsByName_[name].push_back(normal(file->path()));
      ++count;
    }
  }
}

std::shared_ptr<const ProjectIndex> ProjectIndex::shared(const std::string& root) {
  static std::mutex mutex;
  static std::unordered_map<std::string, std::shared_ptr<const ProjectIndex>> indexes;
  const std::lock_guard lock(mutex);
  std::shared_ptr<const ProjectIndex>& index = indexes[root];
  if (!index) index = std::make_shared<const ProjectIndex>(root);
  return index;
}

ProjectIndex::Guess ProjectIndex::guess(
    const std::string& path, std::string_view text, const std::vector<std::string>& given,
    const std::function<bool(std::string_view)>& known) const {
  Guess guess;
  std::set<std::string> seen{path};
  std::vector<std::pair<std::string, std::string>> work{{path, std::string(text)}};
  const auto follow = [&](const std::string& header) {
    std::string content;
    if (seen.size() < kMaxFiles && seen.insert(header).second && readFile(header, content))
      work.emplace_back(header, std::move(content));
  };
  const auto findIn = [&](const std::vector<std::string>& directories, const std::string& name) {
    return std::any_of(directories.begin(), directories.end(), [&](const std::string& directory) {
      const fs::path candidate = fs::path(directory) / name;
      std::error_code ignored;
      if (!fs::is_regular_file(candidate, ignored)) return false;
      follow(normal(candidate));
      return true;
    });
  };
  while (!work.empty()) {
    const auto [file, content] = std::move(work.back());
    work.pop_back();
    guess.testsArchitecture = guess.testsArchitecture || testsMacro(content, "__CUDA_ARCH__");
    for (const std::string& include : includesOf(content)) {
      const std::string name = include.substr(1);
      const bool quoted = include[0] == '"';
      if (quoted && findIn({fs::path(file).parent_path().string()}, name)) continue;
      if (known(name) || findIn(given, name) || findIn(guess.directories, name)) continue;
      const auto candidates = pathsByName_.find(fs::path(name).filename().string());
      if (candidates == pathsByName_.end()) continue;
      // The part of the include that is a path downwards: "../inc/a.h" ends with inc/a.h.
      std::string tail = normal(name);
      while (tail.compare(0, 3, "../") == 0) tail.erase(0, 3);
      const std::string* best = nullptr;
      for (const std::string& candidate : candidates->second)
        if (endsWith(candidate, "/" + tail) &&
            (!best || commonPrefix(candidate, path) > commonPrefix(*best, path)))
          best = &candidate;
      if (!best) continue;
      guess.directories.push_back(best->substr(0, best->size() - tail.size() - 1));
      follow(*best);
    }
  }
  return guess;
}

}  // namespace hipify
