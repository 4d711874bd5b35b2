// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Conditional regions, and brackets paired in spite of them:
//
//   #if A            the `{` of both arms opens the same block, so pairing forgets what the first
//   if (x) {         arm opened when the second starts, and goes on from the first arm's state
//   #else            after the #endif
//   if (y) {
//   #endif
//   }

#include "hipify/facts/TokenFacts.h"

namespace hipify::facts_detail {

namespace {

// The region of `#ifndef X` when `#define X` follows, but for pragmas, and nothing stands before them.
bool isIncludeGuard(const Facts& facts, std::uint32_t d) {
  const auto& directives = facts.stream.directives;
  std::uint32_t definition = d + 1;
  while (definition < directives.size() && directives[definition].kind == DirectiveKind::Pragma) {
    ++definition;
  }
  if (definition >= directives.size() || directives[d].kind != DirectiveKind::Ifndef ||
      directives[definition].kind != DirectiveKind::Define) {
    return false;
  }
  for (std::uint32_t earlier = 0; earlier < d; ++earlier) {
    if (directives[earlier].kind != DirectiveKind::Pragma) {
      return false;
    }
  }
  const std::uint32_t tested = directives[d].firstToken;
  const std::uint32_t defined = directives[definition].firstToken;
  if (tested == directives[d].endToken || defined == directives[definition].endToken) {
    return false;
  }
  for (std::uint32_t token = 0; token < defined; ++token) {
    if (facts.token(token).directive == 0) {
      return false;
    }
  }
  return facts.spell(tested) == facts.spell(defined);
}

void describe(const Facts& facts, std::uint32_t d, Region& region) {
  const Directive& directive = facts.stream.directives[d];
  region.directive = d;
  region.isGuard = isIncludeGuard(facts, d);
  region.isDisabled = directive.kind == DirectiveKind::If && directive.endToken == directive.firstToken + 1 &&
                      facts.spell(directive.firstToken) == "0";
  if (directive.kind == DirectiveKind::If || directive.kind == DirectiveKind::Ifdef ||
      directive.kind == DirectiveKind::Elif) {
    for (std::uint32_t t = directive.firstToken; t < directive.endToken; ++t) {
      const std::string_view word = facts.spell(t);
      if (word == "__CUDACC__" || word == "__NVCC__" || word == "__HIPCC__" || word == "__CUDA_ARCH__") {
        region.isCudaOnly = true;
      }
    }
  }
}

}  // namespace

void findRegions(Facts& facts) {
  facts.regions.push_back(Region{});
  std::uint32_t current = 0;
  for (std::uint32_t d = 0; d < facts.stream.directives.size(); ++d) {
    const DirectiveKind kind = facts.stream.directives[d].kind;
    const bool opens = kind == DirectiveKind::If || kind == DirectiveKind::Ifdef || kind == DirectiveKind::Ifndef;
    const bool continues = kind == DirectiveKind::Elif || kind == DirectiveKind::Else;
    if ((continues || kind == DirectiveKind::Endif) && current != 0) {
      current = facts.regions[current].parent;
    }
    facts.regionOfDirective.push_back(current);
    if (opens || continues) {
      Region region;
      region.parent = current;
      describe(facts, d, region);
      facts.regions.push_back(region);
      current = static_cast<std::uint32_t>(facts.regions.size()) - 1;
    }
    facts.regionAfterDirective.push_back(current);
  }
}

namespace {

class BracketPairer {
 public:
  explicit BracketPairer(Facts& facts) : facts(facts) { facts.partner.assign(facts.stream.tokens.size(), kNone); }

  void run() {
    std::uint32_t d = 0;
    for (std::uint32_t t = 0; t <= facts.stream.tokens.size(); ++t) {
      while (d < facts.stream.directives.size() && facts.stream.directives[d].firstToken <= t) {
        enter(facts.stream.directives[d++]);
      }
      if (t == facts.stream.tokens.size()) {
        break;
      }
      if (facts.token(t).directive == 0) {
        pair(t, open);
      }
    }
    pairDirectives();
  }

 private:
  using Stack = std::vector<std::uint32_t>;
  struct Branch {
    Stack atStart;   // what was open before the #if
    Stack afterFirst;  // what the first arm left open
    bool hasFirst = false;
  };

  void enter(const Directive& directive) {
    switch (directive.kind) {
      case DirectiveKind::If:
      case DirectiveKind::Ifdef:
      case DirectiveKind::Ifndef:
        branches.push_back({open, {}, false});
        break;
      case DirectiveKind::Elif:
      case DirectiveKind::Else:
        if (!branches.empty()) {
          Branch& branch = branches.back();
          if (!branch.hasFirst) {
            branch.afterFirst = open;
            branch.hasFirst = true;
          }
          open = branch.atStart;
        }
        break;
      case DirectiveKind::Endif:
        if (!branches.empty()) {
          if (branches.back().hasFirst) {
            open = branches.back().afterFirst;
          }
          branches.pop_back();
        }
        break;
      default:
        break;
    }
  }

  void pairDirectives() {
    for (const Directive& directive : facts.stream.directives) {
      Stack own;
      for (std::uint32_t t = directive.firstToken; t < directive.endToken; ++t) {
        pair(t, own);
      }
    }
  }

  void pair(std::uint32_t t, Stack& stack) {
    const Token& token = facts.token(t);
    if (token.is('(') || token.is('[') || token.is('{')) {
      stack.push_back(t);
      return;
    }
    const char opener = token.is(')') ? '(' : token.is(']') ? '[' : token.is('}') ? '{' : '\0';
    if (opener == '\0') {
      return;
    }
    // A brace closes whatever parentheses were left open inside it.
    while (opener == '{' && !stack.empty() && !facts.token(stack.back()).is('{')) {
      stack.pop_back();
    }
    if (!stack.empty() && facts.token(stack.back()).is(opener)) {
      facts.partner[t] = stack.back();
      facts.partner[stack.back()] = t;
      stack.pop_back();
    }
  }

  Facts& facts;
  Stack open;
  std::vector<Branch> branches;
};

}  // namespace

void pairBrackets(Facts& facts) { BracketPairer(facts).run(); }

}  // namespace hipify::facts_detail
