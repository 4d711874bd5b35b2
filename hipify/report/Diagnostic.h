// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_REPORT_DIAGNOSTIC_H
#define HIPIFY_REPORT_DIAGNOSTIC_H

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hipify/source/SourceFile.h"

namespace hipify {

enum class DiagnosticId : std::uint8_t {
#define HIPIFY_DIAGNOSTIC(name, id, severity, summary, remedy) name,
#include "hipify/report/Diagnostics.def"
};

enum class Severity : std::uint8_t { Remark, Warning, Error };

inline constexpr std::size_t kDiagnosticCount = 0
#define HIPIFY_DIAGNOSTIC(name, id, severity, summary, remedy) +1
#include "hipify/report/Diagnostics.def"
    ;

std::string_view idText(DiagnosticId id);        // hip-lane-mask
std::string_view categoryText(DiagnosticId id);  // lane-mask, as --fix takes it
Severity severityOf(DiagnosticId id);
std::string_view severityText(Severity severity);
std::string_view summaryText(DiagnosticId id);  // what the id means, one sentence
std::string_view remedyText(DiagnosticId id);   // what to do about it, one sentence
std::optional<DiagnosticId> findCategory(std::string_view category);

/// A change of the source that is right on every device; an empty range is an insertion.
struct FixIt {
  Range range;
  std::string replacement;

  bool operator==(const FixIt&) const = default;
};

struct Diagnostic {
  DiagnosticId id = DiagnosticId::UnsupportedApi;
  std::uint32_t offset = 0;
  std::string message;
  std::string hint = {};      // what a person can do; may be empty
  std::uint32_t end = 0;      // where the construct ends; not above `offset`: it is a point
  std::vector<FixIt> fixIts = {};  // all of them or none, in order of the text

  Range range() const { return {offset, end > offset ? end : offset}; }
};

}  // namespace hipify

#endif
