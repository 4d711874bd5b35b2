// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What the tokens say about lanes: calls of warp functions, constants named for the warp, and
// types, fields and variables of 32 bits, and variables that hold a thread's or a warp's number:
//
//   #define FULL_MASK 0xffffffff            a constant, full mask
//   int lane = threadIdx.x & 31;            lane: of a thread, 32 bits wide
//   int wid = lane_in_block / 32;           wid: of a warp

#include <algorithm>
#include <cctype>
#include <string>

#include "hipify/facts/TokenFacts.h"
#include "hipify/support/Text.h"

namespace hipify {

namespace {

constexpr WarpFunction kFunctions[] = {
#define HIPIFY_WARP_FUNCTION(name, kind, masked, fullArity) {name, WarpFunctionKind::kind, masked, fullArity},
#include "hipify/facts/WarpFunctions.def"
};

constexpr std::string_view kNarrowTypes[] = {"unsigned", "int", "uint32_t", "uint", "int32_t", "u32", "uint32"};
constexpr std::string_view kThreadNames[] = {"tid", "lane", "laneid", "lane_id", "laneId", "tx"};

// WARP_SIZE, kWarpSize, warp_width, THREADS_PER_WARP, LOG_WARP_SIZE
bool namesWarpWidth(std::string_view name) {
  const std::string word = lowered(name);
  const bool sized = word.find("size") != std::string::npos || word.find("width") != std::string::npos ||
                     word.find("per_warp") != std::string::npos || word.find("perwarp") != std::string::npos ||
                     word.find("warp_sz") != std::string::npos || word.find("lanes") != std::string::npos;
  return word.find("warp") != std::string::npos && sized && name != "warpSize";
}

bool isWidthValue(std::string_view name, std::string_view value) {
  const std::string text = lowered(packed(value));
  const bool logarithm = lowered(name).find("log") != std::string::npos;
  return logarithm ? text == "5" || text == "(5)" : text == "32" || text == "(32)" || text == "32u" || text == "0x20";
}

class LaneReader {
 public:
  explicit LaneReader(Facts& facts) : facts(facts), lanes(facts.lanes) {}

  void run() {
    findWarpCalls();
    findConstants();
    if (!lanes.calls.empty()) {
      findNarrowTypes();
      findNarrowMembers();
    }
    lanes.variables.resize(facts.deviceBodies.size());
    for (std::size_t i = 0; i < facts.deviceBodies.size(); ++i) {
      readBody(facts.deviceBodies[i], lanes.variables[i]);
    }
  }

 private:
  void findWarpCalls() {
    for (std::uint32_t i = 0; i < facts.calls.size(); ++i) {
      const std::uint32_t token = facts.apiUses[facts.calls[i].use].token;
      const auto row = std::find_if(std::begin(kFunctions), std::end(kFunctions),
                                    [&](const WarpFunction& function) { return function.name == facts.spell(token); });
      if (row == std::end(kFunctions)) {
        continue;
      }
      std::uint32_t body = kNone;
      for (std::uint32_t b = 0; b < facts.deviceBodies.size(); ++b) {
        body = facts.deviceBodies[b].first < token && token < facts.deviceBodies[b].second ? b : body;
      }
      lanes.calls.push_back({&*row, i, body});
    }
  }

  // `typedef unsigned int Mask;` and `using Mask = std::uint32_t;`
  void findNarrowTypes() {
    for (std::uint32_t t = 1; t + 1 < facts.stream.tokens.size(); ++t) {
      if (!facts.token(t).is(';') || facts.token(t).directive != 0) {
        continue;
      }
      std::uint32_t first = t;  // of the words before the semicolon
      while (first > 0 && (facts.token(first - 1).kind == TokenKind::Identifier || facts.token(first - 1).is(Symbol::Scope) ||
                           facts.token(first - 1).is('='))) {
        --first;
      }
      if (t - first >= 3 && facts.spell(first) == "typedef" && isNarrowType(facts, t - 2)) {
        lanes.narrowTypes.insert(facts.spell(t - 1));
      } else if (t - first >= 4 && facts.spell(first) == "using" && facts.token(first + 2).is('=') && isNarrowType(facts, t - 1)) {
        lanes.narrowTypes.insert(facts.spell(first + 1));
      }
    }
  }

  // `struct Vote { unsigned mask; };`; a name that is a pointer or wider in another is left out.
  void findNarrowMembers() {
    std::set<std::string_view> others;
    for (std::uint32_t t = 0; t + 1 < facts.stream.tokens.size(); ++t) {
      if (!facts.token(t).is('{') || facts.partner[t] == kNone || !opensStructure(t)) {
        continue;
      }
      for (std::uint32_t m = t + 1; m < facts.partner[t]; ++m) {
        if ((facts.token(m).is('{') || facts.token(m).is('(')) && facts.partner[m] != kNone) {
          m = facts.partner[m];
        } else if (isDeclaredName(m)) {
          const std::uint32_t type = facts.previous(m);
          const bool narrow = facts.token(type).kind == TokenKind::Identifier && isNarrowType(facts, type);
          (narrow ? lanes.narrowMembers : others).insert(facts.spell(m));
        }
      }
    }
    std::erase_if(lanes.narrowMembers, [&](std::string_view name) { return others.count(name) != 0; });
  }

  bool opensStructure(std::uint32_t open) const {
    for (std::uint32_t t = facts.previous(open); t != kNone && (facts.token(t).kind == TokenKind::Identifier ||
                                                               facts.token(t).is(':') || facts.token(t).is(','));
         t = facts.previous(t)) {
      if (facts.spell(t) == "struct" || facts.spell(t) == "class" || facts.spell(t) == "union") {
        return true;
      }
    }
    return false;
  }

  // The name before `;`, `=`, `[`, `:` or `,` that follows a type or a declarator.
  bool isDeclaredName(std::uint32_t t) const {
    const std::uint32_t before = facts.previous(t), after = facts.next(t);
    return facts.token(t).kind == TokenKind::Identifier && before != kNone && after != kNone &&
           (facts.token(before).kind == TokenKind::Identifier || facts.token(before).is('*') || facts.token(before).is('&')) &&
           (facts.token(after).is(';') || facts.token(after).is('=') || facts.token(after).is('[') ||
            facts.token(after).is(':') || facts.token(after).is(','));
  }

  // `#define NAME value` and `const T NAME = value`.
  void findConstants() {
    for (const Directive& directive : facts.stream.directives) {
      if (directive.kind == DirectiveKind::Define && directive.firstToken + 1 < directive.endToken) {
        const Token& last = facts.token(directive.endToken - 1);
        note(directive.firstToken, {facts.token(directive.firstToken + 1).offset, last.range().end});
      }
    }
    for (std::uint32_t t = 1; t + 2 < facts.stream.tokens.size(); ++t) {
      if (!facts.token(t).is('=') || facts.token(t).directive != 0 || facts.token(t + 1).kind != TokenKind::Number) {
        continue;
      }
      const std::uint32_t end = facts.next(t + 1);
      if (end != kNone && (facts.token(end).is(';') || facts.token(end).is(',') || facts.token(end).is('}') ||
                           facts.token(end).is('>'))) {
        note(t - 1, facts.token(t + 1).range());
      }
    }
  }

  void note(std::uint32_t name, Range value) {
    if (facts.token(name).kind != TokenKind::Identifier) {
      return;
    }
    const std::string_view word = facts.spell(name);
    if (namesWarpWidth(word) && isWidthValue(word, facts.spell(value))) {
      lanes.constants.push_back({LaneConstant::Meaning::Width, name, value});
    } else if (isFullMask(lowered(packed(facts.spell(value)))) && facts.token(name).directive != 0) {
      lanes.constants.push_back({LaneConstant::Meaning::FullMask, name, value});
    }
  }

  void readBody(std::pair<std::uint32_t, std::uint32_t> body, LaneVariables& variables) {
    readParameters(body.first, variables);
    for (std::uint32_t t = body.first; t < body.second; ++t) {
      const Token& token = facts.token(t);
      if (token.kind == TokenKind::Identifier) {
        lanes.readsWarpSize = lanes.readsWarpSize || facts.spell(t) == "warpSize";
        noteNarrow(t, variables);
      } else if (token.is('=') && facts.token(t - 1).kind == TokenKind::Identifier && t + 1 < body.second &&
                 !facts.token(t + 1).is('=')) {
        readInitialiser(t, body.second, variables);
      }
    }
  }

  void readParameters(std::uint32_t open, LaneVariables& variables) {
    std::uint32_t t = facts.previous(open);
    while (t != kNone && facts.token(t).kind == TokenKind::Identifier) {
      t = facts.previous(t);
    }
    if (t == kNone || !facts.token(t).is(')') || facts.partner[t] == kNone) {
      return;
    }
    for (std::uint32_t p = facts.partner[t]; p < t; ++p) {
      noteNarrow(p, variables);
      if (isOneOf(kThreadNames, facts.spell(p))) {
        variables.threads.insert(facts.spell(p));
      }
    }
  }

  // `unsigned m`, `unsigned int m`; not `unsigned long m`, `int* m`, `int f(`.
  void noteNarrow(std::uint32_t name, LaneVariables& variables) {
    const std::uint32_t type = name == 0 ? kNone : facts.previous(name);
    if (facts.token(name).kind != TokenKind::Identifier || type == kNone || !isNarrowType(facts, type) ||
        isOneOf(kNarrowTypes, facts.spell(name)) || facts.spell(name) == "long" || facts.spell(name) == "char" ||
        facts.spell(name) == "short") {
      return;
    }
    const std::uint32_t after = facts.next(name);
    if (after != kNone && !facts.token(after).is('(')) {
      variables.narrow[facts.spell(name)] = name;
    }
  }

  void readInitialiser(std::uint32_t assign, std::uint32_t close, LaneVariables& variables) {
    bool ofThread = false;
    bool divided = false;
    for (std::uint32_t t = assign + 1; t < close && !facts.token(t).is(';') && !facts.token(t).is('{'); ++t) {
      const std::string_view word = facts.spell(t);
      if (word == "[" && facts.partner[t] != kNone) {
        t = facts.partner[t];  // an index does not make the element a thread's number
        continue;
      }
      if (word == "(" && facts.token(t - 1).kind == TokenKind::Identifier && facts.partner[t] != kNone) {
        t = facts.partner[t];  // nor does an argument make the result one
        continue;
      }
      ofThread = ofThread || word == "threadIdx" || word == "__lane_id" || variables.threads.count(word) != 0;
      const std::string_view number = t + 1 < close ? facts.spell(t + 1) : std::string_view();
      divided = divided || (word == "/" && (number == "32" || number == "warpSize" || namesWarpWidth(number))) ||
                (word == ">" && number == "5" && facts.spell(t - 1) == ">");
    }
    if (ofThread) {
      (divided ? variables.warps : variables.threads).insert(facts.spell(assign - 1));
    }
  }

  Facts& facts;
  LaneFacts& lanes;
};

}  // namespace

bool isNarrowType(const Facts& facts, std::uint32_t token) {
  const std::string_view word = facts.spell(token);
  if (!isOneOf(kNarrowTypes, word) && facts.lanes.narrowTypes.count(word) == 0) {
    return false;
  }
  const std::uint32_t before = facts.previous(token);
  return before == kNone || facts.spell(before) != "long";
}

bool isFullMask(std::string_view spelled) {
  std::string text = lowered(spelled);
  if (text.empty()) {
    return false;
  }
  while (text.size() > 2 && text.front() == '(' && text.back() == ')' && text.find(')') == text.size() - 1) {
    text = text.substr(1, text.size() - 2);
  }
  if (const std::string_view cast = "(unsigned)"; text.rfind(cast, 0) == 0) {
    text.erase(0, cast.size());
  }
  constexpr std::string_view kMasks[] = {"0xffffffff", "-1",          "~0",         "4294967295", "uint_max",
                                         "unsigned(-1)", "uint32_max", "(1ull<<32)-1", "(1ll<<32)-1", "(1ul<<32)-1"};
  // ~0ull has 64 bits set, 0xffffffffull 32.
  const bool wide = text[0] == '~' || text[0] == '-';
  while (text.find("<<") == std::string::npos && text.size() > 1 && text.back() != ')' &&
         (text.back() == 'u' || (text.back() == 'l' && !wide && std::isdigit(static_cast<unsigned char>(text[0])) != 0))) {
    text.pop_back();
  }
  return isOneOf(kMasks, text);
}

namespace facts_detail {

void findLanes(Facts& facts) { LaneReader(facts).run(); }

}  // namespace facts_detail

}  // namespace hipify
