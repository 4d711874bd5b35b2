// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <nlohmann/json.hpp>

#include "hipify/api/ApiTable.h"
#include "hipify/report/Excerpt.h"
#include "hipify/report/Report.h"

namespace hipify {

namespace {

using nlohmann::ordered_json;

constexpr int kSchemaVersion = 1;
constexpr unsigned kLinesAround = 1;

ordered_json textOrNull(std::string_view text) {
  return text.empty() ? ordered_json(nullptr) : ordered_json(validUtf8(text));
}

ordered_json reasonJson(const Reason& reason) {
  return {{"level", levelText(reason.level)}, {"text", reason.text}, {"uses", reason.uses}};
}

ordered_json excerptJson(const FileReport& file, const Diagnostic& diagnostic) {
  const Excerpt excerpt = makeExcerpt(file.text, visibleRange(file.text, diagnostic.range()), kLinesAround);
  return {{"lines", excerpt.lines}, {"line", excerpt.line}, {"begin", excerpt.begin}, {"end", excerpt.end}};
}

ordered_json fixItsJson(const FileReport& file, const Diagnostic& diagnostic) {
  ordered_json list = ordered_json::array();
  const LineIndex lines(diagnostic.fixIts.empty() ? std::string_view() : file.text);
  for (const FixIt& fix : diagnostic.fixIts) {
    const Position begin = lines.position(fix.range.begin), end = lines.position(fix.range.end);
    list.push_back({{"offset", fix.range.begin},
                    {"length", fix.range.length()},
                    {"line", begin.line},
                    {"column", begin.column},
                    {"endLine", end.line},
                    {"endColumn", end.column},
                    {"replacement", validUtf8(fix.replacement)}});
  }
  return list;
}

ordered_json diagnosticJson(const FileReport& file, const FileReport::Entry& entry) {
  const Diagnostic& diagnostic = entry.diagnostic;
  ordered_json item;
  item["id"] = idText(diagnostic.id);
  item["severity"] = severityText(severityOf(diagnostic.id));
  item["line"] = entry.position.line;
  item["column"] = entry.position.column;
  item["endLine"] = entry.end.line;
  item["endColumn"] = entry.end.column;
  item["offset"] = diagnostic.offset;
  item["message"] = validUtf8(diagnostic.message);
  if (!diagnostic.hint.empty()) {
    item["hint"] = validUtf8(diagnostic.hint);
  }
  item["excerpt"] = excerptJson(file, diagnostic);
  item["fixIts"] = fixItsJson(file, diagnostic);
  return item;
}

ordered_json resolutionJson(const Resolution& resolution) {
  return {{"launches", resolution.launches},
          {"boundLaunches", resolution.boundLaunches},
          {"names", resolution.names},
          {"boundNames", resolution.boundNames}};
}

ordered_json fileResolutionJson(const FileReport& file) {
  ordered_json json = resolutionJson(file.resolution);
  json["losses"] = ordered_json::array();
  for (const auto& [loss, position] : file.losses) {
    json["losses"].push_back({{"line", position.line},
                              {"column", position.column},
                              {"text", validUtf8(file.text.substr(loss.range.begin, loss.range.length()))},
                              {"cause", idText(loss.cause)}});
  }
  return json;
}

ordered_json fileJson(const FileReport& file) {
  ordered_json entry;
  entry["file"] = validUtf8(file.path);
  entry["output"] = textOrNull(file.outputPath);
  entry["parsed"] = file.parsed;
  entry["launches"] = file.launchCount;
  entry["resolution"] = fileResolutionJson(file);
  entry["lines"] = file.tally.totalLines;
  entry["changedLines"] = file.tally.changedLines;
  entry["bytes"] = file.tally.totalBytes;
  entry["replacedBytes"] = file.tally.replacedBytes;
  entry["converted"] = ordered_json::object();
  entry["unconverted"] = ordered_json::object();
  for (const NameUses& uses : file.tally.names) {
    const std::string name(ApiTable::row(uses.row).cudaName);
    if (uses.converted > 0) {
      entry["converted"][name] = uses.converted;
    }
    if (uses.left > 0) {
      entry["unconverted"][name] = uses.left;
    }
  }
  for (const Backend backend : kBackends) {
    ordered_json reasons = ordered_json::array();
    for (const Reason& reason : file.on(backend).reasons) {
      reasons.push_back(reasonJson(reason));
    }
    entry["readiness"][std::string(backendName(backend))] = {{"level", levelText(file.on(backend).level)},
                                                             {"reasons", std::move(reasons)}};
  }
  entry["diagnostics"] = ordered_json::array();
  for (const FileReport::Entry& diagnostic : file.entries) {
    entry["diagnostics"].push_back(diagnosticJson(file, diagnostic));
  }
  return entry;
}

ordered_json summaryJson(const Report& report) {
  return {{"files", report.files.size()},
          {"leftForAPerson", report.warnings},
          {"filesWithWork", report.filesWithWork},
          {"warnings", report.warnings},
          {"remarks", report.remarks},
          {"converted", report.converted},
          {"unconverted", report.left},
          {"launches", report.launches},
          {"parsedFiles", report.parsedFiles},
          {"resolution", resolutionJson(report.resolution)},
          {"hipVersion", textOrNull(report.hipVersion)},
          {"hipVersionName", textOrNull(report.hipVersionName)}};
}

ordered_json backendJson(const BackendTotal& total) {
  ordered_json json;
  for (const Level level : {Level::Ready, Level::Look, Level::Work}) {
    json[std::string(levelText(level))] = total.at(level);
  }
  json["reasons"] = ordered_json::array();
  for (const BackendTotal::Cause& cause : total.causes) {
    json["reasons"].push_back(reasonJson(cause));
    json["reasons"].back()["files"] = cause.files;
  }
  return json;
}

ordered_json nameJson(const NameTotal& name) {
  constexpr std::string_view kSupport[] = {"none", "separate", "there"};
  const ApiRow row = ApiTable::row(name.row);
  ordered_json json = {{"cuda", row.cudaName},
                       {"hip", row.supported() ? textOrNull(row.hipName) : ordered_json(nullptr)},
                       {"kind", kindName(row.kind)},
                       {"library", row.library},
                       {"converted", name.converted},
                       {"unconverted", name.left},
                       {"files", name.files},
                       {"note", textOrNull(row.note)}};
  for (const Backend backend : kBackends) {
    json["backends"][std::string(backendName(backend))] =
        kSupport[static_cast<std::size_t>(supportOf(name.row, backend))];
  }
  return json;
}

ordered_json idsJson(const Report& report) {
  ordered_json list = ordered_json::array();
  for (std::size_t i = 0; i < kDiagnosticCount; ++i) {
    const auto id = static_cast<DiagnosticId>(i);
    if (report.ids[i] > 0) {
      list.push_back({{"id", idText(id)},
                      {"severity", severityText(severityOf(id))},
                      {"count", report.ids[i]},
                      {"summary", summaryText(id)},
                      {"remedy", remedyText(id)}});
    }
  }
  return list;
}

}  // namespace

std::string jsonReport(const Report& report, bool compact) {
  ordered_json root;
  root["schemaVersion"] = kSchemaVersion;
  root["tool"] = "hipify";
  root["toolVersion"] = ISTHMUS_VERSION;
  root["summary"] = summaryJson(report);
  for (const Backend backend : kBackends) {
    root["readiness"][std::string(backendName(backend))] = backendJson(report.on(backend));
  }
  root["ids"] = idsJson(report);
  root["apis"] = ordered_json::array();
  for (const NameTotal& name : report.names) {
    root["apis"].push_back(nameJson(name));
  }
  root["files"] = ordered_json::array();
  for (const FileReport& file : report.files) {
    root["files"].push_back(fileJson(file));
  }
  return root.dump(compact ? -1 : 2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace hipify
