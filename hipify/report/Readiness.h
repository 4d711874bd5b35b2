// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_REPORT_READINESS_H
#define HIPIFY_REPORT_READINESS_H

// How far a translated file is from building on a backend, by rule (Readiness.def, docs/report.md):
// the worst of what its diagnostics mean there and of what the backend lacks of the names it uses.

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "hipify/api/BackendSupport.h"
#include "hipify/report/Diagnostic.h"
#include "hipify/report/Tally.h"

namespace hipify {

enum class Level : std::uint8_t { Ready, Look, Work };
inline constexpr std::size_t kLevelCount = 3;

std::string_view levelText(Level level);  // ready, look, work

struct Reason {
  Level level = Level::Look;
  std::string text;
  unsigned uses = 0;
};

struct Readiness {
  Level level = Level::Ready;
  std::vector<Reason> reasons;  // worst first
};

using ReadinessByBackend = std::array<Readiness, kBackendCount>;

Level levelOf(DiagnosticId id, Backend backend);

ReadinessByBackend assess(const std::vector<Diagnostic>& diagnostics, const std::vector<NameUses>& names);

}  // namespace hipify

#endif
