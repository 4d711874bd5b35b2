// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// asm("popc.b32 %0, %1;" : "=r"(r) : "r"(x));   ->   r = __popc(x);
//
// The text around the operands changes; the operands stay where they are and keep their own edits.
// PTX that stays is reported.

#include <algorithm>

#include "hipify/rules/PtxTranslation.h"
#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

struct Hint {
  std::string_view fragment, text;
};
constexpr Hint kHints[] = {
#define HIPIFY_PTX_HINT(fragment, hint) {fragment, hint},
#include "hipify/rules/InlinePtx.def"
};

// A comma outside parentheses would make two arguments of one operand.
bool isOneExpression(std::string_view operand) {
  int depth = 0;
  for (const char c : operand) {
    depth += c == '(' || c == '[' || c == '{' ? 1 : c == ')' || c == ']' || c == '}' ? -1 : 0;
    if (c == ',' && depth == 0) {
      return false;
    }
  }
  return true;
}

PtxTranslation translate(const Facts& facts, const InlineAsm& statement) {
  if (!statement.isWhole) {
    return {{}, "pieces of it come from macros"};
  }
  for (const AsmOperand& operand : statement.operands) {
    if (!isOneExpression(facts.spell(operand.expression))) {
      return {{}, "an operand with a comma"};
    }
  }
  return translatePtx(statement);
}

std::string hintFor(std::string_view text) {
  const auto hint = std::find_if(std::begin(kHints), std::end(kHints), [&](const Hint& row) {
    return text.find(row.fragment) != std::string_view::npos;
  });
  return hint == std::end(kHints) ? "" : std::string(hint->text);
}

}  // namespace

void applyRewriteInlinePtx(RuleContext& context) {
  const Facts& facts = context.facts;
  for (const InlineAsm& statement : facts.inlineAsm) {
    if (!isPtx(statement) || facts.isDisabled(facts.regionAt(statement.token))) {
      continue;
    }
    const Range whole{facts.token(statement.token).offset, facts.token(statement.close).range().end};
    const PtxTranslation translation = translate(facts, statement);
    if (!translation.problem.empty()) {
      context.report(DiagnosticId::InlinePtx, whole,
                     "PTX assembly runs on NVIDIA GPUs only (" + translation.problem + ")", hintFor(statement.text));
      continue;
    }
    std::uint32_t from = whole.begin;
    for (std::size_t i = 0; i < translation.gaps.size(); ++i) {
      const bool last = i + 1 == translation.gaps.size();
      const std::uint32_t to = last ? whole.end : statement.operands[i].expression.begin;
      context.edits.replace({from, to}, translation.gaps[i], "RewriteInlinePtx");
      from = last ? to : statement.operands[i].expression.end;
    }
  }
}

}  // namespace hipify::rules
