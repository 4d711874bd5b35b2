// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// #include "../other/graph.h", where the folder that is translated does not hold it.

#include "hipify/rules/Rule.h"

namespace hipify::rules {

void applyReportOutsideHeader(RuleContext& context) {
  for (const Include& include : context.facts.includes) {
    if (include.leavesProject) {
      context.report(DiagnosticId::OutsideHeader, include.name.begin,
                     "the header lies outside of the folder that is translated and is left alone (" +
                         std::string(context.facts.spell(include.name)) + ")",
                     "translate a folder that holds both, or the header by itself");
    }
  }
}

}  // namespace hipify::rules
