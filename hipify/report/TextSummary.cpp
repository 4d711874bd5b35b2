// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "hipify/api/ApiTable.h"
#include "hipify/report/Report.h"

namespace hipify {

namespace {

std::string counted(std::size_t number, std::string_view noun) {
  return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

std::string percent(unsigned part, unsigned all) {
  // 99.96 is not 100: a person looks for the rest.
  const unsigned thousandths = all == 0 ? 1000 : static_cast<unsigned>(1000ULL * part / all);
  return fmt::format("{}.{} %", thousandths / 10, thousandths % 10);
}

std::string firstLine(const Report& report) {
  return fmt::format("hipify: {} translated, {} with something left for a person ({}, {})\n",
                     counted(report.files.size(), "file"), report.filesWithWork, counted(report.warnings, "warning"),
                     counted(report.remarks, "remark"));
}

void numbers(const Report& report, std::string& out) {
  out += fmt::format("  {:<12} {} of {} converted ({})\n", "CUDA names", report.converted,
                     counted(report.converted + report.left, "use"), percent(report.converted, report.converted + report.left));
  out += fmt::format("  {:<12} {}\n", "launches", report.launches);
}

void leftByApi(const Report& report, std::string& out) {
  constexpr std::size_t kMost = 10;
  std::vector<NameTotal> left;
  std::copy_if(report.names.begin(), report.names.end(), std::back_inserter(left),
               [](const NameTotal& name) { return name.left > 0; });
  if (left.empty()) {
    return;
  }
  std::sort(left.begin(), left.end(),
            [](const NameTotal& a, const NameTotal& b) { return std::tie(b.left, a.row) < std::tie(a.left, b.row); });
  out += fmt::format("  names left: {}\n", left.size());
  std::size_t width = 0;
  for (std::size_t i = 0; i < std::min(left.size(), kMost); ++i) {
    width = std::max(width, ApiTable::row(left[i].row).cudaName.size());
  }
  for (std::size_t i = 0; i < std::min(left.size(), kMost); ++i) {
    const ApiRow row = ApiTable::row(left[i].row);
    out += fmt::format("    {:<{}} {:>5} in {}{}{}\n", row.cudaName, width, left[i].left, counted(left[i].files, "file"),
                       row.note.empty() ? "" : ": ", row.note);
  }
  if (left.size() > kMost) {
    out += fmt::format("    and {} more; --report=json lists all\n", left.size() - kMost);
  }
}

void byId(const Report& report, std::string& out) {
  if (report.warnings + report.remarks == 0) {
    return;
  }
  out += "  diagnostics\n";
  for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Remark}) {
    for (std::size_t i = 0; i < kDiagnosticCount; ++i) {
      const auto id = static_cast<DiagnosticId>(i);
      if (report.ids[i] > 0 && severityOf(id) == severity) {
        out += fmt::format("    {:<24} {:>5}  {}\n", idText(id), report.ids[i], summaryText(id));
      }
    }
  }
}

void byBackend(const Report& report, std::string& out) {
  constexpr std::size_t kMost = 3;
  out += fmt::format("  {:<10}{:>7}{:>10}{:>12}   {}\n", "backend", "ready", "to check", "needs work", "most often because of");
  for (const Backend backend : kBackends) {
    const BackendTotal& total = report.on(backend);
    std::string causes;
    for (std::size_t i = 0; i < std::min(total.causes.size(), kMost); ++i) {
      causes += fmt::format("{}{} ({})", i == 0 ? "" : "; ", total.causes[i].text, total.causes[i].files);
    }
    const std::size_t more = total.causes.size() - std::min(total.causes.size(), kMost);
    causes += more > 0 ? fmt::format("; {} more", more) : "";
    std::string line = fmt::format("  {:<10}{:>7}{:>10}{:>12}   {}", backendName(backend), total.at(Level::Ready),
                                   total.at(Level::Look), total.at(Level::Work), causes);
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + "\n";
  }
}

}  // namespace

std::string textSummary(const Report& report) {
  std::string out = firstLine(report);
  numbers(report, out);
  leftByApi(report, out);
  byId(report, out);
  byBackend(report, out);
  return out;
}

}  // namespace hipify
