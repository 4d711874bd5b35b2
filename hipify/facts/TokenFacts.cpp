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
  bool firstBlas = false;
  bool secondBlas = false;
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
    // In a translation, <hipblas/hipblas.h> has taken the place of either; what is left is of the first.
    firstBlas = firstBlas || facts.spell(include.name) == "cublas.h" || facts.spell(include.name) == "hipblas/hipblas.h";
    secondBlas = secondBlas || facts.spell(include.name) == "cublas_v2.h";
    facts.includes.push_back(include);
  }
  facts.legacyBlas = firstBlas && !secondBlas;
}

// Words after which `::name` starts a new, globally qualified name.
bool isKeywordBeforeName(std::string_view word) {
  for (const std::string_view keyword :
       {"return",    "else",     "case",         "throw",      "new",        "delete",     "const",
        "volatile",  "co_return", "co_yield", "co_await",    "and",        "or",         "not",        "goto",
        "do",        "typename", "typedef",      "static",     "inline",     "extern",     "constexpr",
        "constinit", "register", "thread_local", "virtual",    "explicit",   "friend",     "using",
        "mutable",   "public",   "private",      "protected",  "struct",     "class",      "enum",
        "union",     "operator", "__host__",     "__device__", "__global__", "__shared__", "__constant__",
        "__managed__", "__restrict__", "__forceinline__", "__noinline__"}) {
    if (word == keyword) {
      return true;
    }
  }
  return false;
}

namespace {

// `-> name` behind `)`, or behind words as in `) const ->`: no member, the type that a function returns.
bool isTrailingReturn(const Facts& facts, std::uint32_t arrow) {
  std::uint32_t before = facts.previous(arrow);
  while (before != kNone && (facts.spell(before) == "const" || facts.spell(before) == "noexcept" ||
                             facts.spell(before) == "mutable" || facts.spell(before) == "override")) {
    before = facts.previous(before);
  }
  return before != kNone && facts.token(before).is(')');
}

// `isType`: the name cannot be a member of an object.
Qualifier qualifierOf(const Facts& facts, std::uint32_t index, bool isType) {
  const std::uint32_t before = facts.previous(index);
  if (before == kNone) {
    return Qualifier::None;
  }
  const Token& token = facts.token(before);
  if (token.is('.') || token.is(Symbol::Arrow)) {
    return isType && token.is(Symbol::Arrow) && isTrailingReturn(facts, before) ? Qualifier::None : Qualifier::Member;
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

// `cub::x`, `using namespace cub;`, `namespace a = ::cub;`, `namespace cub {`, `#define NS cub`
bool isNamed(const Facts& facts, std::uint32_t index) {
  std::uint32_t before = facts.previous(index);
  if (before != kNone && facts.token(before).is(Symbol::Scope)) {
    before = facts.previous(before);
  }
  const std::uint32_t after = facts.next(index);
  if (before == kNone) {
    return false;
  }
  const std::uint32_t directive = facts.token(index).directive;
  if (after == kNone && directive != 0) {
    const Directive& define = facts.stream.directives[directive - 1];
    return define.kind == DirectiveKind::Define && define.firstToken == before;
  }
  return (facts.spell(before) == "namespace" || facts.spell(before) == "=") && after != kNone &&
         (facts.token(after).is(';') || facts.token(after).is('{'));
}

void addNamespaceUse(Facts& facts, std::uint32_t index, std::string_view word) {
  for (const std::uint32_t row : ApiTable::namespaces()) {
    const std::string_view name = ApiTable::row(row).cudaName;
    const std::size_t lastPart = name.rfind("::") == std::string_view::npos ? 0 : name.rfind("::") + 2;
    if (name.substr(lastPart) != word) {
      continue;
    }
    const std::uint32_t after = facts.next(index);
    const bool qualifies = after != kNone && facts.token(after).is(Symbol::Scope);
    const bool named = isNamed(facts, index);
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
    const Qualifier outer = qualifierOf(facts, first, true);
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
      const bool isType = ApiTable::row(row).kind == ApiKind::Type;
      facts.apiUses.push_back({index, row, qualifierOf(facts, index, isType), false, facts.regionAt(index)});
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
