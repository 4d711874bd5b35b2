// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// How much of real programs the tolerant parse resolves:
//   hipify_ast_stats --root DIR [--each-root] [--jobs N] [--unresolved OUT] [--users OUT] < files
// --unresolved lists the tokens without a fact, --users CUDA's names that are the user's here.
// A token counts when it is in a region that a parse saw: the `<<<` of launches, and identifiers
// of the table of CUDA names with a spelling of their own. "alone": by the parse of its own file;
// "union": by any parse of the run. Times are of the processor with one job, else of the wall.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>

#include "clang/Basic/LangOptions.h"
#include "clang/Lex/Lexer.h"
#include "hipify/api/ApiTable.h"
#include "hipify/facts/ast/AstSession.h"
#include "llvm/Support/Regex.h"

namespace {

using hipify::AstFacts;
using hipify::AstFileFacts;

struct Options {
  std::string root, unresolved, users, cache;
  bool eachRoot = false;  // a file's project is its own directory, not the root
  unsigned jobs = 1;
};

struct Result {
  std::string path, text;
  std::vector<std::uint32_t> launches, names;  // tokens of the text
  AstFacts facts;
  double milliseconds = 0;
};

struct Count {
  std::size_t all = 0, alone = 0, united = 0;
  void add(const Count& more) {
    all += more.all;
    alone += more.alone;
    united += more.united;
  }
  double share(std::size_t part) const {
    return all == 0 ? 100.0 : 100.0 * static_cast<double>(part) / static_cast<double>(all);
  }
};

// The name of a header may be that of a function: curand.
bool isInclude(const std::string& text, std::uint32_t offset) {
  const std::size_t start = text.find_first_not_of(" \t", text.rfind('\n', offset) + 1);
  return start != std::string::npos && text[start] == '#' && text.find("include", start) < offset;
}

bool isScored(llvm::StringRef name) {
  static const llvm::Regex spelling("^(cu|CU|nv|NV|nccl|__|atomic[A-Z]|tex[123C])");
  if (!spelling.match(name)) return false;
  const std::uint32_t number = hipify::ApiTable::find({name.data(), name.size()});
  if (number == hipify::ApiTable::kNone) return false;
  const hipify::ApiKind kind = hipify::ApiTable::row(number).kind;
  return kind != hipify::ApiKind::Macro && kind != hipify::ApiKind::Header &&
         kind != hipify::ApiKind::Namespace;
}

void lex(Result& result) {
  clang::LangOptions language;
  language.CPlusPlus = language.CPlusPlus11 = language.CPlusPlus17 = language.CUDA = true;
  language.LineComment = language.Bool = true;
  const char* begin = result.text.c_str();
  clang::Lexer lexer(clang::SourceLocation(), language, begin, begin, begin + result.text.size());
  clang::Token token;
  do {
    lexer.LexFromRawLexer(token);
    const auto offset =
        static_cast<std::uint32_t>(lexer.getBufferLocation() - begin - token.getLength());
    if (token.is(clang::tok::lesslessless)) result.launches.push_back(offset);
    if (token.is(clang::tok::raw_identifier) && isScored(token.getRawIdentifier()) &&
        !isInclude(result.text, offset))
      result.names.push_back(offset);
  } while (token.isNot(clang::tok::eof));
}

bool isActive(const AstFileFacts& facts, std::uint32_t offset) {
  return std::none_of(facts.inactive.begin(), facts.inactive.end(), [&](const auto& range) {
    return range.begin <= offset && offset < range.end;
  });
}

bool hasLaunch(const AstFileFacts& facts, std::uint32_t offset) {
  return std::any_of(facts.launches.begin(), facts.launches.end(),
                     [&](const auto& launch) { return launch.offset == offset; });
}

bool hasName(const AstFileFacts& facts, std::uint32_t offset) {
  return facts.bindings.count(offset) != 0;
}

void printToken(std::ostream& out, const Result& result, std::uint32_t offset) {
  const auto line = std::count(result.text.begin(), result.text.begin() + offset, '\n') + 1;
  const std::string rest = result.text.substr(offset, 40);
  out << result.path << ':' << line << ": " << rest.substr(0, rest.find('\n')) << '\n';
}

template <class Has>
Count countOf(const std::vector<std::uint32_t>& tokens, const AstFileFacts& alone,
              const AstFileFacts& united, const Result& result, std::ostream& unresolved, Has has) {
  Count count;
  for (const std::uint32_t offset : tokens) {
    if (!isActive(alone, offset)) continue;
    ++count.all;
    if (has(alone, offset)) ++count.alone;
    if (has(united, offset)) {
      ++count.united;
    } else {
      printToken(unresolved, result, offset);
    }
  }
  return count;
}

void report(std::vector<Result>& results, double wall, std::ostream& unresolved,
            std::ostream& users) {
  AstFacts all;
  for (const Result& result : results) {
    AstFacts copy = result.facts;
    unite(all, std::move(copy));
  }
  Count launches, names;
  std::size_t clean = 0, goodAlone = 0, goodUnited = 0;
  std::vector<double> times;
  for (Result& result : results) {
    const AstFileFacts& alone = result.facts.files[result.path];
    const AstFileFacts& united = all.files[result.path];
    const Count l = countOf(result.launches, alone, united, result, unresolved, hasLaunch);
    const Count n = countOf(result.names, alone, united, result, unresolved, hasName);
    for (const std::uint32_t offset : result.names) {
      const auto name = united.bindings.find(offset);
      if (name != united.bindings.end() && name->second == hipify::Binding::User)
        printToken(users, result, offset);
    }
    Count both = l;
    both.add(n);
    clean += result.facts.errorCount == 0;
    goodAlone += both.share(both.alone) >= 99;
    goodUnited += both.share(both.united) >= 99;
    launches.add(l);
    names.add(n);
    times.push_back(result.milliseconds);
  }
  std::sort(times.begin(), times.end());
  std::sort(results.begin(), results.end(), [](const Result& a, const Result& b) {
    return a.milliseconds > b.milliseconds;
  });
  const auto files = static_cast<double>(std::max<std::size_t>(results.size(), 1));
  const auto quantile = [&](double q) {
    return times.empty() ? 0.0 : times[static_cast<std::size_t>(q * static_cast<double>(times.size() - 1))];
  };
  std::printf("files %zu, without errors %.1f %%, >=99 %% alone %.1f %%, union %.1f %%\n",
              results.size(), 100.0 * static_cast<double>(clean) / files,
              100.0 * static_cast<double>(goodAlone) / files,
              100.0 * static_cast<double>(goodUnited) / files);
  std::printf("launches %zu: alone %.2f %%, union %.2f %%\n", launches.all,
              launches.share(launches.alone), launches.share(launches.united));
  std::printf("names %zu: alone %.2f %%, union %.2f %%\n", names.all, names.share(names.alone),
              names.share(names.united));
  std::printf("ms per file: median %.1f, p95 %.1f, max %.1f; wall %.0f ms\n", quantile(0.5),
              quantile(0.95), quantile(1.0), wall);
  for (std::size_t i = 0; i < std::min<std::size_t>(results.size(), 5); ++i)
    std::printf("slow: %.0f ms, %u errors, %s\n", results[i].milliseconds,
                results[i].facts.errorCount, results[i].path.c_str());
}

Options parseOptions(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    const std::string value = i + 1 < argc ? argv[i + 1] : "";
    if (word == "--root") options.root = value, ++i;
    else if (word == "--unresolved") options.unresolved = value, ++i;
    else if (word == "--users") options.users = value, ++i;
    else if (word == "--cache") options.cache = value, ++i;
    else if (word == "--jobs") options.jobs = static_cast<unsigned>(std::stoul(value)), ++i;
    else if (word == "--each-root") options.eachRoot = true;
  }
  return options;
}

}  // namespace

int main(int argc, char** argv) {
  using Clock = std::chrono::steady_clock;
  const auto since = [](Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
  };
  const Options options = parseOptions(argc, argv);
  std::vector<Result> results;
  for (std::string path; std::getline(std::cin, path);) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    results.emplace_back();
    results.back().path = std::filesystem::path(path).lexically_normal().string();
    results.back().text = text.str();
    lex(results.back());
  }
  const auto start = Clock::now();
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i; (i = next++) < results.size();) {
      Result& result = results[i];
      hipify::AstOptions ast;
      ast.projectRoot = options.eachRoot
                            ? std::filesystem::path(result.path).parent_path().string()
                            : options.root;
      ast.cacheDirectory = options.cache;
      auto session = hipify::AstSession::create(std::move(ast));
      if (!session) {
        std::fprintf(stderr, "%s\n", session.error().message.c_str());
        std::_Exit(1);
      }
      if (i == 0) (*session)->parse("/warm.cu", "");
      const auto begin = Clock::now();
      const std::clock_t processor = std::clock();
      result.facts = (*session)->parse(result.path, result.text);
      result.milliseconds =
          options.jobs == 1 ? 1000.0 * static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC
                            : since(begin);
    }
  };
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < options.jobs; ++i) threads.emplace_back(work);
  for (std::thread& thread : threads) thread.join();
  const double wall = since(start);
  std::ofstream unresolved(options.unresolved.empty() ? "/dev/null" : options.unresolved);
  std::ofstream users(options.users.empty() ? "/dev/null" : options.users);
  report(results, wall, unresolved, users);
}
