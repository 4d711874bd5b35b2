// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/report/Diagnostic.h"

#include <array>

namespace hipify {

namespace {
struct Entry {
  std::string_view id;
  Severity severity;
};
constexpr Entry kEntries[] = {
#define HIPIFY_DIAGNOSTIC(name, id, severity) {id, Severity::severity},
#include "hipify/report/Diagnostics.def"
};
}  // namespace

std::string_view idText(DiagnosticId id) { return kEntries[static_cast<std::size_t>(id)].id; }

Severity severityOf(DiagnosticId id) { return kEntries[static_cast<std::size_t>(id)].severity; }

std::string_view severityText(Severity severity) {
  constexpr std::array<std::string_view, 3> kNames = {"remark", "warning", "error"};
  return kNames[static_cast<std::size_t>(severity)];
}

}  // namespace hipify
