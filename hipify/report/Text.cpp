// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <fmt/format.h>

#include "hipify/report/Report.h"

namespace hipify {

FileReport makeFileReport(const Translation& translation, std::string_view text, std::string outputPath) {
  FileReport report;
  report.path = translation.path;
  report.outputPath = std::move(outputPath);
  report.converted = translation.converted;
  report.unconverted = translation.unconverted;
  report.launchCount = translation.launchCount;
  report.parsed = translation.parsed;
  const LineIndex lines(text);
  for (const Diagnostic& diagnostic : translation.diagnostics) {
    report.entries.push_back({diagnostic, lines.position(diagnostic.offset)});
  }
  return report;
}

namespace {

unsigned total(const std::map<std::string, unsigned, std::less<>>& counts) {
  unsigned sum = 0;
  for (const auto& [name, count] : counts) {
    sum += count;
  }
  return sum;
}

void statistics(const FileReport& file, std::string& out) {
  const unsigned converted = total(file.converted);
  const unsigned left = total(file.unconverted);
  out += fmt::format("{}: {} of {} uses of CUDA names converted, {} kernel launches\n", file.path, converted,
                     converted + left, file.launchCount);
  for (const auto& [name, count] : file.unconverted) {
    out += fmt::format("  left: {} ({})\n", name, count);
  }
}

}  // namespace

std::string textReport(const std::vector<FileReport>& files, const ReportStyle& style) {
  std::string out;
  unsigned warnings = 0;
  unsigned remarks = 0;
  unsigned filesWithWork = 0;
  for (const FileReport& file : files) {
    const unsigned before = warnings;
    for (const auto& [diagnostic, position] : file.entries) {
      const Severity severity = severityOf(diagnostic.id);
      const bool isRemark = severity == Severity::Remark;
      ++(isRemark ? remarks : warnings);
      if (isRemark && !style.remarks) {
        continue;
      }
      const std::string place = fmt::format("{}:{}:{}", file.path, position.line, position.column);
      out += fmt::format("{}: {}: {} [{}]\n", place, severityText(severity), diagnostic.message, idText(diagnostic.id));
      if (!diagnostic.hint.empty()) {
        out += fmt::format("{}: note: {}\n", place, diagnostic.hint);
      }
    }
    filesWithWork += warnings != before ? 1 : 0;
    if (style.statistics) {
      statistics(file, out);
    }
  }
  if (style.remarks && (files.size() > 1 || warnings + remarks > 0)) {
    out += fmt::format("hipify: {} file{} translated, {} with something left for a person ({} warning{}, {} remark{})\n",
                       files.size(), files.size() == 1 ? "" : "s", filesWithWork, warnings, warnings == 1 ? "" : "s",
                       remarks, remarks == 1 ? "" : "s");
  }
  return out;
}

}  // namespace hipify
