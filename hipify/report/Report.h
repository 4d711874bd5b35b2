// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_REPORT_REPORT_H
#define HIPIFY_REPORT_REPORT_H

#include <string>
#include <string_view>
#include <vector>

#include "hipify/pipeline/Translation.h"
#include "hipify/source/SourceFile.h"

namespace hipify {

/// What the report says about one file; positions are already lines and columns.
struct FileReport {
  struct Entry {
    Diagnostic diagnostic;
    Position position;
  };
  std::string path;
  std::string outputPath;  // empty: not written to a file
  std::vector<Entry> entries;
  std::map<std::string, unsigned, std::less<>> converted, unconverted;
  unsigned launchCount = 0;
  bool parsed = false;
};

FileReport makeFileReport(const Translation& translation, std::string_view text, std::string outputPath);

struct ReportStyle {
  bool remarks = true;     // remarks and the summary line
  bool statistics = false;
};

/// Clang's format: `file:line:column: warning: message [id]`, hints as notes.
std::string textReport(const std::vector<FileReport>& files, const ReportStyle& style);

/// One object with `schemaVersion`, `summary` and `files`; fields are only ever added.
std::string jsonReport(const std::vector<FileReport>& files);

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
