// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_RULES_PTXTRANSLATION_H
#define HIPIFY_RULES_PTXTRANSLATION_H

#include <string>
#include <vector>

#include "hipify/facts/Facts.h"
#include "hipify/rules/PtxTable.h"

namespace hipify::rules {

/// What an asm statement becomes: its operands stay where they are, in their order, and the texts
/// stand before, between and behind them.
struct PtxTranslation {
  std::vector<std::string> gaps;  // one more than there are operands
  std::string problem;            // what has no translation, as `cp.async.wait_all`; empty: all has
};

PtxTranslation translatePtx(const InlineAsm& statement, PtxTarget target = PtxTarget::Hip);

/// PTX is told from host assembly by its dotted instructions.
bool isPtx(const InlineAsm& statement);

}  // namespace hipify::rules

#endif
