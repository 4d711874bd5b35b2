// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/pipeline/WriteReports.h"

#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>

#include "hipify/output/Writer.h"
#include "hipify/report/Reports.h"

namespace hipify {

namespace {

namespace fs = std::filesystem;

const auto kStart = std::chrono::steady_clock::now();

double secondsSinceStart() { return std::chrono::duration<double>(std::chrono::steady_clock::now() - kStart).count(); }

bool stderrHasColours() {
  const char* terminal = std::getenv("TERM");
  const char* off = std::getenv("NO_COLOR");
  return isatty(STDERR_FILENO) == 1 && (off == nullptr || *off == '\0') && terminal != nullptr &&
         std::string_view(terminal) != "dumb";
}

void write(const std::string& file, const std::string& text, Outcome& outcome) {
  if (file.empty()) {
    outcome.report += text;
  } else if (const Status status = writeFile(file, text); !status) {
    outcome.errors.push_back(status.error().message);
  }
}

/// hipify-clang's places: beside nothing, in the folder of outputs or where the program runs.
std::string statisticsFile(const Report& report, const Options& options) {
  std::string name = options.statisticsFile.value_or("");
  if (name.empty()) {
    name = report.files.size() == 1 ? fs::path(report.files.front().path).filename().string() + ".csv" : "sum_stat.csv";
  }
  return options.outputFolder ? (fs::path(*options.outputFolder) / name).string() : name;
}

}  // namespace

void writeReports(std::vector<FileReport> files, const Options& options, Outcome& outcome) {
  const auto requests = parseReports(options.reports, options.reportFile.value_or(""));
  if (!requests) {
    outcome.errors.push_back(requests.error().message);
    return;
  }
  const Report report = makeReport(std::move(files), secondsSinceStart());
  for (const ReportRequest& request : *requests) {
    const ReportStyle style{.remarks = !options.quiet,
                            .excerpts = !options.noExcerpts,
                            .colours = request.file.empty() && stderrHasColours()};
    if (request.format != ReportFormat::None) {
      write(request.file, formatReport(report, request.format, style), outcome);
    }
  }
  if (options.printStats) {
    outcome.report += statisticsText(report);
  }
  if (options.stats) {
    outcome.report += resolutionText(report);
  }
  if (options.printStatsCsv || options.statisticsFile) {
    write(statisticsFile(report, options), statisticsCsv(report), outcome);
  }
}

}  // namespace hipify
