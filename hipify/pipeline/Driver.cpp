// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/pipeline/Driver.h"

#include <cstdio>
#include <filesystem>

#include "hipify/api/ApiTable.h"
#include "hipify/output/Writer.h"
#include "hipify/pipeline/Translation.h"
#include "hipify/report/Report.h"
#include "hipify/source/SourceFile.h"

namespace hipify {

namespace {

namespace fs = std::filesystem;

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

class Run {
 public:
  explicit Run(const Options& options) : options(options) {
    settings.rules.launchMacro = options.launchMacro;
    settings.rules.rocLibraries = options.roc;
    settings.includeDirectories = options.includeDirectories;
  }

  int files() {
    for (const std::string& input : options.inputs) {
      if (const Status status = file(input); !status) {
        printError(status.error().message);
        failed = true;
      }
    }
    return finish();
  }

 private:
  Status file(const std::string& input) {
    const Expected<std::string> text = readSource(input);
    if (!text) {
      return text.error();
    }
    const Translation translation = translate(input, *text, settings);
    workLeft = workLeft || translation.leavesWork();
    const std::string target = targetFor(input);
    reports.push_back(makeFileReport(translation, *text, target));
    if (options.noOutput) {
      return {};
    }
    if (options.diff) {
      print(stdout, unifiedDiff(*text, translation.output, "a/" + input, "b/" + input));
      return {};
    }
    if (target.empty()) {
      print(stdout, translation.output);
      return {};
    }
    if (options.inPlace) {
      if (translation.output == *text) {
        return {};
      }
      if (const Status status = options.noBackup ? Status() : keepBackup(input); !status) {
        return status;
      }
    }
    return writeFile(target, translation.output);
  }

  // Where a translation is written, empty for stdout.
  std::string targetFor(const std::string& input) const {
    if (options.inPlace) {
      return input;
    }
    if (options.outputFolder) {
      return (fs::path(*options.outputFolder) / fs::path(input).filename()).string() + ".hip";
    }
    return options.output.value_or("");
  }

  int finish() {
    const std::string format = options.report.value_or("text");
    std::string text;
    if (format == "json") {
      text = jsonReport(reports);
    } else if (format == "text") {
      text = textReport(reports, {.remarks = !options.quiet, .statistics = options.printStats});
    }
    if (options.reportFile) {
      if (const Status status = writeFile(*options.reportFile, text); !status) {
        printError(status.error().message);
        failed = true;
      }
    } else {
      print(stderr, text);
    }
    return failed ? kFailed : workLeft ? kWorkLeft : kAllTranslated;
  }

  const Options& options;
  TranslationOptions settings;
  std::vector<FileReport> reports;
  bool failed = false;
  bool workLeft = false;
};

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
  if (options.output && options.inputs.size() > 1) {
    printError("-o names one file, but several inputs are given; -o-dir names a folder");
    return kFailed;
  }
  return Run(options).files();
}

}  // namespace hipify
