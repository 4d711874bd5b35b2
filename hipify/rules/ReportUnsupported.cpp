// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Every name that CUDA has and HIP has not, where it stands, with what the table says to do.

#include <set>

#include "hipify/api/ApiTable.h"
#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

bool isDisabled(const Facts& facts, std::uint32_t region) {
  for (; region != kNone; region = facts.regions[region].parent) {
    if (facts.regions[region].isDisabled) {
      return true;
    }
  }
  return false;
}

// A file that defines a name brings its own: `#define __ldlu(p) ...`, `__device__ int __ldlu(`.
bool definesItself(const Facts& facts, const ApiUse& use) {
  const Token& token = facts.token(use.token);
  if (token.directive != 0) {
    const Directive& directive = facts.stream.directives[token.directive - 1];
    return directive.kind == DirectiveKind::Define && directive.firstToken == use.token;
  }
  const std::uint32_t before = facts.previous(use.token);
  const std::uint32_t after = facts.next(use.token);
  if (before == kNone || after == kNone || !facts.token(after).is('(')) {
    return false;
  }
  const std::uint32_t close = facts.partner[after];
  const std::uint32_t body = close == kNone ? kNone : facts.next(close);
  const bool typed = facts.token(before).kind == TokenKind::Identifier && facts.spell(before) != "return" &&
                     facts.spell(before) != "else";
  return typed && body != kNone && facts.token(body).is('{');
}

// Version macros are tested, not called; `#ifdef __CUDA_ARCH__` alone is translated elsewhere.
void reportVersionMacro(RuleContext& context, const ApiUse& use, const ApiRow& row) {
  const Token& token = context.facts.token(use.token);
  if (token.directive != 0) {
    const Directive& directive = context.facts.stream.directives[token.directive - 1];
    const bool onlyDefined = directive.kind == DirectiveKind::Ifdef || directive.kind == DirectiveKind::Ifndef;
    const std::uint32_t before = context.facts.previous(use.token);
    const std::uint32_t outer = before != kNone && context.facts.token(before).is('(')
                                    ? context.facts.previous(before) : before;
    if (onlyDefined || (outer != kNone && context.facts.spell(outer) == "defined")) {
      return;
    }
  }
  context.report(DiagnosticId::VersionMacro, token.offset,
                 std::string(row.cudaName) + " is not defined by HIP and reads as 0 in a condition",
                 std::string(row.note));
}

}  // namespace

void applyReportUnsupported(RuleContext& context) {
  const Facts& facts = context.facts;
  std::set<std::uint32_t> ownRows;
  for (const ApiUse& use : facts.apiUses) {
    if (!use.isUserName && definesItself(facts, use)) {
      ownRows.insert(use.row);
    }
  }
  for (const ApiUse& use : facts.apiUses) {
    if (use.isUserName || ownRows.count(use.row) != 0 || isDisabled(facts, use.region)) {
      continue;
    }
    const ApiRow row = ApiTable::row(use.row);
    if (row.supported() || (context.options.rocLibraries && !row.rocName.empty())) {
      continue;
    }
    if (row.section == "version_macros") {
      reportVersionMacro(context, use, row);
      continue;
    }
    context.report(DiagnosticId::UnsupportedApi, facts.token(use.token).offset,
                   std::string(row.cudaName) + " has no HIP counterpart", std::string(row.note));
  }
  for (const NamespaceUse& use : facts.namespaceUses) {
    const ApiRow row = ApiTable::row(use.row);
    if (!row.supported() && !isDisabled(facts, use.region)) {
      context.report(DiagnosticId::UnsupportedApi, use.range.begin,
                     "the namespace " + std::string(row.cudaName) + " has no HIP counterpart", std::string(row.note));
    }
  }
}

}  // namespace hipify::rules
