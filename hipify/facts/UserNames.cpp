// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Which uses of a CUDA name refer to a declaration of the project:
//
//   namespace mock { int cudaMalloc(void**, size_t); }   declares mock::cudaMalloc
//   struct T { void cudaFree(void*); };                   declares T::cudaFree
//   t.cudaFree(q); mock::cudaMalloc(&p, 4);               members and qualified names are theirs
//
// Scopes come from braces; a class or namespace scope that declares the name owns every
// unqualified use inside it. A name declared at file scope is the real one (an interposer),
// so it is translated together with its uses. A parse, where there is one, overrides all this.

#include <set>
#include <string>

#include "hipify/api/ApiTable.h"
#include "hipify/facts/TokenFacts.h"

namespace hipify::facts_detail {

namespace {

enum class ScopeKind : std::uint8_t { File, Namespace, Class, Enum, ScopedEnum, Block };

struct Scope {
  ScopeKind kind = ScopeKind::File;
  std::uint32_t parent = kNone;
  std::set<std::string, std::less<>> declared;
};

bool oneOf(std::string_view word, std::initializer_list<std::string_view> words) {
  for (const std::string_view candidate : words) {
    if (candidate == word) {
      return true;
    }
  }
  return false;
}

class ScopeReader {
 public:
  explicit ScopeReader(Facts& facts) : facts(facts) { scopes.push_back(Scope{}); }

  void run() {
    collectInteresting();
    if (interesting.empty()) {
      return;
    }
    readScopes();
    markApiUses();
    dropShadowedNamespaces();
  }

 private:

  void collectInteresting() {
    scopeOfToken.clear();
    for (std::uint32_t i = 0; i < facts.apiUses.size(); ++i) {
      interesting.push_back(facts.apiUses[i].token);
    }
    for (const NamespaceUse& use : facts.namespaceUses) {
      interesting.push_back(use.token);
    }
  }

  void readScopes() {
    scopeOfToken.assign(facts.stream.tokens.size(), 0);
    std::uint32_t current = 0;
    std::uint32_t head = kNone;  // first token of the statement being read
    unsigned parentheses = 0;
    std::vector<std::uint32_t> stack;
    for (std::uint32_t t = 0; t < facts.stream.tokens.size(); ++t) {
      const Token& token = facts.token(t);
      scopeOfToken[t] = current;
      if (token.directive != 0) {
        continue;
      }
      if (token.is('{')) {
        stack.push_back(current);
        Scope scope;
        scope.kind = parentheses == 0 ? classify(head == kNone ? t : head, t) : ScopeKind::Block;
        scope.parent = current;
        if (scope.kind == ScopeKind::File) {
          head = kNone;  // extern "C" {
          continue;
        }
        scopes.push_back(std::move(scope));
        current = static_cast<std::uint32_t>(scopes.size()) - 1;
        head = kNone;
        continue;
      }
      if (token.is('}')) {
        if (!stack.empty()) {
          current = stack.back();
          stack.pop_back();
        }
        head = kNone;
        continue;
      }
      if (token.is(';')) {
        head = kNone;
        continue;
      }
      if (head == kNone) {
        head = t;
      }
      if (token.is('(')) {
        ++parentheses;
      } else if (token.is(')') && parentheses > 0) {
        --parentheses;
      } else if (token.kind == TokenKind::Identifier && parentheses == 0) {
        noteDeclaration(t, current);
      }
    }
  }

  ScopeKind classify(std::uint32_t head, std::uint32_t brace) const {
    bool sawClass = false;
    bool sawEnum = false;
    bool sawParenthesis = false;
    for (std::uint32_t t = head; t < brace; ++t) {
      const Token& token = facts.token(t);
      if (token.directive != 0) {
        continue;
      }
      if (token.is('<') && t > head && facts.spell(t - 1) == "template") {
        unsigned depth = 0;
        for (; t < brace; ++t) {
          depth += facts.token(t).is('<') ? 1 : 0;
          depth -= facts.token(t).is('>') ? 1 : 0;
          if (depth == 0) {
            break;
          }
        }
        continue;
      }
      if (token.is('(') || token.is('=')) {
        sawParenthesis = sawParenthesis || !isAttribute(t, head);
        const std::uint32_t partner = facts.partner[t];
        t = partner != kNone && partner > t && partner < brace ? partner : t;
        continue;
      }
      if (token.kind == TokenKind::String && t > head && facts.spell(t - 1) == "extern" && t + 1 == brace) {
        return ScopeKind::File;
      }
      const std::string_view word = facts.spell(t);
      if (word == "namespace") {
        return ScopeKind::Namespace;
      }
      sawEnum = sawEnum || word == "enum";
      sawClass = sawClass || oneOf(word, {"class", "struct", "union"});
    }
    if (sawEnum) {
      return sawClass ? ScopeKind::ScopedEnum : ScopeKind::Enum;
    }
    return sawClass && !sawParenthesis ? ScopeKind::Class : ScopeKind::Block;
  }

  bool isAttribute(std::uint32_t open, std::uint32_t head) const {
    return open > head && oneOf(facts.spell(open - 1), {"__align__", "alignas", "__attribute__", "__declspec"});
  }

  // `cudaError_t cudaError = ...`: the second is a variable that has the name of a type.
  bool isVariableNamedAsType(std::uint32_t t) const {
    const std::uint32_t before = facts.previous(t);
    const std::uint32_t after = facts.next(t);
    if (before == kNone || after == kNone || facts.spell(t).substr(0, 2) != "cu" ||
        facts.token(before).kind != TokenKind::Identifier) {
      return false;
    }
    const Token& follower = facts.token(after);
    const auto isType = [this](std::uint32_t token) {
      const std::uint32_t row = ApiTable::find(facts.spell(token));
      return row != ApiTable::kNone && ApiTable::row(row).kind == ApiKind::Type;
    };
    return (follower.is('=') || follower.is(';') || follower.is(',') || follower.is('{')) && isType(before) && isType(t);
  }

  // Directly in a namespace or class: `type name (`, `type name ;`, `struct name {`, `using name =`.
  void noteDeclaration(std::uint32_t t, std::uint32_t scope) {
    if (scopes[scope].kind == ScopeKind::ScopedEnum) {
      const std::uint32_t before = facts.previous(t);
      if (before != kNone && (facts.token(before).is('{') || facts.token(before).is(','))) {
        scopes[scope].declared.insert(std::string(facts.spell(t)));
      }
      return;
    }
    if (isVariableNamedAsType(t)) {
      scopes[scope].declared.insert(std::string(facts.spell(t)));
      return;
    }
    if (scopes[scope].kind != ScopeKind::Namespace && scopes[scope].kind != ScopeKind::Class) {
      return;
    }
    const std::uint32_t before = facts.previous(t);
    const std::uint32_t after = facts.next(t);
    if (before == kNone || after == kNone) {
      return;
    }
    const Token& follower = facts.token(after);
    const Token& leader = facts.token(before);
    const std::string_view leading = facts.spell(before);
    const bool introduced = oneOf(leading, {"struct", "class", "union", "enum", "namespace"}) &&
                            (follower.is('{') || follower.is(';') || follower.is(':'));
    const bool alias = (leading == "using" && follower.is('=')) || (leading == "namespace" && follower.is('='));
    const bool typed = leader.kind == TokenKind::Identifier
                           ? !oneOf(leading, {"return", "else", "case", "goto", "new", "delete", "throw", "using",
                                              "typedef", "struct", "class", "union", "enum", "namespace", "public",
                                              "private", "protected", "const", "operator", "friend", "static",
                                              "inline", "constexpr", "extern", "virtual", "explicit"})
                           : leader.is('*') || leader.is('&') || leader.is('>') || leader.is(Symbol::AndAnd);
    const bool declarator = follower.is('(') || follower.is(';') || follower.is('=') || follower.is('[') ||
                            follower.is('{') || follower.is(',');
    if (introduced || alias || (typed && declarator)) {
      scopes[scope].declared.insert(std::string(facts.spell(t)));
    }
  }

  bool isDeclaredAround(std::uint32_t token, std::string_view name) const {
    for (std::uint32_t scope = scopeOfToken[token]; scope != kNone; scope = scopes[scope].parent) {
      if (scopes[scope].declared.find(name) != scopes[scope].declared.end()) {
        return true;
      }
    }
    return false;
  }

  void markApiUses() {
    for (ApiUse& use : facts.apiUses) {
      const bool theirs = use.qualifier == Qualifier::Scoped || use.qualifier == Qualifier::Member;
      use.isUserName = theirs || (use.qualifier == Qualifier::None && facts.token(use.token).directive == 0 &&
                                  isDeclaredAround(use.token, facts.spell(use.token)));
    }
  }

  // A namespace `cub` inside the project's own namespace hides the real one there.
  void dropShadowedNamespaces() {
    std::erase_if(facts.namespaceUses, [this](const NamespaceUse& use) {
      const std::string_view whole = facts.spell(use.range);
      const std::string_view outermost = whole.substr(0, whole.find_first_of(": \t\r\n"));
      return facts.token(use.token).directive == 0 && isDeclaredAround(use.token, outermost);
    });
  }

  Facts& facts;
  std::vector<Scope> scopes;
  std::vector<std::uint32_t> scopeOfToken;
  std::vector<std::uint32_t> interesting;
};

}  // namespace

void markUserNames(Facts& facts) { ScopeReader(facts).run(); }

}  // namespace hipify::facts_detail
