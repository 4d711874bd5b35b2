// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// #ifdef __CUDA_ARCH__ asks "is this the device side?" and becomes #ifdef __HIP_DEVICE_COMPILE__.
// #if __CUDA_ARCH__ >= 700 asks for a feature by a number that HIP does not have: it is kept, in
// the whole condition, and reported. Under HIP the number reads as 0.

#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

constexpr std::string_view kArch = "__CUDA_ARCH__";

bool isDefinedOperand(const Facts& facts, std::uint32_t token, const Directive& directive) {
  if (directive.kind == DirectiveKind::Ifdef || directive.kind == DirectiveKind::Ifndef) {
    return true;
  }
  std::uint32_t before = facts.previous(token);
  if (before != kNone && facts.token(before).is('(')) {
    before = facts.previous(before);
  }
  return before != kNone && facts.spell(before) == "defined";
}

bool isCondition(DirectiveKind kind) {
  return kind == DirectiveKind::If || kind == DirectiveKind::Elif || kind == DirectiveKind::Ifdef ||
         kind == DirectiveKind::Ifndef;
}

}  // namespace

void applyRewriteArchTest(RuleContext& context) {
  const Facts& facts = context.facts;
  for (const Directive& directive : facts.stream.directives) {
    if (!isCondition(directive.kind)) {
      continue;
    }
    std::vector<std::uint32_t> uses;
    bool onlyDefined = true;
    for (std::uint32_t t = directive.firstToken; t < directive.endToken; ++t) {
      if (facts.spell(t) == kArch) {
        uses.push_back(t);
        onlyDefined = onlyDefined && isDefinedOperand(facts, t, directive);
      }
    }
    for (const std::uint32_t use : uses) {
      if (onlyDefined) {
        context.edits.replace(facts.token(use).range(), "__HIP_DEVICE_COMPILE__", "RewriteArchTest");
      }
    }
  }
}

}  // namespace hipify::rules
