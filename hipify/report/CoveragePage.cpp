// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The page of one library of the table, name by name:
//
//   | CUDA | since | deprecated | removed | HIP | since | status | note |

#include <fmt/format.h>

#include <set>

#include "hipify/api/ApiTable.h"
#include "hipify/report/Report.h"

namespace hipify {

namespace {

// A `|` ends a cell of a Markdown table and `"` a cell of CSV.
std::string cell(std::string_view text, bool csv) {
  std::string out;
  for (const char c : text) {
    out += !csv && c == '|' ? "\\|" : csv && c == '"' ? "\"\"" : std::string(1, c);
  }
  return csv && text.find_first_of(",\"") != std::string_view::npos ? "\"" + out + "\"" : out;
}

std::string statusOf(const ApiRow& row) {
  return row.hasFlag("partial") ? std::string("partial") : std::string(statusName(row.status));
}

std::string rowText(const ApiRow& row, bool csv) {
  const auto name = [csv](std::string_view text) {
    return csv || text.empty() ? std::string(text) : fmt::format("`{}`", text);
  };
  std::string note(row.note);
  if (note.empty() && !row.rocName.empty() && !row.supported()) {
    note = fmt::format("--roc gives {}", row.rocName);
  }
  return fmt::format(fmt::runtime(csv ? "{},{},{},{},{},{},{},{},{}\n" : "| {} | {} | {} | {} | {} | {} | {} | {} | {} |\n"),
                     cell(name(row.cudaName), csv), kindName(row.kind), row.cudaAdded, row.cudaDeprecated,
                     row.cudaRemoved, cell(name(row.hipName), csv), row.hipAdded, statusOf(row), cell(note, csv));
}

}  // namespace

std::vector<std::string> libraryNames() {
  std::set<std::string> names;
  for (std::uint32_t number = 1; number <= ApiTable::rowCount(); ++number) {
    names.insert(std::string(ApiTable::row(number).library));
  }
  return {names.begin(), names.end()};
}

std::string coveragePage(std::string_view library, bool csv) {
  std::string rows;
  unsigned total = 0;
  unsigned supported = 0;
  for (std::uint32_t number = 1; number <= ApiTable::rowCount(); ++number) {
    const ApiRow row = ApiTable::row(number);
    if (row.library == library) {
      ++total;
      supported += row.supported() ? 1 : 0;
      rows += rowText(row, csv);
    }
  }
  if (total == 0) {
    return {};
  }
  if (csv) {
    return "cuda,kind,added,deprecated,removed,hip,hip_added,status,note\n" + rows;
  }
  return fmt::format(
      "# {}\n\n{} of {} names have a HIP counterpart. An empty version is not recorded.\n\n"
      "| CUDA | kind | since | deprecated | removed | HIP | since | status | note |\n"
      "| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n{}",
      library, supported, total, rows);
}

}  // namespace hipify
