// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Each file has a signature: a hash over the contents of everything that takes part in its
// translation.
//
//   a.cu includes k.h        signature of a.cu: hash of a.cu, k.h
//   b.cu includes k.h    ->  signature of k.h : hash of k.h, a.cu, b.cu, as both parses tell of it

#include "hipify/pipeline/Memory.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "hipify/facts/ast/ProjectIndex.h"
#include "hipify/output/Writer.h"
#include "hipify/source/SourceFile.h"

namespace hipify {

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

constexpr int kFormat = 2;

// FNV-1a, twice with different seeds: no adversary, and a length besides.
std::string hashOf(std::string_view bytes) {
  std::uint64_t low = 0xcbf29ce484222325U;
  std::uint64_t high = 0x9ae16a3b2f90404fU;
  for (const char c : bytes) {
    low = (low ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    high = (high + static_cast<unsigned char>(c)) * 0x9e3779b97f4a7c15U;
    high ^= high >> 29U;
  }
  return std::to_string(low) + "-" + std::to_string(high) + "-" + std::to_string(bytes.size());
}

// A rebuilt hipify may translate differently although its version is the same.
std::string ownState() {
  std::error_code code;
  const fs::path self = fs::read_symlink("/proc/self/exe", code);
  const auto time = fs::last_write_time(self, code).time_since_epoch().count();
  return ISTHMUS_VERSION " " + std::to_string(code ? 0 : time);
}

json toJson(const Diagnostic& diagnostic) {
  const auto& [id, offset, message, hint, end, fixIts] = diagnostic;  // a new field must be kept as well
  json fixes = json::array();
  for (const FixIt& fix : fixIts) {
    fixes.push_back({fix.range.begin, fix.range.end, fix.replacement});
  }
  return json::array({categoryText(id), offset, message, hint, end, fixes});
}

Diagnostic diagnosticOf(const json& value, bool& known) {
  Diagnostic diagnostic;
  const auto id = findCategory(value.at(0).get<std::string>());
  known = known && id.has_value();
  diagnostic.id = id.value_or(DiagnosticId::UnsupportedApi);
  diagnostic.offset = value.at(1).get<std::uint32_t>();
  diagnostic.message = value.at(2).get<std::string>();
  diagnostic.hint = value.at(3).get<std::string>();
  diagnostic.end = value.at(4).get<std::uint32_t>();
  for (const json& fix : value.at(5)) {
    diagnostic.fixIts.push_back({{fix.at(0).get<std::uint32_t>(), fix.at(1).get<std::uint32_t>()}, fix.at(2).get<std::string>()});
  }
  return diagnostic;
}

Resolution resolutionOf(const json& value, bool& known) {
  Resolution resolution;
  resolution.launches = value.at(0).get<unsigned>();
  resolution.boundLaunches = value.at(1).get<unsigned>();
  resolution.names = value.at(2).get<unsigned>();
  resolution.boundNames = value.at(3).get<unsigned>();
  for (const json& loss : value.at(4)) {
    const auto cause = findLossCause(loss.at(2).get<std::string>());
    known = known && cause.has_value();
    resolution.losses.push_back({{loss.at(0).get<std::uint32_t>(), loss.at(1).get<std::uint32_t>()}, cause.value_or(LossCause::NoFact)});
  }
  return resolution;
}

// The output itself is in the output folder; here is its hash.
json toJson(const Translation& translation) {
  // Every field is named here so that a new one is not forgotten.
  const auto& [path, output, diagnostics, tally, editCount, fixCount, launchCount, parsed, resolution] = translation;
  const auto& [names, replacedBytes, totalBytes, changedLines, totalLines] = tally;
  json uses = json::array();
  for (const auto& [row, converted, left] : names) {
    uses.push_back({row, converted, left});
  }
  json list = json::array();
  for (const Diagnostic& diagnostic : diagnostics) {
    list.push_back(toJson(diagnostic));
  }
  const auto& [launches, boundLaunches, apiNames, boundNames, losses] = resolution;
  json lost = json::array();
  for (const auto& [range, cause] : losses) {
    lost.push_back({range.begin, range.end, idText(cause)});
  }
  return {{"path", path},       {"output", hashOf(output)}, {"diagnostics", list},
          {"uses", uses},       {"size", {replacedBytes, totalBytes, changedLines, totalLines}},
          {"edits", editCount}, {"fixes", fixCount},        {"launches", launchCount},
          {"parsed", parsed},   {"resolution", {launches, boundLaunches, apiNames, boundNames, lost}}};
}

std::optional<Translation> translationOf(const json& value, const std::string& outputPath) {
  Translation translation;
  Expected<std::string> output = readSource(outputPath);
  if (!output || hashOf(*output) != value.at("output").get<std::string>()) {
    return std::nullopt;
  }
  bool known = true;
  translation.path = value.at("path").get<std::string>();
  translation.output = std::move(*output);
  for (const json& diagnostic : value.at("diagnostics")) {
    translation.diagnostics.push_back(diagnosticOf(diagnostic, known));
  }
  for (const json& use : value.at("uses")) {
    translation.tally.names.push_back({use.at(0).get<std::uint32_t>(), use.at(1).get<unsigned>(), use.at(2).get<unsigned>()});
  }
  translation.tally.replacedBytes = value.at("size").at(0).get<unsigned>();
  translation.tally.totalBytes = value.at("size").at(1).get<unsigned>();
  translation.tally.changedLines = value.at("size").at(2).get<unsigned>();
  translation.tally.totalLines = value.at("size").at(3).get<unsigned>();
  translation.editCount = value.at("edits").get<unsigned>();
  translation.fixCount = value.at("fixes").get<unsigned>();
  translation.launchCount = value.at("launches").get<unsigned>();
  translation.parsed = value.at("parsed").get<bool>();
  translation.resolution = resolutionOf(value.at("resolution"), known);
  return known ? std::optional(std::move(translation)) : std::nullopt;
}

json readMemory(const std::string& path) {
  const auto bytes = readSource(path);
  json root = bytes ? json::from_cbor(*bytes, true, false) : json();
  return root.is_object() && root.value("format", 0) == kFormat ? root : json::object();
}

}  // namespace

Memory::Memory(const Plan& plan, const Options& options, std::string folder)
    : plan(plan), options(options), folder(std::move(folder)) {}

std::string Memory::file() const { return (fs::path(folder) / kMemoryFolder / "results").string(); }

// Files that a source includes, directly or not, itself first. A name that may mean several files
// of the project means all of them.
std::vector<std::vector<std::size_t>> Memory::includedFiles(const std::vector<Work>& works) const {
  std::map<std::string, std::vector<std::size_t>> byName;
  for (std::size_t i = 0; i < works.size(); ++i) {
    byName[fs::path(plan.jobs[i].input).filename().string()].push_back(i);
  }
  std::vector<std::vector<std::size_t>> direct(works.size());
  for (std::size_t i = 0; i < works.size(); ++i) {
    if (plan.jobs[i].role != FileRole::Source) {
      continue;
    }
    for (const std::string& spelled : includesOf(works[i].text)) {
      const auto found = byName.find(fs::path(spelled.substr(1)).filename().string());
      if (found != byName.end()) {
        direct[i].insert(direct[i].end(), found->second.begin(), found->second.end());
      }
    }
  }
  std::vector<std::vector<std::size_t>> all(works.size());
  for (std::size_t i = 0; i < works.size(); ++i) {
    std::set<std::size_t> seen = {i};
    std::vector<std::size_t> pending = {i};
    while (!pending.empty()) {
      const std::size_t next = pending.back();
      pending.pop_back();
      for (const std::size_t j : direct[next]) {
        if (seen.insert(j).second) {
          pending.push_back(j);
        }
      }
    }
    all[i].assign(seen.begin(), seen.end());
  }
  return all;
}

std::string Memory::commonState(const std::vector<Work>& works) const {
  std::string state = ownState() + "\n" + options.fingerprint;
  for (const std::string& argument : options.clangArguments) {
    state += argument + "\n";
  }
  for (std::size_t i = 0; i < works.size(); ++i) {
    state += plan.jobs[i].input + ">" + plan.jobs[i].output + "\n";
    if (plan.jobs[i].role == FileRole::Build) {
      state += hashOf(works[i].text);
    }
  }
  for (const char* place : {"compile_commands.json", "build/compile_commands.json"}) {
    if (const auto text = readSource((fs::path(options.compileDatabase.value_or(plan.project.root)) / place).string())) {
      state += hashOf(*text);
    }
  }
  return hashOf(state);
}

std::vector<bool> Memory::recall(std::vector<Work>& works) {
  std::vector<std::string> contents;
  for (const Work& work : works) {
    contents.push_back(hashOf(work.text));
  }
  const auto included = includedFiles(works);
  std::vector<std::set<std::size_t>> parts(works.size());  // files that take part in a translation
  std::vector<std::vector<std::size_t>> includers(works.size());
  for (std::size_t i = 0; i < works.size(); ++i) {
    for (const std::size_t j : included[i]) {
      parts[j].insert(included[i].begin(), included[i].end());
      includers[j].push_back(i);
    }
  }
  const std::string common = commonState(works);
  signatures.assign(works.size(), "");
  for (std::size_t i = 0; i < works.size(); ++i) {
    std::string all = common + plan.jobs[i].input;
    for (const std::size_t part : parts[i]) {
      all += contents[part];
    }
    signatures[i] = hashOf(all);
  }

  const json known = options.force ? json::object() : readMemory(file());
  const json files = known.value("files", json::object());
  std::vector<bool> parse(works.size(), false);
  for (std::size_t i = 0; i < works.size(); ++i) {
    if (plan.jobs[i].role == FileRole::Other || works[i].failed()) {
      continue;
    }
    try {
      const auto entry = files.find(signatures[i]);
      if (entry != files.end()) {
        works[i].translation = translationOf(*entry, plan.jobs[i].output);
      }
    } catch (const json::exception&) {
      works[i].translation.reset();  // not written by us: as if it were not there
    }
    if (!works[i].translation) {
      for (const std::size_t includer : includers[i]) {
        parse[includer] = true;
      }
    }
  }
  return parse;
}

void Memory::keep(const std::vector<Work>& works) const {
  json files = json::object();
  for (std::size_t i = 0; i < works.size(); ++i) {
    if (works[i].translation && !works[i].failed()) {
      files[signatures[i]] = toJson(*works[i].translation);
    }
  }
  const json root = {{"format", kFormat}, {"files", std::move(files)}};
  std::string bytes;
  json::to_cbor(root, bytes);
  (void)static_cast<bool>(writeFileIfChanged(file(), bytes));
}

}  // namespace hipify
