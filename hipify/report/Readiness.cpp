// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/report/Readiness.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "hipify/api/ApiTable.h"

namespace hipify {

namespace {

using Levels = std::array<Level, kBackendCount>;

std::array<Levels, kDiagnosticCount> makeLevels() {
  std::array<Levels, kDiagnosticCount> levels;
  for (std::size_t i = 0; i < kDiagnosticCount; ++i) {
    levels[i].fill(severityOf(static_cast<DiagnosticId>(i)) == Severity::Remark ? Level::Look : Level::Work);
  }
#define HIPIFY_READINESS(id, cpu, nvidia, amd) \
  levels[static_cast<std::size_t>(DiagnosticId::id)] = {Level::cpu, Level::nvidia, Level::amd};
#include "hipify/report/Readiness.def"
  return levels;
}

/// The reasons of one file and one backend; the same reason is counted, not repeated.
class Reasons {
 public:
  void add(Level level, const std::string& text, unsigned uses) {
    if (level != Level::Ready) {
      Reason& reason = byText[text];
      reason.level = std::max(reason.level, level);
      reason.uses += uses;
    }
  }

  Readiness take() {
    Readiness result;
    for (auto& [text, reason] : byText) {
      reason.text = text;
      result.level = std::max(result.level, reason.level);
      result.reasons.push_back(std::move(reason));
    }
    std::sort(result.reasons.begin(), result.reasons.end(), [](const Reason& a, const Reason& b) {
      return std::tie(b.level, a.text) < std::tie(a.level, b.text);
    });
    return result;
  }

 private:
  std::map<std::string, Reason> byText;
};

/// The library that a row belongs to: a header and a namespace stand in files of their own.
std::string_view libraryOf(const ApiRow& row) {
  return row.kind == ApiKind::Header || row.kind == ApiKind::Namespace ? row.api : row.library;
}

/// Libraries of which a backend has no function and no namespace, so that one reason says it.
std::set<std::string_view> findAbsentLibraries(Backend backend) {
  std::map<std::string_view, bool> present;
  for (std::uint32_t number = 1; number <= ApiTable::rowCount(); ++number) {
    const ApiRow row = ApiTable::row(number);
    if ((row.kind == ApiKind::Function || row.kind == ApiKind::Namespace) && row.supported()) {
      bool& isThere = present[libraryOf(row)];
      isThere = isThere || supportOf(number, backend) != Support::None;
    }
  }
  std::set<std::string_view> absent;
  for (const auto& [library, isThere] : present) {
    if (!isThere) {
      absent.insert(library);
    }
  }
  return absent;
}

bool isAbsent(std::string_view library, Backend backend) {
  static const std::array<std::set<std::string_view>, kBackendCount> absent = {
      findAbsentLibraries(Backend::Cpu), findAbsentLibraries(Backend::Nvidia), findAbsentLibraries(Backend::Amd)};
  return absent[static_cast<std::size_t>(backend)].count(library) != 0;
}

void addName(Reasons& reasons, const NameUses& uses, Backend backend) {
  const Support support = supportOf(uses.row, backend);
  if (uses.converted == 0 || support == Support::There) {
    return;
  }
  const ApiRow row = ApiTable::row(uses.row);
  if (!row.supported()) {
    return;  // an edit took it out, and what the edit wrote is not this name
  }
  const std::string_view library = libraryOf(row);
  if (support == Support::Separate) {
    reasons.add(Level::Look, fmt::format("needs HIP's {} library, built for this backend", library), uses.converted);
  } else if (isAbsent(library, backend)) {
    reasons.add(Level::Work, fmt::format("HIP's {} library is not there", library), uses.converted);
  } else {
    reasons.add(Level::Work, fmt::format("{} is not there", row.hipName.empty() ? row.cudaName : row.hipName),
                uses.converted);
  }
}

}  // namespace

std::string_view levelText(Level level) {
  constexpr std::array<std::string_view, kLevelCount> kNames = {"ready", "look", "work"};
  return kNames[static_cast<std::size_t>(level)];
}

Level levelOf(DiagnosticId id, Backend backend) {
  static const auto levels = makeLevels();
  return levels[static_cast<std::size_t>(id)][static_cast<std::size_t>(backend)];
}

ReadinessByBackend assess(const std::vector<Diagnostic>& diagnostics, const std::vector<NameUses>& names) {
  ReadinessByBackend result;
  for (const Backend backend : kBackends) {
    Reasons reasons;
    for (const Diagnostic& diagnostic : diagnostics) {
      reasons.add(levelOf(diagnostic.id, backend), std::string(idText(diagnostic.id)), 1);
    }
    for (const NameUses& uses : names) {
      addName(reasons, uses, backend);
    }
    result[static_cast<std::size_t>(backend)] = reasons.take();
  }
  return result;
}

}  // namespace hipify
