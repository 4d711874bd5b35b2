// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/rules/Rule.h"

namespace hipify {

void applyRules(RuleContext& context) {
#define HIPIFY_RULE(name) rules::apply##name(context);
#include "hipify/rules/Rules.def"
}

}  // namespace hipify
