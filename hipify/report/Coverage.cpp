// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <fmt/format.h>

#include <map>

#include "hipify/api/ApiTable.h"
#include "hipify/report/Report.h"

namespace hipify {

std::string explainName(std::string_view name) {
  std::string target;
  std::uint32_t number = ApiTable::find(name);
  if (number == ApiTable::kNone) {
    number = ApiTable::findHeader(name, target);
  }
  if (number == ApiTable::kNone) {
    return {};
  }
  const ApiRow row = ApiTable::row(number);
  std::string out = fmt::format("{}\n", name);
  const auto line = [&out](std::string_view label, std::string_view value) {
    if (!value.empty()) {
      out += fmt::format("  {:<12}{}\n", label, value);
    }
  };
  const std::string_view hip = row.kind == ApiKind::Header ? std::string_view(target) : row.hipName;
  line("HIP", row.supported() ? (hip.empty() ? "(not needed: the line goes away)" : hip) : "(no counterpart)");
  line("ROCm", row.rocName);
  line("kind", kindName(row.kind));
  line("library", row.library);
  line("chapter", row.section);
  line("status", statusName(row.status));
  line("CUDA since", row.cudaAdded);
  line("deprecated", row.cudaDeprecated);
  line("removed", row.cudaRemoved);
  line("HIP since", row.hipAdded);
  line("HIP removed", row.hipRemoved);
  line("what to do", row.note);
  return out;
}

std::string coverageTable(bool csv) {
  struct Counts {
    unsigned supported = 0, total = 0;
  };
  std::map<std::pair<std::string_view, ApiKind>, Counts> counts;
  Counts all;
  for (std::uint32_t number = 1; number <= ApiTable::rowCount(); ++number) {
    const ApiRow row = ApiTable::row(number);
    Counts& entry = counts[{row.library, row.kind}];
    for (Counts* sum : {&entry, &all}) {
      ++sum->total;
      sum->supported += row.supported() ? 1 : 0;
    }
  }
  const char* line = csv ? "{},{},{},{},{:.1f}\n" : "| {} | {} | {} | {} | {:.1f} |\n";
  std::string out = csv ? "library,kind,supported,total,percent\n"
                        : "| library | kind | supported | total | % |\n| --- | --- | ---: | ---: | ---: |\n";
  const auto row = [&](std::string_view library, std::string_view kind, const Counts& c) {
    out += fmt::format(fmt::runtime(line), library, kind, c.supported, c.total, 100.0 * c.supported / c.total);
  };
  for (const auto& [key, value] : counts) {
    row(key.first, kindName(key.second), value);
  }
  row("all", "", all);
  return out;
}

}  // namespace hipify
