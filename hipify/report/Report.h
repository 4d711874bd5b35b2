// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_REPORT_REPORT_H
#define HIPIFY_REPORT_REPORT_H

// What a run has to say, computed once; each format (Text, Json, Sarif, Html, Statistics) only writes it.

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "hipify/pipeline/Translation.h"
#include "hipify/report/Readiness.h"
#include "hipify/report/Tally.h"
#include "hipify/source/SourceFile.h"

namespace hipify {

struct FileReport {
  struct Entry {
    Diagnostic diagnostic;
    Position position, end;
  };
  struct LostPlace {
    Loss loss;
    Position position;
  };
  std::string path;
  std::string outputPath;  // empty: not written to a file
  std::string_view text;   // the source; outlives the report
  std::vector<Entry> entries;
  Tally tally;
  ReadinessByBackend readiness;
  unsigned launchCount = 0;
  bool parsed = false;
  Resolution resolution;
  std::vector<LostPlace> losses;

  bool leavesWork() const;
  const Readiness& on(Backend backend) const { return readiness[static_cast<std::size_t>(backend)]; }
};

FileReport makeFileReport(const Translation& translation, std::string_view text, std::string outputPath);

struct NameTotal {
  std::uint32_t row = 0;
  unsigned converted = 0, left = 0, files = 0;
};

struct BackendTotal {
  struct Cause : Reason {
    unsigned files = 0;
  };
  std::array<unsigned, kLevelCount> files = {};  // by Level
  std::vector<Cause> causes;                     // worst first, then by the number of files

  unsigned at(Level level) const { return files[static_cast<std::size_t>(level)]; }
};

struct Report {
  std::vector<FileReport> files;
  std::vector<NameTotal> names;                   // in the order of the table
  std::array<unsigned, kDiagnosticCount> ids = {};  // how many of each
  std::array<BackendTotal, kBackendCount> backends;
  unsigned converted = 0, left = 0, launches = 0;
  unsigned filesWithWork = 0, warnings = 0, remarks = 0;  // an error counts as a warning
  unsigned parsedFiles = 0;
  Resolution resolution;  // without the losses, which are the files'
  double seconds = 0;
  // The host function in use that came to HIP last, and the version that brought it; may be empty.
  std::string_view hipVersion, hipVersionName;

  const BackendTotal& on(Backend backend) const { return backends[static_cast<std::size_t>(backend)]; }
};

Report makeReport(std::vector<FileReport> files, double seconds);

struct ReportStyle {
  bool remarks = true;   // remarks and the summary
  bool excerpts = true;  // the line of each diagnostic, with a caret and its fix-it
  bool colours = false;
};

/// Clang's format: `file:line:column: warning: message [id]`, hints as notes; then a summary.
std::string textReport(const Report& report, const ReportStyle& style);

/// The summary alone, without colours.
std::string textSummary(const Report& report);

/// docs/report.schema.json; fields are only ever added.
std::string jsonReport(const Report& report, bool compact = false);

/// SARIF 2.1.0. Files below `folder` are named relative to it.
std::string sarifReport(const Report& report, const std::string& folder);

/// One page without any reference to another file.
std::string htmlReport(const Report& report);

/// What parses bound to declarations, and what they lost, by cause.
std::string resolutionText(const Report& report);

/// Counts by type, API and name in the shape of ROCm's hipify-clang, as text and as CSV.
std::string statisticsText(const Report& report);
std::string statisticsCsv(const Report& report);

/// What the table says about a name, for a person; empty when there is no such name.
std::string explainName(std::string_view name);

/// Rows supported and total by library, as a Markdown table or as CSV.
std::string coverageTable(bool csv);

/// The names of one library, each with versions, counterpart, status and note; empty when there is no such library.
std::string coveragePage(std::string_view library, bool csv);

/// The libraries of the table, sorted.
std::vector<std::string> libraryNames();

}  // namespace hipify

#endif
