// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef TEST_HIPIFY_REPORT_MAKEREPORT_H
#define TEST_HIPIFY_REPORT_MAKEREPORT_H

// A report of sources by tokens alone, or of diagnostics that a test makes up.

#include <string>
#include <utility>
#include <vector>

#include "hipify/report/Report.h"
#include "test/hipify/Translate.h"

namespace hipify::test {

using Sources = std::vector<std::pair<std::string, std::string>>;  // path, text; must outlive the report

inline Report reportOf(const Sources& sources) {
  std::vector<FileReport> files;
  for (const auto& [path, text] : sources) {
    files.push_back(makeFileReport(run(text, {}, path), text, {}));
  }
  return makeReport(std::move(files), 0);
}

inline Report reportOf(const std::string& path, const std::string& text, const Diagnostic& diagnostic) {
  Translation translation;
  translation.path = path;
  translation.diagnostics = {diagnostic};
  return makeReport({makeFileReport(translation, text, {})}, 0);
}

/// The part of a text report ahead of its summary.
inline std::string diagnosticsOf(const std::string& text) { return text.substr(0, text.find("hipify: ")); }

}  // namespace hipify::test

#endif
