// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_REPORT_DIAGNOSTIC_H
#define HIPIFY_REPORT_DIAGNOSTIC_H

#include <cstdint>
#include <string>
#include <string_view>

namespace hipify {

enum class DiagnosticId : std::uint8_t {
#define HIPIFY_DIAGNOSTIC(name, id, severity) name,
#include "hipify/report/Diagnostics.def"
};

enum class Severity : std::uint8_t { Remark, Warning, Error };

std::string_view idText(DiagnosticId id);
Severity severityOf(DiagnosticId id);
std::string_view severityText(Severity severity);

struct Diagnostic {
  DiagnosticId id = DiagnosticId::UnsupportedApi;
  std::uint32_t offset = 0;
  std::string message;
  std::string hint;  // what a person can do; may be empty
};

}  // namespace hipify

#endif
