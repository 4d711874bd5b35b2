// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Bodies of device functions: from `__global__` or `__device__` to the first brace that is not
// inside parentheses, unless a semicolon or an initialiser comes first (a declaration, a variable).

#include "hipify/facts/TokenFacts.h"

namespace hipify::facts_detail {

namespace {

// The token of the brace that opens the body of the function whose declaration holds `from`.
std::uint32_t bodyStart(const Facts& facts, std::uint32_t from) {
  for (std::uint32_t t = facts.next(from); t != kNone; t = facts.next(t)) {
    const Token& token = facts.token(t);
    if (token.is('{')) {
      return t;
    }
    if (token.is(';') || token.is('=') || token.is('}')) {
      return kNone;
    }
    if ((token.is('(') || token.is('[')) && facts.partner[t] != kNone) {
      t = facts.partner[t];
    }
  }
  return kNone;
}

}  // namespace

void findDeviceBodies(Facts& facts) {
  for (std::uint32_t t = 0; t < facts.stream.tokens.size(); ++t) {
    const Token& token = facts.token(t);
    if (token.kind != TokenKind::Identifier || token.length != 10) {
      continue;
    }
    const std::string_view word = facts.spell(t);
    if (word != "__global__" && word != "__device__") {
      continue;
    }
    const std::uint32_t open = bodyStart(facts, t);
    if (open == kNone || facts.partner[open] == kNone) {
      continue;
    }
    // What is in a body already, a lambda or the other half of `__host__ __device__`, is none of its own.
    if (facts.deviceBodies.empty() || open > facts.deviceBodies.back().second) {
      facts.deviceBodies.push_back({open, facts.partner[open]});
    }
  }
}

}  // namespace hipify::facts_detail
