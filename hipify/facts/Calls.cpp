// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Calls of CUDA functions and kernel launches, with the spans of their arguments. Commas inside
// brackets and inside template argument lists do not separate arguments:
//
//   cudaFuncSetAttribute(k<float, 4>, A, 1)    three arguments
//   k<float, 4><<<min(a, b), 256>>>(p)         two configuration arguments, kernel k<float, 4>

#include <algorithm>
#include <set>

#include "hipify/facts/TokenFacts.h"

namespace hipify::facts_detail {

namespace {

std::uint32_t skipGroup(const Facts& facts, std::uint32_t index) {
  const Token& token = facts.token(index);
  const bool opens = token.is('(') || token.is('[') || token.is('{');
  const std::uint32_t partner = facts.partner[index];
  return opens && partner != kNone && partner > index ? partner : index;
}

// A template argument list contains types, names and constants; these end the attempt to read one.
bool endsTemplateArguments(const Token& token) {
  return token.is(';') || token.is('{') || token.is('}') || token.is(')') || token.is(']') ||
         token.is(Symbol::LaunchOpen) || token.is('=') || token.is('?');
}

// Longer lists are not written by people; the limit keeps a row of `<` from costing its square.
constexpr unsigned kMaxTemplateTokens = 2000;

// The `>` that closes the template argument list opened by the `<` at `open`, kNone when that `<`
// compares. `a < b, c > d` is told from `k<b, c>` by what follows the `>`.
std::uint32_t templateEnd(const Facts& facts, std::uint32_t open, std::uint32_t limit) {
  const std::uint32_t before = facts.previous(open);
  if (before == kNone || facts.token(before).kind != TokenKind::Identifier) {
    return kNone;
  }
  unsigned depth = 0;
  unsigned count = 0;
  for (std::uint32_t t = open; t != kNone && t < limit && count < kMaxTemplateTokens; t = facts.next(t), ++count) {
    if (const std::uint32_t close = skipGroup(facts, t); close != t) {
      t = close;
      continue;
    }
    const Token& token = facts.token(t);
    if (token.is('<')) {
      ++depth;
    } else if (token.is('>')) {
      if (--depth == 0) {
        const std::uint32_t after = facts.next(t);
        if (after == kNone || after >= limit) {
          return t;
        }
        const Token& follower = facts.token(after);
        const bool continues = follower.is('(') || follower.is(',') || follower.is(')') || follower.is('{') ||
                               follower.is(Symbol::Scope) || follower.is(Symbol::LaunchOpen) || follower.is('>') ||
                               follower.is('*') || follower.is('&') || follower.is('.');
        return continues ? t : kNone;
      }
    } else if (endsTemplateArguments(token)) {
      return kNone;
    }
  }
  return kNone;
}

// The spans between top-level commas of the tokens (open, close).
std::vector<Range> splitArguments(const Facts& facts, std::uint32_t open, std::uint32_t close) {
  std::vector<Range> arguments;
  std::uint32_t first = kNone;
  std::uint32_t last = kNone;
  bool comma = false;
  for (std::uint32_t t = facts.next(open); t != kNone && t < close; t = facts.next(t)) {
    if (facts.token(t).is(',')) {
      arguments.push_back(first == kNone ? Range{facts.token(t).offset, facts.token(t).offset}
                                         : Range{facts.token(first).offset, facts.token(last).range().end});
      first = last = kNone;
      comma = true;
      continue;
    }
    if (first == kNone) {
      first = t;
    }
    t = skipGroup(facts, t);
    if (facts.token(t).is('<')) {
      if (const std::uint32_t end = templateEnd(facts, t, close); end != kNone) {
        t = end;
      }
    }
    last = t;
  }
  if (first != kNone) {
    arguments.push_back({facts.token(first).offset, facts.token(last).range().end});
  } else if (comma) {
    const std::uint32_t at = facts.token(close).offset;
    arguments.push_back({at, at});
  }
  return arguments;
}

}  // namespace

namespace {

// `cudaError_t cudaMalloc(`, `void* cudaMalloc(`: a type before the name, not a call.
bool isDeclaration(const Facts& facts, std::uint32_t name) {
  std::uint32_t before = facts.previous(name);
  while (before != kNone && (facts.token(before).is('*') || facts.token(before).is('&'))) {
    before = facts.previous(before);
  }
  return before != kNone && before + 1 == name && facts.token(before).kind == TokenKind::Identifier &&
         facts.token(before).directive == 0 && !isKeywordBeforeName(facts.spell(before));
}

// A directive stands between the tokens of ordinary text.
bool holdsDirective(const Facts& facts, std::uint32_t open, std::uint32_t close) {
  const std::uint32_t own = facts.token(open).directive;
  if (own != 0) {
    return false;
  }
  const auto& directives = facts.stream.directives;
  const auto first = std::lower_bound(directives.begin(), directives.end(), facts.token(open).offset,
                                      [](const Directive& d, std::uint32_t offset) { return d.hash < offset; });
  return first != directives.end() && first->hash < facts.token(close).offset;
}

// `__VA_ARGS__`, `args...`: as many arguments as a macro or template is given.
bool isCounted(const Facts& facts, const Call& call) {
  for (const Range argument : call.arguments) {
    const std::string_view text = facts.spell(argument);
    if (text.ends_with("__VA_ARGS__") || text.ends_with("...")) {
      return false;
    }
  }
  return !holdsDirective(facts, call.open, call.close);
}

}  // namespace

void findCalls(Facts& facts) {
  for (std::uint32_t use = 0; use < facts.apiUses.size(); ++use) {
    std::uint32_t open = facts.next(facts.apiUses[use].token);
    // cudaMalloc<float>(...)
    if (open != kNone && facts.token(open).is('<')) {
      const std::uint32_t end = templateEnd(facts, open, static_cast<std::uint32_t>(facts.stream.tokens.size()));
      open = end == kNone ? kNone : facts.next(end);
    }
    if (open == kNone || !facts.token(open).is('(') || facts.partner[open] == kNone) {
      continue;
    }
    if (isDeclaration(facts, facts.apiUses[use].token)) {
      continue;
    }
    const std::uint32_t close = facts.partner[open];
    facts.calls.push_back({use, open, close, splitArguments(facts, open, close)});
    facts.calls.back().isCounted = isCounted(facts, facts.calls.back());
  }
}

namespace {

// The `>` before a parenthesis ends template arguments, as in get<0>(kernels).
bool closesTemplate(const Facts& facts, std::uint32_t close, std::uint32_t parenthesis) {
  for (std::uint32_t t = facts.previous(close); t != kNone && facts.token(close).is('>'); t = facts.previous(t)) {
    const Token& token = facts.token(t);
    if (token.is('<')) {
      return templateEnd(facts, t, parenthesis + 1) == close;
    }
    if (token.is(';') || token.is('{') || token.is('}') || token.is('(')) {
      return false;
    }
  }
  return false;
}

// The `<` of the template arguments that end with the `>` at `close`, kNone when there is none.
std::uint32_t templateStart(const Facts& facts, std::uint32_t close, Launch& launch) {
  unsigned depth = 0;
  for (std::uint32_t t = close; t != kNone; t = facts.previous(t)) {
    const Token& token = facts.token(t);
    if (token.is('>')) {
      ++depth;
    } else if (token.is('<') && --depth == 0) {
      return t;
    } else if ((token.is(')') || token.is(']')) && facts.partner[t] != kNone) {
      t = facts.partner[t];
    } else if (token.is(',')) {
      launch.kernelHasComma = true;
    } else if (token.is(';') || token.is('{') || token.is('}')) {
      return kNone;
    }
  }
  return kNone;
}

// The first token of the expression that names the kernel, reading backwards from `last`:
// k, ns::k, k<A, B>, object.member, (*pointer), table[i], get().
std::uint32_t kernelStart(const Facts& facts, std::uint32_t last, Launch& launch) {
  std::uint32_t t = last;
  while (t != kNone) {
    const Token& token = facts.token(t);
    if (token.is('>')) {
      const std::uint32_t scan = templateStart(facts, t, launch);
      launch.kernelIsTemplate = true;
      t = scan == kNone ? kNone : facts.previous(scan);
      continue;
    }
    if ((token.is(')') || token.is(']')) && facts.partner[t] != kNone) {
      const std::uint32_t open = facts.partner[t];
      const std::uint32_t before = facts.previous(open);
      const bool postfix = before != kNone && (facts.token(before).kind == TokenKind::Identifier ||
                                               facts.token(before).is(')') || facts.token(before).is(']') ||
                                               closesTemplate(facts, before, open));
      // `if (x) k<<<..>>>` is reached only through the identifier case, so a group here either
      // is the whole name, (*pointer), or follows a name.
      if (!postfix || facts.spell(before) == "return" || facts.spell(before) == "else") {
        return open;
      }
      t = before;
      continue;
    }
    if (token.kind != TokenKind::Identifier) {
      return kNone;
    }
    std::uint32_t before = facts.previous(t);
    if (before != kNone && facts.spell(before) == "template") {
      before = facts.previous(before);  // T::template k<int>
    }
    const bool chained = before != kNone && (facts.token(before).is(Symbol::Scope) || facts.token(before).is('.') ||
                                             facts.token(before).is(Symbol::Arrow));
    if (!chained) {
      return t;
    }
    const std::uint32_t owner = facts.previous(before);
    const bool hasOwner = owner != kNone && (facts.token(owner).kind == TokenKind::Identifier ||
                                             facts.token(owner).is('>') || facts.token(owner).is(')') ||
                                             facts.token(owner).is(']'));
    if (!hasOwner || facts.spell(owner) == "return" || facts.spell(owner) == "else") {
      return before;  // ::kernel
    }
    t = owner;
  }
  return kNone;
}

// Three `>` in a row; apart from each other, as in `>> >(p)`, only before the arguments.
bool closesLaunch(const Facts& facts, std::uint32_t t, bool adjacent) {
  const Token& first = facts.token(t);
  const Token& second = facts.token(t + 1);
  const Token& third = facts.token(t + 2);
  if (!first.is('>') || !second.is('>') || !third.is('>')) {
    return false;
  }
  if (adjacent) {
    return second.offset == first.offset + 1 && third.offset == first.offset + 2;
  }
  const std::uint32_t after = facts.next(t + 2);
  return after != kNone && facts.token(after).is('(');
}

// The first of the three `>` that end the configuration opened at `open`.
std::uint32_t configurationEnd(const Facts& facts, std::uint32_t open, bool adjacent) {
  for (std::uint32_t t = facts.next(open); t != kNone; t = facts.next(t)) {
    if (const std::uint32_t close = skipGroup(facts, t); close != t) {
      t = close;
      continue;
    }
    const Token& token = facts.token(t);
    if (token.is(';') || token.is('{') || token.is('}') || token.is(')') || token.is(Symbol::LaunchOpen)) {
      return kNone;
    }
    if (t + 2 < facts.stream.tokens.size() && closesLaunch(facts, t, adjacent)) {
      return t;
    }
  }
  return kNone;
}

}  // namespace

namespace {

// `template <...> __global__ void name(`: a launch of it by its bare name has deduced arguments.
std::set<std::string_view> templateKernels(const Facts& facts) {
  std::set<std::string_view> names;
  for (std::uint32_t t = 0; t < facts.stream.tokens.size(); ++t) {
    if (facts.token(t).kind != TokenKind::Identifier || facts.spell(t) != "__global__") {
      continue;
    }
    std::uint32_t before = facts.previous(t);
    while (before != kNone && facts.token(before).kind == TokenKind::Identifier) {
      before = facts.previous(before);  // static, inline
    }
    if (before == kNone || !facts.token(before).is('>')) {
      continue;
    }
    for (std::uint32_t name = facts.next(t); name != kNone; name = facts.next(name)) {
      const std::uint32_t open = facts.next(name);
      if (facts.token(name).kind != TokenKind::Identifier || open == kNone) {
        break;
      }
      if (facts.token(open).is('(')) {
        if (facts.spell(name).substr(0, 2) != "__") {
          names.insert(facts.spell(name));
          break;
        }
        name = facts.partner[open] == kNone ? open : facts.partner[open];  // __launch_bounds__(256)
      }
    }
  }
  return names;
}

// The launches so far, as they nest: in the arguments of another a launch is one of its own, and
// anywhere else it excludes the other: k<<<1, 2>>>(a)<<<1, 2>>>(b).
class LaunchNest {
 public:
  /// Whether a launch with this kernel cuts one before it; the launch is taken in.
  bool cuts(const Launch& launch, std::uint32_t first, std::uint32_t last) {
    while (!around.empty() && around.back().end < launch.open) {
      furthestEnd = std::max(furthestEnd, around.back().end + 1);
      around.pop_back();
    }
    const bool cut = first < furthestEnd || (!around.empty() && !(around.back().open < first && last < around.back().end));
    around.push_back({launch.open, launch.argumentsClose == kNone ? launch.close + 2 : launch.argumentsClose});
    return cut;
  }

 private:
  struct Span {
    std::uint32_t open, end;
  };
  std::vector<Span> around;
  std::uint32_t furthestEnd = 0;  // behind the launches that ended before
};

}  // namespace

void findLaunches(Facts& facts) {
  LaunchNest nest;
  std::set<std::string_view> templates;
  bool looked = false;
  for (std::uint32_t t = 0; t < facts.stream.tokens.size(); ++t) {
    if (!facts.token(t).is(Symbol::LaunchOpen)) {
      continue;
    }
    Launch launch;
    launch.open = t;
    launch.close = configurationEnd(facts, t, true);
    if (launch.close == kNone) {
      launch.close = configurationEnd(facts, t, false);
    }
    const std::uint32_t last = facts.previous(t);
    if (launch.close == kNone || last == kNone) {
      continue;
    }
    const std::uint32_t first = kernelStart(facts, last, launch);
    if (first == kNone) {
      continue;
    }
    if (!looked) {
      templates = templateKernels(facts);
      looked = true;
    }
    launch.kernelIsTemplate = launch.kernelIsTemplate || templates.count(facts.spell(last)) != 0;
    launch.kernel = {facts.token(first).offset, facts.token(last).range().end};
    launch.configuration = splitArguments(facts, t, launch.close);
    launch.isConditional = holdsDirective(facts, t, launch.close);
    const std::uint32_t open = facts.next(launch.close + 2);
    if (open != kNone && facts.token(open).is('(') && facts.partner[open] != kNone) {
      launch.argumentsOpen = open;
      launch.argumentsClose = facts.partner[open];
    }
    launch.cutsLaunch = nest.cuts(launch, first, last);
    facts.launches.push_back(std::move(launch));
  }
}

}  // namespace hipify::facts_detail
