// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Build files are translated by a table of patterns (BuildRules.def) over the text between
// comments, then names of renamed sources are followed:
//
//   NVCC = nvcc -arch=sm_70 -Xcompiler -Wall        NVCC = hipcc  -Wall
//   app: main.cu                               ->   app: main.hip

#include "hipify/project/BuildFile.h"

#include <algorithm>
#include <regex>
#include <vector>

namespace hipify {

namespace {

enum class Applies : std::uint8_t { Any, Make, CMake };

struct BuildRule {
  Applies applies;
  std::regex pattern;
  std::string replacement;
};

// The boundaries of a compiler option are groups 1 and the look-ahead.
std::string flagPattern(const char* pattern) {
  return R"((^|[\s"'=;,(:>])()" + std::string(pattern) + R"()(?=$|[\s"';,)>\\]))";
}

const std::vector<BuildRule>& rules() {
  static const std::vector<BuildRule> table = {
#define HIPIFY_BUILD(kind, pattern, replacement) {Applies::kind, std::regex(pattern), replacement},
#define HIPIFY_FLAG(pattern, replacement) {Applies::Any, std::regex(flagPattern(pattern)), "$1" replacement},
#include "hipify/project/BuildRules.def"
  };
  return table;
}

std::string applyRules(std::string text, BuildFileKind kind) {
  const Applies wanted = kind == BuildFileKind::CMake ? Applies::CMake : Applies::Make;
  for (const BuildRule& rule : rules()) {
    if (rule.applies == Applies::Any || rule.applies == wanted) {
      text = std::regex_replace(text, rule.pattern, rule.replacement);
    }
  }
  return text;
}

bool isNameCharacter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || std::string_view("_-./%*+$(){}").find(c) != std::string_view::npos;
}

// main.cu, %.cu, *.cu, $(NAME).cu, and a bare .cu suffix; not other.cu of another project.
std::string followRenames(const std::string& text, const std::set<std::string>& renamed) {
  constexpr std::string_view kSuffix = ".cu";
  std::string out;
  std::size_t copied = 0;
  for (std::size_t at = text.find(kSuffix); at != std::string::npos; at = text.find(kSuffix, at + 1)) {
    const std::size_t end = at + kSuffix.size();
    if (end < text.size() && (std::isalnum(static_cast<unsigned char>(text[end])) != 0 || text[end] == '_')) {
      continue;
    }
    std::size_t start = at;
    while (start > 0 && isNameCharacter(text[start - 1])) {
      --start;
    }
    const std::string stem = text.substr(start, at - start);
    const std::string name = stem.substr(stem.rfind('/') + 1) + ".cu";
    const bool pattern = name == ".cu" || name.find_first_of("%*$(){}") != std::string::npos;
    if (pattern || renamed.count(name) != 0) {
      out += text.substr(copied, at - copied) + ".hip";
      copied = end;
    }
  }
  return out + text.substr(copied);
}

// Where the comment that begins on this line starts, its length when there is none.
std::size_t commentStart(std::string_view line) {
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    quoted = quoted != (line[i] == '"' && (i == 0 || line[i - 1] != '\\'));
    if (line[i] == '#' && !quoted && (i == 0 || line[i - 1] != '\\')) {
      return i;
    }
  }
  return line.size();
}

}  // namespace

BuildFileKind buildFileKind(std::string_view fileName) {
  if (fileName == "CMakeLists.txt" || fileName.ends_with(".cmake")) {
    return BuildFileKind::CMake;
  }
  const bool make = fileName == "Makefile" || fileName == "makefile" || fileName == "GNUmakefile" ||
                    fileName.starts_with("Makefile.") || fileName.ends_with(".mk") || fileName.ends_with(".make");
  return make ? BuildFileKind::Make : BuildFileKind::None;
}

std::string translateBuildFile(std::string_view text, BuildFileKind kind, const std::set<std::string>& renamed) {
  std::string out;
  std::string code;  // text since the last comment
  const auto flush = [&] {
    const std::string translated = applyRules(code, kind);
    out += renamed.empty() ? translated : followRenames(translated, renamed);
    code.clear();
  };
  while (!text.empty()) {
    const std::size_t newline = text.find('\n');
    const std::size_t length = newline == std::string_view::npos ? text.size() : newline + 1;
    const std::string_view line = text.substr(0, length);
    const std::size_t comment = commentStart(line);
    code += line.substr(0, comment);
    if (comment < line.size()) {
      flush();
      out += line.substr(comment);
    }
    text.remove_prefix(length);
  }
  flush();
  return out;
}

}  // namespace hipify
