// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/report/Report.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <tuple>

#include "hipify/api/ApiTable.h"

namespace hipify {

namespace {

/// 6.2.0 as a number that compares; 0 for what is no version. A library counts its own versions.
unsigned versionNumber(std::string_view text) {
  unsigned parts[3] = {};
  for (unsigned& part : parts) {
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), part);
    text.remove_prefix(static_cast<std::size_t>(rest - text.data()));
    text.remove_prefix(text.empty() ? 0 : 1);
  }
  return (parts[0] * 1000 + parts[1]) * 1000 + parts[2];
}

void addNames(const FileReport& file, std::map<std::uint32_t, NameTotal>& totals) {
  for (const NameUses& uses : file.tally.names) {
    NameTotal& total = totals[uses.row];
    total.row = uses.row;
    total.converted += uses.converted;
    total.left += uses.left;
    ++total.files;
  }
}

void countBackend(const std::vector<FileReport>& files, Backend backend, BackendTotal& total) {
  std::map<std::string_view, BackendTotal::Cause> causes;
  for (const FileReport& file : files) {
    const Readiness& readiness = file.on(backend);
    ++total.files[static_cast<std::size_t>(readiness.level)];
    for (const Reason& reason : readiness.reasons) {
      BackendTotal::Cause& cause = causes[reason.text];
      cause.text = reason.text;
      cause.level = reason.level;
      cause.uses += reason.uses;
      ++cause.files;
    }
  }
  for (auto& [text, cause] : causes) {
    total.causes.push_back(std::move(cause));
  }
  std::sort(total.causes.begin(), total.causes.end(), [](const auto& a, const auto& b) {
    return std::tie(b.level, b.files, b.uses, a.text) < std::tie(a.level, a.files, a.uses, b.text);
  });
}

void findHipVersion(Report& report) {
  unsigned newest = 0;
  for (const NameTotal& name : report.names) {
    const ApiRow row = ApiTable::row(name.row);
    const unsigned version = versionNumber(row.hipAdded);
    if (name.converted > 0 && row.supported() && row.kind == ApiKind::Function && version > newest) {
      newest = version;
      report.hipVersion = row.hipAdded;
      report.hipVersionName = row.hipName;
    }
  }
}

}  // namespace

bool FileReport::leavesWork() const {
  return std::any_of(entries.begin(), entries.end(),
                     [](const Entry& entry) { return severityOf(entry.diagnostic.id) != Severity::Remark; });
}

FileReport makeFileReport(const Translation& translation, std::string_view text, std::string outputPath) {
  FileReport report;
  report.path = translation.path;
  report.outputPath = std::move(outputPath);
  report.text = text;
  report.tally = translation.tally;
  report.launchCount = translation.launchCount;
  report.parsed = translation.parsed;
  report.resolution = translation.resolution;
  if (!translation.diagnostics.empty() || !translation.resolution.losses.empty()) {
    const LineIndex lines(text);
    for (const Loss& loss : translation.resolution.losses) {
      report.losses.push_back({loss, lines.position(loss.range.begin)});
    }
    for (const Diagnostic& diagnostic : translation.diagnostics) {
      const Range range = diagnostic.range();
      report.entries.push_back({diagnostic, lines.position(range.begin), lines.position(range.end)});
    }
  }
  report.readiness = assess(translation.diagnostics, translation.tally.names);
  return report;
}

Report makeReport(std::vector<FileReport> files, double seconds) {
  Report report;
  report.files = std::move(files);
  report.seconds = seconds;
  std::map<std::uint32_t, NameTotal> names;
  for (const FileReport& file : report.files) {
    for (const FileReport::Entry& entry : file.entries) {
      ++report.ids[static_cast<std::size_t>(entry.diagnostic.id)];
      ++(severityOf(entry.diagnostic.id) == Severity::Remark ? report.remarks : report.warnings);
    }
    report.converted += file.tally.converted();
    report.left += file.tally.left();
    report.launches += file.launchCount;
    report.parsedFiles += file.parsed ? 1 : 0;
    report.resolution.launches += file.resolution.launches;
    report.resolution.boundLaunches += file.resolution.boundLaunches;
    report.resolution.names += file.resolution.names;
    report.resolution.boundNames += file.resolution.boundNames;
    report.filesWithWork += file.leavesWork() ? 1 : 0;
    addNames(file, names);
  }
  for (const auto& [row, total] : names) {
    report.names.push_back(total);
  }
  for (const Backend backend : kBackends) {
    countBackend(report.files, backend, report.backends[static_cast<std::size_t>(backend)]);
  }
  findHipVersion(report);
  return report;
}

}  // namespace hipify
