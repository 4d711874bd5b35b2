// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// CUDA names that the preprocessor glues together cannot be renamed where they are spelled:
//
//   #define CALL(f) cuda##f        #define CAT(a, b) a##b
//                                  CAT(cuda, Free)(p);

#include <set>

#include "hipify/api/ApiTable.h"
#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

constexpr std::string_view kPrefixes[] = {"cuda",     "cu",       "cublas", "cufft", "curand", "cusparse",
                                          "cusolver", "cudnn",    "nvrtc",  "CUDA",  "CUDA_",  "CUBLAS_",
                                          "CUFFT_",   "CURAND_",  "CU_",    "CU"};

// The start of a CUDA name: a prefix itself, or one of the long prefixes with more letters.
bool startsCudaName(std::string_view word) {
  if (ApiTable::find(word) != ApiTable::kNone) {
    return false;  // renamed where it stands, and what is glued to it is the same in HIP
  }
  for (const std::string_view prefix : kPrefixes) {
    if (word == prefix || (prefix.size() >= 4 && word.substr(0, prefix.size()) == prefix)) {
      return true;
    }
  }
  return false;
}

void report(RuleContext& context, std::uint32_t token) {
  context.report(DiagnosticId::TokenPaste, context.facts.token(token).offset,
                 "a name that starts with " + std::string(context.facts.spell(token)) +
                     " is glued together by the preprocessor and is not translated");
}

}  // namespace

void applyReportTokenPaste(RuleContext& context) {
  const Facts& facts = context.facts;
  std::set<std::string_view> gluingMacros;
  for (std::uint32_t t = 0; t < facts.stream.tokens.size(); ++t) {
    if (!facts.token(t).is(Symbol::Paste) || facts.token(t).directive == 0) {
      continue;
    }
    const Directive& directive = facts.stream.directives[facts.token(t).directive - 1];
    gluingMacros.insert(facts.spell(directive.firstToken));
    const std::uint32_t left = facts.previous(t);
    if (left != kNone && facts.token(left).kind == TokenKind::Identifier && startsCudaName(facts.spell(left))) {
      report(context, left);
    }
  }
  for (std::uint32_t t = 0; !gluingMacros.empty() && t < facts.stream.tokens.size(); ++t) {
    if (facts.token(t).kind != TokenKind::Identifier || !startsCudaName(facts.spell(t))) {
      continue;
    }
    const std::uint32_t before = facts.previous(t);
    const std::uint32_t after = facts.next(t);
    if (before == kNone || after == kNone || !facts.token(before).is('(') || !facts.token(after).is(',')) {
      continue;
    }
    const std::uint32_t macro = facts.previous(before);
    if (macro != kNone && gluingMacros.count(facts.spell(macro)) != 0) {
      report(context, t);
    }
  }
}

}  // namespace hipify::rules
