// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/pipeline/Driver.h"

#include <algorithm>
#include <cstdio>
#include <optional>

#include "hipify/api/ApiTable.h"
#include "hipify/pipeline/OptionPages.h"
#include "hipify/pipeline/Run.h"
#include "hipify/report/Report.h"

namespace hipify {

namespace {

void print(std::FILE* stream, std::string_view text) { std::fwrite(text.data(), 1, text.size(), stream); }

void printError(const std::string& message) { print(stderr, "hipify: error: " + message + "\n"); }

int explain(const std::string& name) {
  const std::string text = explainName(name);
  if (!text.empty()) {
    print(stdout, text);
    return kAllTranslated;
  }
  std::string message = "CUDA has no such name (" + name + ")";
  const auto names = ApiTable::suggestions(name, 3);
  for (std::size_t i = 0; i < names.size(); ++i) {
    message += (i == 0 ? "; do you mean " : ", ") + std::string(names[i]);
  }
  printError(message + (names.empty() ? "" : "?"));
  return kFailed;
}

int printText(const std::string& text, const std::string& otherwise) {
  if (text.empty()) {
    printError(otherwise);
    return kFailed;
  }
  print(stdout, text);
  return kAllTranslated;
}

// md, csv: the overview; blas, md:blas, csv:blas: the page of a library.
int printTable(std::string_view what) {
  const bool csv = what.substr(0, 3) == "csv" && (what.size() == 3 || what[3] == ':');
  const bool md = what.substr(0, 2) == "md" && (what.size() == 2 || what[2] == ':');
  const std::string_view library = csv || md ? what.substr(std::min<std::size_t>(what.size(), csv ? 4 : 3)) : what;
  if (library.empty()) {
    return printText(coverageTable(csv), "");
  }
  std::string names;
  for (const std::string& name : libraryNames()) {
    names += (names.empty() ? "" : ", ") + name;
  }
  return printText(coveragePage(library, csv),
                   "the table has no such library (" + std::string(library) + "); it has " + names);
}

// What is asked for instead of a translation; nothing when a translation is asked for.
std::optional<int> answer(const Options& options) {
  if (options.help) {
    return printText(helpText(), "");
  }
  if (options.man) {
    return printText(manPage(), "");
  }
  if (options.completion) {
    return printText(completionScript(*options.completion),
                     "there is no completion for this shell (" + *options.completion + "); it is bash or zsh");
  }
  if (options.version) {
    return printText("hipify " ISTHMUS_VERSION "\n", "");
  }
  if (options.explain) {
    return explain(*options.explain);
  }
  if (options.printTable) {
    return printTable(*options.printTable);
  }
  return std::nullopt;
}

}  // namespace

int runDriver(const Options& options) {
  if (const std::optional<int> status = answer(options)) {
    return *status;
  }
  if (!options.quiet) {
    for (const std::string& note : options.notes) {
      print(stderr, "hipify: note: " + note + "\n");
    }
  }
  const Expected<Plan> plan = makePlan(options);
  if (!plan) {
    printError(plan.error().message);
    return kFailed;
  }
  const Outcome outcome = runPlan(*plan, options);
  print(stdout, outcome.output);
  for (const std::string& message : outcome.errors) {
    printError(message);
  }
  print(stderr, outcome.report);
  return !outcome.errors.empty() ? kFailed : outcome.workLeft ? kWorkLeft : kAllTranslated;
}

}  // namespace hipify
