// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/TokenFacts.h"

#include "hipify/api/ApiTable.h"
#include "hipify/facts/Lexer.h"

namespace hipify {

Facts collectTokenFacts(std::string path, std::string_view text) {
  Facts facts;
  facts.path = std::move(path);
  facts.text = text;
  facts.stream = lex(text);
  facts_detail::findRegions(facts);
  facts_detail::pairBrackets(facts);
  facts_detail::findIncludes(facts);
  facts_detail::findNames(facts);
  facts_detail::findCalls(facts);
  facts_detail::findLaunches(facts);
  facts_detail::findDeviceBodies(facts);
  facts_detail::findInlineAsm(facts);
  facts_detail::findLanes(facts);
  facts_detail::findKernelStrings(facts);
  facts_detail::markUserNames(facts);
  return facts;
}

namespace facts_detail {

void findIncludes(Facts& facts) {
  for (std::uint32_t d = 0; d < facts.stream.directives.size(); ++d) {
    const Directive& directive = facts.stream.directives[d];
    if (directive.kind != DirectiveKind::Include || directive.firstToken == directive.endToken) {
      continue;
    }
    const Token& token = facts.token(directive.firstToken);
    if (token.kind != TokenKind::HeaderName || token.length < 2) {
      continue;
    }
    Include include;
    include.directive = d;
    include.name = {token.offset + 1, token.offset + token.length - 1};
    include.angled = facts.text[token.offset] == '<';
    include.region = facts.regionOfDirective[d];
    facts.includes.push_back(include);
  }
}

namespace {

// Words after which `::name` starts a new, globally qualified name.
bool isKeywordBeforeName(std::string_view word) {
  for (const std::string_view keyword : {"return", "else", "case", "throw", "new", "delete", "const", "volatile",
                                         "co_return", "co_yield", "and", "or", "not", "goto", "do", "typename"}) {
    if (word == keyword) {
      return true;
    }
  }
  return false;
}

Qualifier qualifierOf(const Facts& facts, std::uint32_t index) {
  const std::uint32_t before = facts.previous(index);
  if (before == kNone) {
    return Qualifier::None;
  }
  const Token& token = facts.token(before);
  if (token.is('.') || token.is(Symbol::Arrow)) {
    return Qualifier::Member;
  }
  if (!token.is(Symbol::Scope)) {
    return Qualifier::None;
  }
  const std::uint32_t owner = facts.previous(before);
  if (owner == kNone) {
    return Qualifier::Global;
  }
  if (facts.token(owner).is('>')) {
    return Qualifier::Scoped;
  }
  if (facts.token(owner).kind != TokenKind::Identifier || isKeywordBeforeName(facts.spell(owner))) {
    return Qualifier::Global;
  }
  return ApiTable::find(facts.spell(owner)) != ApiTable::kNone ? Qualifier::ApiScoped : Qualifier::Scoped;
}

// `cub::x`, `using namespace cub;`, `namespace a = cub;`, `namespace cub {`
void addNamespaceUse(Facts& facts, std::uint32_t index, std::string_view word) {
  for (const std::uint32_t row : ApiTable::namespaces()) {
    const std::string_view name = ApiTable::row(row).cudaName;
    const std::size_t lastPart = name.rfind("::") == std::string_view::npos ? 0 : name.rfind("::") + 2;
    if (name.substr(lastPart) != word) {
      continue;
    }
    const std::uint32_t after = facts.next(index);
    const std::uint32_t before = facts.previous(index);
    const bool qualifies = after != kNone && facts.token(after).is(Symbol::Scope);
    const bool named = before != kNone && (facts.spell(before) == "namespace" || facts.spell(before) == "=") &&
                       after != kNone && (facts.token(after).is(';') || facts.token(after).is('{'));
    std::uint32_t first = index;
    bool matches = true;
    // Walk back over the leading parts of a name such as thrust::cuda.
    for (std::size_t part = lastPart; part != 0 && matches;) {
      const std::uint32_t scope = facts.previous(first);
      const std::uint32_t owner = scope == kNone ? kNone : facts.previous(scope);
      const std::size_t end = part - 2;
      part = name.rfind("::", end - 1) == std::string_view::npos ? 0 : name.rfind("::", end - 1) + 2;
      matches = owner != kNone && facts.token(scope).is(Symbol::Scope) &&
                facts.spell(owner) == name.substr(part, end - part);
      first = owner;
    }
    if (!matches || (!qualifies && !named && lastPart == 0)) {
      continue;
    }
    const Qualifier outer = qualifierOf(facts, first);
    if (outer != Qualifier::None && outer != Qualifier::Global) {
      continue;
    }
    const Range range{facts.token(first).offset, facts.token(index).range().end};
    facts.namespaceUses.push_back({range, row, index, facts.regionAt(index)});
    return;
  }
}

}  // namespace

void findNames(Facts& facts) {
  std::vector<std::string_view> namespaceWords;
  for (const std::uint32_t row : ApiTable::namespaces()) {
    const std::string_view name = ApiTable::row(row).cudaName;
    const std::size_t scope = name.rfind("::");
    namespaceWords.push_back(scope == std::string_view::npos ? name : name.substr(scope + 2));
  }
  std::string storage;
  for (std::uint32_t index = 0; index < facts.stream.tokens.size(); ++index) {
    const Token& token = facts.token(index);
    if (token.kind != TokenKind::Identifier) {
      continue;
    }
    const std::string_view word = spelling(facts.text, token, storage);
    if (const std::uint32_t row = ApiTable::find(word); row != ApiTable::kNone) {
      facts.apiUses.push_back({index, row, qualifierOf(facts, index), false, facts.regionAt(index)});
      continue;
    }
    for (const std::string_view name : namespaceWords) {
      if (name == word) {
        addNamespaceUse(facts, index, word);
        break;
      }
    }
  }
}

}  // namespace facts_detail

}  // namespace hipify
