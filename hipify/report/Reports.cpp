// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/report/Reports.h"

#include <optional>
#include <set>

namespace hipify {

namespace {

struct Format {
  std::string_view name;
  ReportFormat format;
};
constexpr Format kFormats[] = {{"text", ReportFormat::Text},
                               {"json", ReportFormat::Json},
                               {"sarif", ReportFormat::Sarif},
                               {"html", ReportFormat::Html},
                               {"none", ReportFormat::None}};

std::optional<ReportFormat> findFormat(std::string_view name) {
  for (const Format& format : kFormats) {
    if (format.name == name) {
      return format.format;
    }
  }
  return std::nullopt;
}

}  // namespace

Expected<std::vector<ReportRequest>> parseReports(const std::vector<std::string>& values, const std::string& file) {
  std::vector<ReportRequest> requests;
  std::set<std::string> places;
  for (const std::string& value : values.empty() ? std::vector<std::string>{"text"} : values) {
    const std::size_t equals = std::min(value.find('='), value.size());
    const std::string name = value.substr(0, equals);
    const auto format = findFormat(name);
    if (!format) {
      return Error{"the report format is unknown (" + name + "); it is text, json, sarif, html or none"};
    }
    if (equals + 1 == value.size()) {
      return Error{"the report names no file (--report=" + value + ")"};
    }
    const std::string place = equals < value.size() ? value.substr(equals + 1) : file;
    if (*format != ReportFormat::None && !places.insert(place).second) {
      return Error{"two reports go to one place (" + (place.empty() ? "stderr" : place) + "); --report=FORMAT=FILE names another"};
    }
    requests.push_back({*format, place});
  }
  return requests;
}

std::string formatReport(const Report& report, ReportFormat format, const ReportStyle& style) {
  switch (format) {
    case ReportFormat::Text: return textReport(report, style);
    case ReportFormat::Json: return jsonReport(report);
    case ReportFormat::Sarif: return sarifReport(report, {});
    case ReportFormat::Html: return htmlReport(report);
    case ReportFormat::None: break;
  }
  return {};
}

}  // namespace hipify
