// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// cub::WarpReduce<int> works on 32 lanes; hipCUB's default is the width of the GPU, and storage
// that a CUDA program lays out for 32 lanes does not fit that:
//
//   cub::WarpReduce<int>   ->   hipcub::WarpReduce<int, 32>

#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

constexpr std::string_view kWarpTemplates[] = {"WarpReduce", "WarpScan"};

// The `>` of a template argument list with exactly one argument, kNone otherwise.
std::uint32_t endOfSingleArgument(const Facts& facts, std::uint32_t open) {
  unsigned depth = 0;
  for (std::uint32_t t = open; t != kNone; t = facts.next(t)) {
    const Token& token = facts.token(t);
    if (token.is('(') && facts.partner[t] != kNone) {
      t = facts.partner[t];
    } else if (token.is('<')) {
      ++depth;
    } else if (token.is('>') && --depth == 0) {
      return t;
    } else if ((token.is(',') && depth == 1) || token.is(';') || token.is('{')) {
      return kNone;
    }
  }
  return kNone;
}

}  // namespace

void applyPinWarpWidth(RuleContext& context) {
  const Facts& facts = context.facts;
  for (const NamespaceUse& use : facts.namespaceUses) {
    const std::uint32_t scope = facts.next(use.token);
    const std::uint32_t name = scope == kNone ? kNone : facts.next(scope);
    const std::uint32_t open = name == kNone ? kNone : facts.next(name);
    if (facts.spell(use.token) != "cub" || open == kNone || !facts.token(open).is('<')) {
      continue;
    }
    for (const std::string_view known : kWarpTemplates) {
      const std::uint32_t end = known == facts.spell(name) ? endOfSingleArgument(facts, open) : kNone;
      if (end != kNone) {
        context.edits.insert(facts.token(end).offset, ", 32", "PinWarpWidth");
      }
    }
  }
}

}  // namespace hipify::rules
