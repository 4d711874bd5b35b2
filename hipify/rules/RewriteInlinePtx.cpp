// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// asm("mov.u32 %0, %%laneid;" : "=r"(r));   ->   r = __lane_id();
//
// One instruction that HIP has a function for is replaced (InlinePtx.def): the text around the
// operands changes, the operands stay where they are and keep their own edits. Other PTX, told
// from host assembly by its dotted instructions, is reported.

#include <cctype>

#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

constexpr std::string_view kName = "RewriteInlinePtx";

struct PtxRow {
  std::string_view instruction, hip;
};
constexpr PtxRow kRows[] = {
#define HIPIFY_PTX(instruction, hip) {instruction, hip},
#define HIPIFY_PTX_HINT(fragment, hint)
#include "hipify/rules/InlinePtx.def"
};
constexpr PtxRow kHints[] = {
#define HIPIFY_PTX(instruction, hip)
#define HIPIFY_PTX_HINT(fragment, hint) {fragment, hint},
#include "hipify/rules/InlinePtx.def"
};

bool looksLikePtx(std::string_view text) {
  for (std::size_t i = 1; i + 1 < text.size(); ++i) {
    if (text[i] == '.' && std::isalnum(static_cast<unsigned char>(text[i - 1])) != 0 &&
        std::isalpha(static_cast<unsigned char>(text[i + 1])) != 0) {
      return true;
    }
  }
  return text == "trap";
}

std::string withoutSpaces(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (c != ' ') {
      result += c;
    }
  }
  return result;
}

// Replaces what stands between the operands by what stands between the $n of the row.
bool rewrite(RuleContext& context, const InlineAsm& statement, std::string_view hip) {
  const Facts& facts = context.facts;
  std::vector<std::string_view> gaps;
  for (std::size_t at = hip.find('$'); at != std::string_view::npos; at = hip.find('$')) {
    gaps.push_back(hip.substr(0, at));
    hip.remove_prefix(at + 2);
  }
  gaps.push_back(hip);
  if (gaps.size() != statement.operands.size() + 1) {
    return false;
  }
  std::uint32_t from = facts.token(statement.token).offset;
  for (std::size_t i = 0; i < gaps.size(); ++i) {
    const bool last = i + 1 == gaps.size();
    const std::uint32_t to = last ? facts.token(statement.close).range().end : statement.operands[i].begin;
    context.edits.replace({from, to}, std::string(gaps[i]), kName);
    from = last ? to : statement.operands[i].end;
  }
  return true;
}

bool translate(RuleContext& context, const InlineAsm& statement) {
  if (!statement.isPlain) {
    return false;
  }
  const std::string packed = withoutSpaces(statement.instructions);
  for (const PtxRow& row : kRows) {
    if (withoutSpaces(row.instruction) == packed) {
      return rewrite(context, statement, row.hip);
    }
  }
  return false;
}

}  // namespace

void applyRewriteInlinePtx(RuleContext& context) {
  for (const InlineAsm& statement : context.facts.inlineAsm) {
    if (!looksLikePtx(statement.instructions) || translate(context, statement)) {
      continue;
    }
    std::string_view hint;
    for (const PtxRow& row : kHints) {
      if (statement.instructions.find(row.instruction) != std::string::npos) {
        hint = row.hip;
        break;
      }
    }
    const std::string name = statement.instructions.substr(0, statement.instructions.find(' '));
    context.report(DiagnosticId::InlinePtx, context.facts.token(statement.token).offset,
                   "PTX assembly runs on NVIDIA GPUs only (" + name + ")", std::string(hint));
  }
}

}  // namespace hipify::rules
