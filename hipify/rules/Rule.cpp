// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/rules/Rule.h"

namespace hipify {

Target targetOf(const RuleOptions& options, const Facts& facts, const ApiRow& row) {
  if (facts.legacyBlas && row.hasFlag("hip_supported_v2_only")) {
    return {};
  }
  const bool wantsMiopen = row.library == "dnn" || row.hasFlag("roc_miopen_only");
  if ((wantsMiopen ? options.miopen : options.rocLibraries) && !row.rocName.empty()) {
    return {row.rocName, true};
  }
  return {row.supported() ? row.hipName : std::string_view(), false};
}

void applyRules(RuleContext& context) {
#define HIPIFY_RULE(name) rules::apply##name(context);
#include "hipify/rules/Rules.def"
}

}  // namespace hipify
