// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// SARIF 2.1.0 as code scanning services read it: rules with help, results with regions in UTF-16
// code units, fix-its, and fingerprints that survive when lines above a finding move.

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <map>

#include "hipify/report/Excerpt.h"
#include "hipify/report/Report.h"

namespace hipify {

namespace {

using nlohmann::ordered_json;
namespace fs = std::filesystem;

constexpr std::string_view kSchema = "https://json.schemastore.org/sarif-2.1.0.json";
constexpr std::string_view kRoot = "%SRCROOT%";

std::string_view sarifLevel(Severity severity) {
  constexpr std::string_view kNames[] = {"note", "warning", "error"};
  return kNames[static_cast<std::size_t>(severity)];
}

/// A path as part of a URI: every byte that is not unreserved is percent-encoded, slashes stay.
std::string encodePath(std::string_view path) {
  std::string result;
  for (const char c : path) {
    const bool plain = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
                       std::string_view("-._~/").find(c) != std::string_view::npos;
    result += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return result;
}

std::uint64_t fnv1a(std::string_view text) {
  std::uint64_t value = 14695981039346656037ULL;
  for (const char c : text) {
    value = (value ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  }
  return value;
}

ordered_json ruleJson(DiagnosticId id) {
  const std::string help = fmt::format("{} {}", summaryText(id), remedyText(id));
  const std::string markdown = fmt::format("{}\n\n**What to do.** {}", summaryText(id), remedyText(id));
  ordered_json rule = {{"id", idText(id)},
                       {"name", idText(id)},
                       {"shortDescription", {{"text", summaryText(id)}}},
                       {"fullDescription", {{"text", help}}},
                       {"help", {{"text", help}, {"markdown", markdown}}},
                       {"defaultConfiguration", {{"level", sarifLevel(severityOf(id))}}},
                       {"properties", {{"tags", {"portability", "cuda", "hip"}}}}};
  if (const std::string page = ISTHMUS_HOMEPAGE; !page.empty()) {
    rule["helpUri"] = page + "/blob/main/docs/diagnostics.md#" + std::string(idText(id));
  }
  return rule;
}

/// The results of one file.
class FileResults {
 public:
  FileResults(const FileReport& file, const fs::path& folder) : file(file), lines(file.text) {
    std::error_code code;
    const fs::path relative = fs::absolute(file.path, code).lexically_normal().lexically_relative(folder);
    if (relative.empty() || *relative.begin() == "..") {
      location["uri"] = "file://" + encodePath(fs::absolute(file.path, code).lexically_normal().generic_string());
    } else {
      location["uri"] = encodePath(relative.generic_string());
      location["uriBaseId"] = kRoot;
    }
  }

  void write(ordered_json& results) {
    for (const FileReport::Entry& entry : file.entries) {
      results.push_back(result(entry.diagnostic));
    }
  }

 private:
  ordered_json region(Range range) const {
    const Position begin = lines.position(range.begin), end = lines.position(range.end);
    return {{"startLine", begin.line},
            {"startColumn", utf16Column(file.text, range.begin, begin)},
            {"endLine", end.line},
            {"endColumn", utf16Column(file.text, range.end, end)}};
  }

  ordered_json result(const Diagnostic& diagnostic) {
    const Range range = visibleRange(file.text, diagnostic.range());
    const Excerpt excerpt = makeExcerpt(file.text, range, 0);
    ordered_json place = {{"artifactLocation", location}, {"region", region(range)}};
    place["region"]["snippet"] = {{"text", excerpt.lines.front()}};
    const std::string message = validUtf8(diagnostic.message + (diagnostic.hint.empty() ? "" : ". " + diagnostic.hint));
    ordered_json json = {{"ruleId", idText(diagnostic.id)},
                         {"ruleIndex", static_cast<std::size_t>(diagnostic.id)},
                         {"level", sarifLevel(severityOf(diagnostic.id))},
                         {"message", {{"text", message}}},
                         {"locations", ordered_json::array({{{"physicalLocation", std::move(place)}}})},
                         {"partialFingerprints", {{"primaryLocationLineHash", fingerprint(diagnostic)}}}};
    if (!diagnostic.fixIts.empty()) {
      json["fixes"] = ordered_json::array({fix(diagnostic)});
    }
    return json;
  }

  ordered_json fix(const Diagnostic& diagnostic) const {
    ordered_json replacements = ordered_json::array();
    for (const FixIt& change : diagnostic.fixIts) {
      replacements.push_back({{"deletedRegion", region(change.range)},
                              {"insertedContent", {{"text", validUtf8(change.replacement)}}}});
    }
    ordered_json change = {{"artifactLocation", location}, {"replacements", std::move(replacements)}};
    return {{"description", {{"text", remedyText(diagnostic.id)}}},
            {"artifactChanges", ordered_json::array({std::move(change)})}};
  }

  /// What the line says and how many such lines came before, not where it is.
  std::string fingerprint(const Diagnostic& diagnostic) {
    const Range line = lineAround(file.text, diagnostic.offset);
    std::string words(idText(diagnostic.id));
    for (const char c : file.text.substr(line.begin, line.length())) {
      if (c != ' ' && c != '\t') {
        words += c;
      }
    }
    const std::uint64_t hash = fnv1a(words);
    return fmt::format("{:016x}:{}", hash, ++seen[hash]);
  }

  const FileReport& file;
  const LineIndex lines;
  ordered_json location;
  std::map<std::uint64_t, unsigned> seen;
};

}  // namespace

std::string sarifReport(const Report& report, const std::string& folder) {
  std::error_code code;
  const fs::path root = fs::absolute(folder.empty() ? "." : folder, code).lexically_normal();
  ordered_json rules = ordered_json::array();
  for (std::size_t i = 0; i < kDiagnosticCount; ++i) {
    rules.push_back(ruleJson(static_cast<DiagnosticId>(i)));
  }
  ordered_json results = ordered_json::array();
  for (const FileReport& file : report.files) {
    FileResults(file, root).write(results);
  }
  const ordered_json driver = {{"name", "hipify"},
                               {"fullName", "Isthmus hipify"},
                               {"version", ISTHMUS_VERSION},
                               {"semanticVersion", ISTHMUS_VERSION},
                               {"rules", std::move(rules)}};
  const std::string rootUri = "file://" + encodePath(root.generic_string());
  ordered_json run = {{"tool", {{"driver", driver}}},
                      {"columnKind", "utf16CodeUnits"},
                      {"originalUriBaseIds", {{kRoot, {{"uri", rootUri + (rootUri.ends_with('/') ? "" : "/")}}}}},
                      {"automationDetails", {{"id", "hipify/"}}},
                      {"results", std::move(results)}};
  const ordered_json log = {{"$schema", kSchema}, {"version", "2.1.0"}, {"runs", ordered_json::array({std::move(run)})}};
  return log.dump(1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace hipify
