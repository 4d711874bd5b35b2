// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// #include "kernel.cu" -> #include "kernel.hip", where the project's kernel.cu becomes kernel.hip.

#include "hipify/rules/Rule.h"

namespace hipify::rules {

void applyRetargetInclude(RuleContext& context) {
  for (const Include& include : context.facts.includes) {
    if (!include.retargeted.empty()) {
      context.edits.replace(include.name, include.retargeted, "RetargetInclude");
    }
  }
}

}  // namespace hipify::rules
