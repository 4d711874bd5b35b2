// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Calls of CUDA functions and kernel launches, with the spans of their arguments. Commas inside
// brackets and inside template argument lists do not separate arguments:
//
//   cudaFuncSetAttribute(k<float, 4>, A, 1)    three arguments
//   k<float, 4><<<min(a, b), 256>>>(p)         two configuration arguments, kernel k<float, 4>

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

// The `>` that closes the template argument list opened by the `<` at `open`, kNone when that `<`
// compares. `a < b, c > d` is told from `k<b, c>` by what follows the `>`.
std::uint32_t templateEnd(const Facts& facts, std::uint32_t open, std::uint32_t limit) {
  const std::uint32_t before = facts.previous(open);
  if (before == kNone || facts.token(before).kind != TokenKind::Identifier) {
    return kNone;
  }
  unsigned depth = 0;
  for (std::uint32_t t = open; t != kNone && t < limit; t = facts.next(t)) {
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
    const std::uint32_t close = facts.partner[open];
    facts.calls.push_back({use, open, close, splitArguments(facts, open, close)});
  }
}

namespace {

// The first token of the expression that names the kernel, reading backwards from `last`:
// k, ns::k, k<A, B>, object.member, (*pointer), table[i], get().
std::uint32_t kernelStart(const Facts& facts, std::uint32_t last, Launch& launch) {
  std::uint32_t t = last;
  while (t != kNone) {
    const Token& token = facts.token(t);
    if (token.is('>')) {
      unsigned depth = 0;
      std::uint32_t scan = t;
      while (scan != kNone) {
        const Token& inner = facts.token(scan);
        if (inner.is('>')) {
          ++depth;
        } else if (inner.is('<') && --depth == 0) {
          break;
        } else if ((inner.is(')') || inner.is(']')) && facts.partner[scan] != kNone) {
          scan = facts.partner[scan];
        } else if (inner.is(',')) {
          launch.kernelHasComma = true;
        } else if (inner.is(';') || inner.is('{') || inner.is('}')) {
          return kNone;
        }
        scan = facts.previous(scan);
      }
      launch.kernelIsTemplate = true;
      t = scan == kNone ? kNone : facts.previous(scan);
      continue;
    }
    if ((token.is(')') || token.is(']')) && facts.partner[t] != kNone) {
      const std::uint32_t open = facts.partner[t];
      const std::uint32_t before = facts.previous(open);
      const bool postfix = before != kNone && (facts.token(before).kind == TokenKind::Identifier ||
                                               facts.token(before).is(')') || facts.token(before).is(']'));
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
    const std::uint32_t before = facts.previous(t);
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

void findLaunches(Facts& facts) {
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
    launch.kernel = {facts.token(first).offset, facts.token(last).range().end};
    launch.configuration = splitArguments(facts, t, launch.close);
    const std::uint32_t open = facts.next(launch.close + 2);
    if (open != kNone && facts.token(open).is('(') && facts.partner[open] != kNone) {
      launch.argumentsOpen = open;
      launch.argumentsClose = facts.partner[open];
    }
    facts.launches.push_back(std::move(launch));
  }
}

}  // namespace hipify::facts_detail
