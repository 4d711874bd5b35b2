// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The page of html/ around the JSON report, which its script draws: one file, nothing fetched.

#include "hipify/report/Report.h"

namespace hipify {

namespace {
#include "hipify/report/HtmlPage.inc"
}  // namespace

std::string htmlReport(const Report& report) {
  std::string page = kBefore;
  for (const char c : jsonReport(report, true)) {
    // Only so can no text of the report end the script element; < stands in JSON's strings alone.
    if (c == '<') {
      page += "\\u003c";
    } else {
      page += c;
    }
  }
  return page + kAfter;
}

}  // namespace hipify
