// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <nlohmann/json.hpp>

#include "hipify/report/Report.h"

namespace hipify {

std::string jsonReport(const std::vector<FileReport>& files) {
  using nlohmann::ordered_json;
  constexpr int kSchemaVersion = 1;
  ordered_json root;
  root["schemaVersion"] = kSchemaVersion;
  root["tool"] = "hipify";
  unsigned warnings = 0;
  ordered_json list = ordered_json::array();
  for (const FileReport& file : files) {
    ordered_json entry;
    entry["file"] = file.path;
    entry["output"] = file.outputPath.empty() ? ordered_json(nullptr) : ordered_json(file.outputPath);
    entry["parsed"] = file.parsed;
    entry["launches"] = file.launchCount;
    entry["converted"] = file.converted;
    entry["unconverted"] = file.unconverted;
    ordered_json diagnostics = ordered_json::array();
    for (const auto& [diagnostic, position] : file.entries) {
      warnings += severityOf(diagnostic.id) == Severity::Remark ? 0 : 1;
      ordered_json item;
      item["id"] = idText(diagnostic.id);
      item["severity"] = severityText(severityOf(diagnostic.id));
      item["line"] = position.line;
      item["column"] = position.column;
      item["offset"] = diagnostic.offset;
      item["message"] = diagnostic.message;
      if (!diagnostic.hint.empty()) {
        item["hint"] = diagnostic.hint;
      }
      diagnostics.push_back(std::move(item));
    }
    entry["diagnostics"] = std::move(diagnostics);
    list.push_back(std::move(entry));
  }
  root["summary"] = {{"files", files.size()}, {"leftForAPerson", warnings}};
  root["files"] = std::move(list);
  return root.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace hipify
