// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_REPORT_REPORTS_H
#define HIPIFY_REPORT_REPORTS_H

// Which reports a run writes and where: --report=FORMAT[=FILE], as often as it is given.

#include <string>
#include <vector>

#include "hipify/report/Report.h"
#include "hipify/support/Expected.h"

namespace hipify {

enum class ReportFormat : std::uint8_t { None, Text, Json, Sarif, Html };

struct ReportRequest {
  ReportFormat format = ReportFormat::Text;
  std::string file;  // empty: stderr
};

/// Reads the values of --report; `file` is that of --report-file, for a report that names none.
/// Without any value it is the text on stderr. Fails on an unknown format and when two reports go
/// to one place.
Expected<std::vector<ReportRequest>> parseReports(const std::vector<std::string>& values, const std::string& file);

std::string formatReport(const Report& report, ReportFormat format, const ReportStyle& style);

}  // namespace hipify

#endif
