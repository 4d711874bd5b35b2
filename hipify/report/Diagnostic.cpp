// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/report/Diagnostic.h"

#include <array>

namespace hipify {

namespace {

struct Entry {
  std::string_view id;
  Severity severity;
  std::string_view summary, remedy;
};
constexpr Entry kEntries[] = {
#define HIPIFY_DIAGNOSTIC(name, id, severity, summary, remedy) {id, Severity::severity, summary, remedy},
#include "hipify/report/Diagnostics.def"
};

const Entry& entryOf(DiagnosticId id) { return kEntries[static_cast<std::size_t>(id)]; }

}  // namespace

std::string_view idText(DiagnosticId id) { return entryOf(id).id; }

std::string_view categoryText(DiagnosticId id) { return idText(id).substr(std::string_view("hip-").size()); }

Severity severityOf(DiagnosticId id) { return entryOf(id).severity; }

std::string_view severityText(Severity severity) {
  constexpr std::array<std::string_view, 3> kNames = {"remark", "warning", "error"};
  return kNames[static_cast<std::size_t>(severity)];
}

std::string_view summaryText(DiagnosticId id) { return entryOf(id).summary; }

std::string_view remedyText(DiagnosticId id) { return entryOf(id).remedy; }

std::optional<DiagnosticId> findCategory(std::string_view category) {
  for (std::size_t i = 0; i < kDiagnosticCount; ++i) {
    if (categoryText(static_cast<DiagnosticId>(i)) == category) {
      return static_cast<DiagnosticId>(i);
    }
  }
  return std::nullopt;
}

}  // namespace hipify
