// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Build files are translated by a table of patterns (BuildRules.def) over each rule, assignment or
// command, then names of renamed sources are followed, then what is left of CUDA is reported:
//
//   NVCC = nvcc -arch=sm_70 -Xcompiler -Wall        NVCC = hipcc -Wall
//   app: main.cu                               ->   app: main.hip
//   	nvprof ./app                                	nvprof ./app       warning: [hip-build-file]

#include "hipify/project/BuildFile.h"

#include <algorithm>
#include <regex>
#include <tuple>

#include "hipify/facts/Markers.h"
#include "hipify/project/BuildPieces.h"
#include "hipify/project/PatternHint.h"
#include "hipify/project/TrackedText.h"

namespace hipify {

namespace {

enum class Applies : std::uint8_t { Any, Make, CMake, Other };

bool matches(Applies applies, BuildFileKind kind) {
  switch (kind) {
    case BuildFileKind::Make: return applies == Applies::Any || applies == Applies::Make;
    case BuildFileKind::CMake: return applies == Applies::Any || applies == Applies::CMake;
    default: return applies == Applies::Other;
  }
}

struct BuildRule {
  Applies applies;
  bool isFlag;  // group 1 is what stands before it; gone without a trace if nothing replaces it
  PatternHint hint;
  std::regex pattern;
  std::string replacement;
};

struct BuildReport {
  Applies applies;
  PatternHint found;
  std::regex pattern;  // group 1 is what the report is about
  std::string message, hint;
};

struct FileName {
  BuildFileKind kind;
  std::regex pattern;
};

std::string flagPattern(const char* pattern) {
  return R"((^|[\s"'=;,(:>])()" + std::string(pattern) + R"()(?=$|[\s"';,)>\\]))";
}

struct Tables {
  std::vector<BuildRule> rules;
  std::vector<BuildReport> reports;
};

const Tables& tables() {
  static const Tables result = [] {
    Tables made;
    made.rules = {
#define HIPIFY_BUILD(kind, pattern, replacement) {Applies::kind, false, PatternHint(pattern), std::regex(pattern), replacement},
#define HIPIFY_FLAG(pattern, replacement) {Applies::Any, true, PatternHint(pattern), std::regex(flagPattern(pattern)), "$1" replacement},
#define HIPIFY_REPORT(kind, pattern, message, hint)
#define HIPIFY_NAME(kind, pattern)
#include "hipify/project/BuildRules.def"
    };
    made.reports = {
#define HIPIFY_BUILD(kind, pattern, replacement)
#define HIPIFY_FLAG(pattern, replacement)
#define HIPIFY_REPORT(kind, pattern, message, hint) {Applies::kind, PatternHint(pattern), std::regex(pattern), message, hint},
#define HIPIFY_NAME(kind, pattern)
#include "hipify/project/BuildRules.def"
    };
    return made;
  }();
  return result;
}

const std::vector<FileName>& fileNames() {
  static const std::vector<FileName> names = {
#define HIPIFY_BUILD(kind, pattern, replacement)
#define HIPIFY_FLAG(pattern, replacement)
#define HIPIFY_REPORT(kind, pattern, message, hint)
#define HIPIFY_NAME(kind, pattern) {BuildFileKind::kind, std::regex(pattern)},
#include "hipify/project/BuildRules.def"
  };
  return names;
}

bool isBlank(const std::string& text, std::size_t at) { return at < text.size() && (text[at] == ' ' || text[at] == '\t'); }

// A removed option takes one of the blanks around it along, but not the tab of a recipe.
void removeFlag(TrackedText& piece, std::size_t boundary, std::size_t flag, std::size_t length) {
  const std::string& text = piece.text();
  std::size_t end = flag + length;
  const bool startsLine = boundary == 0 || text[boundary - 1] == '\n';
  if (flag > boundary && isBlank(text, boundary) && !startsLine) {
    piece.replace(boundary, end - boundary, "");
    return;
  }
  while (isBlank(text, end)) {
    ++end;
  }
  piece.replace(flag, end - flag, "");
}

void applyRule(const BuildRule& rule, TrackedText& piece) {
  std::size_t from = 0;
  std::smatch match;
  while (from <= piece.text().size()) {
    const auto begin = piece.text().cbegin() + static_cast<std::ptrdiff_t>(from);
    const auto flags = from == 0 ? std::regex_constants::match_default : std::regex_constants::match_prev_avail;
    if (!std::regex_search(begin, piece.text().cend(), match, rule.pattern, flags)) {
      return;
    }
    const std::size_t at = from + static_cast<std::size_t>(match.position(0));
    const auto length = static_cast<std::size_t>(match.length(0));
    const std::string by = match.format(rule.replacement);
    if (rule.isFlag && by.size() == static_cast<std::size_t>(match.length(1))) {
      removeFlag(piece, at, at + by.size(), length - by.size());
      from = at;
    } else {
      piece.replace(at, length, by);
      from = at + std::max<std::size_t>(by.size(), 1);
    }
  }
}

bool isNameCharacter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || std::string_view("_-./%*+$(){}").find(c) != std::string_view::npos;
}

// main.cu, %.cu, *.cu, $(NAME).cu, and a bare .cu suffix; not other.cu of another project.
void followRenames(TrackedText& piece, const std::set<std::string>& renamed) {
  constexpr std::string_view kSuffix = ".cu";
  for (std::size_t at = piece.text().find(kSuffix); at != std::string::npos; at = piece.text().find(kSuffix, at + 1)) {
    const std::string& text = piece.text();
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
      piece.replace(at, kSuffix.size(), ".hip");
    }
  }
}

// EXT = cu with .$(EXT) elsewhere: the suffix of the renamed sources under a name.
void followSuffixVariables(std::string_view whole, TrackedText& piece) {
  static const std::regex kAssignment(R"(^\s*(\w+)\s*[:?]?=\s*(cu)\s*$)");
  std::smatch match;
  if (piece.text().size() < 200 && std::regex_match(piece.text(), match, kAssignment)) {
    const std::string name = match.str(1);
    if (whole.find(".$(" + name + ")") != std::string_view::npos || whole.find(".${" + name + "}") != std::string_view::npos) {
      piece.replace(static_cast<std::size_t>(match.position(2)), 2, "hip");
    }
  }
}

// FindCUDA's flags are a list, CMAKE_HIP_FLAGS is a string of words.
void spaceFlags(TrackedText& piece) {
  static const std::regex kCommand(R"(^\s*(string\s*\(\s*APPEND|set\s*\()\s*CMAKE_HIP_FLAGS)");
  if (!std::regex_search(piece.text(), kCommand)) {
    return;
  }
  int expressions = 0;
  for (std::size_t at = 0; at < piece.text().size(); ++at) {
    const char c = piece.text()[at];
    expressions += c == '<' && at > 0 && piece.text()[at - 1] == '$' ? 1 : c == '>' && expressions > 0 ? -1 : 0;
    if (c == ';' && expressions == 0) {
      piece.replace(at, 1, " ");
    }
  }
}

// nvcc links device code whenever objects hold some; hipcc is told to.
class DeviceLinks {
 public:
  explicit DeviceLinks(std::string_view text) {
    static const std::regex kSeparate(R"((^|\s)(-dc|--device-c)(?=\s|$))");
    static const std::regex kCompiler(R"((^|\n)\s*(\w+)\s*[:?]?=[^\n]{0,200}nvcc\b)");
    if (text.find("-dc") == std::string_view::npos && text.find("--device-c") == std::string_view::npos) {
      return;
    }
    const std::string whole(text.substr(0, kLongestText));
    wanted = std::regex_search(whole, kSeparate);
    for (std::sregex_iterator found(whole.begin(), whole.end(), kCompiler), end; found != end; ++found) {
      compilers += "|\\$[({]" + found->str(2) + "[)}]";
    }
    recipe = std::regex(R"(^\t\s*[@-]?(?:hipcc)" + compilers + R"()(?=\s))");
  }

  void apply(TrackedText& piece) const {
    static const std::regex kNoLink(R"((^|\s)(-c|-M|-MM|-E|-S|--genco|-fgpu-rdc)(?=\s|$))");
    std::smatch match;
    const std::string& text = piece.text();
    if (wanted && std::regex_search(text, match, recipe) && !std::regex_search(text, kNoLink) &&
        text.find(" -o") != std::string::npos) {
      piece.replace(static_cast<std::size_t>(match.position(0) + match.length(0)), 0, " -fgpu-rdc --hip-link");
    }
  }

 private:
  static constexpr std::size_t kLongestText = 1U << 16;
  bool wanted = false;
  std::string compilers;
  std::regex recipe;
};

void reportRest(const TrackedText& piece, BuildFileKind kind, std::vector<Diagnostic>& diagnostics) {
  for (const BuildReport& report : tables().reports) {
    if (!matches(report.applies, kind) || !report.found.mayMatch(piece.text())) {
      continue;
    }
    for (std::sregex_iterator found(piece.text().begin(), piece.text().end(), report.pattern), end; found != end; ++found) {
      const auto at = static_cast<std::size_t>(found->position(1));
      diagnostics.push_back({DiagnosticId::BuildFile, piece.origin(at), found->format(report.message), report.hint});
    }
  }
}

// include ../config.mk, include(../config.cmake), add_subdirectory(../lib)
void findIncludes(std::string_view piece, std::uint32_t offset, BuildFileKind kind, std::vector<BuildInclude>& includes) {
  static const std::regex kMake(R"(^[-s]?include[ \t]+([^\s$#]+))");
  static const std::regex kCMake(R"(^\s*(?:include|add_subdirectory)\s*\(\s*([^\s$"()]+))");
  std::cmatch match;
  if (kind != BuildFileKind::Other &&
      std::regex_search(piece.data(), piece.data() + piece.size(), match, kind == BuildFileKind::Make ? kMake : kCMake)) {
    includes.push_back({offset + static_cast<std::uint32_t>(match.position(1)), match.str(1)});
  }
}

// Pieces without any of these hold nothing that a rule looks for.
bool mayHoldCuda(std::string_view text) {
  constexpr std::string_view kHints[] = {"cu", "CU", "nv", "NV", " -", "\t-", "=-", "\"-", "cmake_minimum", ":-", ";-", "Cu"};
  return std::any_of(std::begin(kHints), std::end(kHints),
                     [&](std::string_view hint) { return text.find(hint) != std::string_view::npos; });
}

// CUDA's libraries come in one package, HIP's in one each: those whose targets the file names.
void findPackages(std::string& text) {
  static const std::regex kTarget(R"(\b(?:(?:roc|hip)::(hip(?:blaslt|blas|sparse|solver|rand|fft))w?|(hiprtc)::hiprtc)\b)");
  constexpr std::string_view kPackage = "find_package(hip REQUIRED)";
  const std::size_t at = text.find(kPackage);
  if (at == std::string::npos) {
    return;
  }
  std::set<std::string> packages;
  for (std::sregex_iterator found(text.begin(), text.end(), kTarget), end; found != end; ++found) {
    packages.insert(found->str(1) + found->str(2));
  }
  std::string lines;
  for (const std::string& package : packages) {
    if (text.find("find_package(" + package + " ") == std::string::npos) {
      lines += "\nfind_package(" + package + " REQUIRED)";
    }
  }
  text.insert(at + kPackage.size(), lines);
}

// CMake takes .cu for CUDA by its name; a source that keeps the name must be told to be HIP.
constexpr std::string_view kKeptNames =
    "\n# Sources keep their name .cu and are HIP.\n"
    "file(GLOB_RECURSE hip_sources_named_cu CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cu)\n"
    "set_source_files_properties(${hip_sources_named_cu} PROPERTIES LANGUAGE HIP)\n";

bool compilesKeptNames(std::string_view text) {
  return text.find(".cu") != std::string_view::npos && text.find("add_") != std::string_view::npos &&
         text.find("hip_sources_named_cu") == std::string_view::npos;
}

}  // namespace

BuildFileKind buildFileKind(std::string_view fileName) {
  for (const FileName& row : fileNames()) {
    if (fileName.size() < 256 && std::regex_match(fileName.begin(), fileName.end(), row.pattern)) {
      return row.kind;
    }
  }
  return BuildFileKind::None;
}

BuildTranslation translateBuildFile(std::string_view text, BuildFileKind kind, const std::set<std::string>& renamed) {
  BuildTranslation result;
  const std::vector<BuildPiece> pieces = splitBuildFile(text, kind);
  std::vector<Range> comments;
  for (const BuildPiece& piece : pieces) {
    if (piece.isComment) {
      comments.push_back(piece.range);
    }
  }
  const Markers markers = findMarkers(text, comments);
  for (const MarkerProblem& problem : markers.problems) {
    result.diagnostics.push_back({DiagnosticId::Marker, problem.offset, problem.message, {}});
  }
  const DeviceLinks deviceLinks(kind == BuildFileKind::Make ? text : std::string_view());
  for (const BuildPiece& part : pieces) {
    const std::string_view original = text.substr(part.range.begin, part.range.length());
    if (!part.isComment) {
      findIncludes(original, part.range.begin, kind, result.includes);
    }
    if (part.isComment || markers.covers(part.range) || !mayHoldCuda(original)) {
      result.output += original;
      continue;
    }
    TrackedText piece(original, part.range.begin);
    for (const BuildRule& rule : tables().rules) {
      if (matches(rule.applies, kind) && rule.hint.mayMatch(piece.text())) {
        applyRule(rule, piece);
      }
    }
    deviceLinks.apply(piece);
    spaceFlags(piece);
    if (kind != BuildFileKind::Other && !renamed.empty()) {
      followRenames(piece, renamed);
      followSuffixVariables(text, piece);
    }
    reportRest(piece, kind, result.diagnostics);
    result.output += piece.text();
  }
  if (kind == BuildFileKind::CMake && result.output != text) {
    findPackages(result.output);
  }
  if (kind == BuildFileKind::CMake && renamed.empty() && compilesKeptNames(result.output) && result.output != text) {
    result.output += kKeptNames;
  }
  std::sort(result.diagnostics.begin(), result.diagnostics.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return std::tie(a.offset, a.message) < std::tie(b.offset, b.message);
  });
  return result;
}

}  // namespace hipify
