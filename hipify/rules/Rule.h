// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_RULES_RULE_H
#define HIPIFY_RULES_RULE_H

#include <string_view>
#include <vector>

#include "hipify/api/ApiTable.h"
#include "hipify/edits/EditSet.h"
#include "hipify/facts/Facts.h"
#include "hipify/report/Diagnostic.h"

namespace hipify {

/// What the user chose that changes a translation.
struct RuleOptions {
  bool launchMacro = false;        // --hip-kernel-execution-syntax
  bool liveLaunchesOnly = false;   // --skip-excluded-preprocessor-conditional-blocks
  bool translateStrings = false;   // --translate-strings
  bool rocLibraries = false;       // --roc
  bool miopen = false;             // --miopen
  bool headerAlways = false;       // --main-header=always
  bool flatHeaders = false;        // --flat-headers
  bool castHalfFields = true;      // --no-undocumented-features turns it off
};

/// What a CUDA name of the file becomes under the options; the name is empty when it has no counterpart.
struct Target {
  std::string_view name;
  bool isRoc = false;  // AMD's own library instead of HIP's
};
Target targetOf(const RuleOptions& options, const Facts& facts, const ApiRow& row);

struct RuleContext {
  const Facts& facts;
  const RuleOptions& options;
  EditSet& edits;
  std::vector<Diagnostic>& diagnostics;

  /// The reference is good until the next report: to add the extent or fix-its.
  Diagnostic& report(DiagnosticId id, std::uint32_t offset, std::string message, std::string hint = {}) {
    diagnostics.push_back({.id = id, .offset = offset, .message = std::move(message), .hint = std::move(hint)});
    return diagnostics.back();
  }
  Diagnostic& report(DiagnosticId id, Range range, std::string message, std::string hint = {}) {
    Diagnostic& added = report(id, range.begin, std::move(message), std::move(hint));
    added.end = range.end;
    return added;
  }
};

namespace rules {
#define HIPIFY_RULE(name) void apply##name(RuleContext& context);
#include "hipify/rules/Rules.def"
}  // namespace rules

/// Runs every rule of Rules.def in order.
void applyRules(RuleContext& context);

}  // namespace hipify

#endif
