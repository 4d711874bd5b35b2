// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/rules/Rule.h"

namespace hipify::rules {

void applyReportHazards(RuleContext&) {}

}  // namespace hipify::rules
