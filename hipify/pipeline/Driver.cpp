// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/pipeline/Driver.h"

#include <cstdio>

#include "hipify/api/ApiTable.h"
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

}  // namespace

int runDriver(const Options& options) {
  if (options.help) {
    print(stdout, helpText());
    return kAllTranslated;
  }
  if (options.version) {
    print(stdout, "hipify " ISTHMUS_VERSION "\n");
    return kAllTranslated;
  }
  if (options.explain) {
    return explain(*options.explain);
  }
  if (options.printTable) {
    print(stdout, coverageTable(*options.printTable == "csv"));
    return kAllTranslated;
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
