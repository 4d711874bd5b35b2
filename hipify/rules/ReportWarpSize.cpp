// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The number 32 where it stands for the width of a warp:
//
//   threadIdx.x & 31, tid / 32, (blockDim.x + 31) >> 5    lanes and warps of a block
//   __shared__ float sums[32]; sums[warp]                 a place for each of at most 32 warps
//   for (int d = 16; d > 0; d /= 2) ... shuffle           a loop over 32 lanes
//   #define WARP_SIZE 32
//
// and warpSize where a constant is needed, which it is not in HIP. A divisor counts only when what
// it divides is a thread's number and the file works with warps at all: bit sets and tiles of 32
// are nobody's warp.

#include <algorithm>
#include <cctype>
#include <set>

#include "hipify/rules/Rule.h"
#include "hipify/support/Text.h"

namespace hipify::rules {

namespace {

struct LaneArithmetic {
  std::string_view operation, number, what;
};
constexpr LaneArithmetic kLaneArithmetic[] = {
    {"&", "31", "lane"}, {"&", "0x1f", "lane"}, {"&", "0x1F", "lane"}, {"&", "31u", "lane"}, {"%", "32", "lane"},
    {"%", "32u", "lane"}, {"/", "32", "warp"},  {"/", "32u", "warp"},  {">>", "5", "warp"},  {">>", "5u", "warp"}};

bool namesWarpOrLane(std::string_view name) {
  const std::string word = lowered(name);
  return contains(word, "warp") || contains(word, "lane") || word == "wid" || word == "w_id";
}

class WarpSizeReader {
 public:
  explicit WarpSizeReader(RuleContext& context) : context(context), facts(context.facts) {}

  void run() {
    reportConstants();
    for (std::size_t body = 0; body < facts.deviceBodies.size(); ++body) {
      variables = &facts.lanes.variables[body];
      const auto [open, close] = facts.deviceBodies[body];
      for (std::uint32_t t = open; t < close; ++t) {
        readToken(t, close);
      }
    }
    variables = nullptr;
    for (const Directive& directive : facts.stream.directives) {
      if (directive.kind == DirectiveKind::Define) {
        for (std::uint32_t t = directive.firstToken; t < directive.endToken; ++t) {
          reportArithmetic(t);
        }
      }
    }
  }

 private:
  void report(DiagnosticId id, Range range, std::string message, std::string hint) {
    if (reported.insert(range.begin).second) {  // a body inside a body is read twice
      context.report(id, range, std::move(message), std::move(hint));
    }
  }

  bool worksWithWarps() const {
    return !facts.lanes.calls.empty() || facts.lanes.readsWarpSize || !facts.lanes.constants.empty();
  }

  void readToken(std::uint32_t t, std::uint32_t close) {
    if (facts.token(t).kind == TokenKind::Identifier) {
      const std::string_view word = facts.spell(t);
      if (word == "warpSize") {
        reportConstantUse(t);
      } else if (word == "__shared__") {
        reportArray(t, close);
      } else if (word == "for") {
        reportLoop(t);
      } else if (word == "if") {
        reportLastWarp(t);
      }
    } else if (facts.token(t).kind == TokenKind::Punctuator) {
      reportArithmetic(t);
      reportLaneBit(t);
    }
  }

  void reportConstants() {
    for (const LaneConstant& constant : facts.lanes.constants) {
      if (constant.meaning == LaneConstant::Meaning::Width && !facts.isDisabled(facts.regionAt(constant.name))) {
        report(DiagnosticId::WarpSize, {facts.token(constant.name).offset, constant.value.end},
               std::string(facts.spell(constant.name)) + " says that a warp has 32 lanes",
               "right as long as shuffles and votes keep to 32 lanes; warpSize is the width of the GPU");
      }
    }
  }

  void reportArithmetic(std::uint32_t t) {
    const bool shift = facts.token(t).is('>') && t + 1 < facts.stream.tokens.size() && facts.token(t + 1).is('>') &&
                       facts.token(t + 1).offset == facts.token(t).offset + 1;
    const std::uint32_t number = facts.next(shift ? t + 1 : t);
    const std::uint32_t operand = facts.previous(t);
    if (number == kNone || operand == kNone || facts.token(number).kind != TokenKind::Number) {
      return;
    }
    for (const LaneArithmetic& row : kLaneArithmetic) {
      if (row.operation == (shift ? ">>" : facts.spell(t)) && row.number == facts.spell(number)) {
        const std::uint32_t start = startOf(operand);
        const char* what = whatIsDivided(start, operand);
        if (what != nullptr && isAboutWarps(start, number)) {
          const bool lane = row.what == "lane";
          report(DiagnosticId::WarpSize, {facts.token(start).offset, facts.token(number).range().end},
                 std::string("the ") + (*what == 'b' ? (lane ? "rest of a block" : "number of warps")
                                                     : (lane ? "lane of a thread" : "warp of a thread")) +
                     " is computed for warps of 32 lanes",
                 "right as long as shuffles and votes keep to 32 lanes; warpSize is the width of the GPU");
        }
        return;
      }
    }
  }

  // The first token of the operand that ends at `last`: a name, object.member, or parentheses.
  std::uint32_t startOf(std::uint32_t last) const {
    if (facts.token(last).is(')') && facts.partner[last] != kNone) {
      return facts.partner[last];
    }
    const std::uint32_t dot = facts.previous(last);
    if (dot != kNone && facts.token(dot).is('.') && facts.previous(dot) != kNone) {
      return facts.previous(dot);
    }
    return last;
  }

  // "thread", "block", or null when the operand is neither a thread's number nor a block's size.
  const char* whatIsDivided(std::uint32_t start, std::uint32_t last) const {
    bool block = false;
    for (std::uint32_t t = start; t <= last; ++t) {
      const std::string_view word = facts.spell(t);
      if (word == "[" || word == "<<") {
        return nullptr;  // an element that a thread picks, a bit
      }
      if (word == "threadIdx" || (variables != nullptr && variables->threads.count(word) != 0)) {
        return "thread";
      }
      block = block || (word == "blockDim" && t + 2 <= last && facts.spell(t + 2) == "x");
    }
    return block && worksWithWarps() ? "block" : nullptr;
  }

  // Not a bit of a bit set (`1 << (i & 31)`, `bits[i >> 5]`), and in company of warps or lanes.
  bool isAboutWarps(std::uint32_t start, std::uint32_t number) const {
    std::uint32_t before = facts.previous(start);
    std::uint32_t after = facts.next(number);
    while (before != kNone && after != kNone && facts.token(before).is('(') && facts.token(after).is(')')) {
      before = facts.previous(before);
      after = facts.next(after);
    }
    if (before != kNone && (facts.spell(before) == "<<" || facts.token(before).is('[') || facts.token(before).is('>'))) {
      return false;
    }
    for (std::uint32_t t = before, steps = 0; t != kNone && steps < 12; t = facts.previous(t), ++steps) {
      if (facts.token(t).is(';') || facts.token(t).is('{') || facts.token(t).is('}')) {
        break;
      }
      if (facts.token(t).kind == TokenKind::Identifier && namesWarpOrLane(facts.spell(t))) {
        return true;
      }
    }
    return worksWithWarps();
  }

  // 1u << lane
  void reportLaneBit(std::uint32_t t) {
    const std::uint32_t one = facts.previous(t);
    const std::uint32_t lane = facts.next(t);
    if (facts.spell(t) != "<<" || one == kNone || lane == kNone || !worksWithWarps()) {
      return;
    }
    const std::string_view number = facts.spell(one);
    const std::string_view name = facts.spell(lane);
    const bool narrow = number == "1" || number == "1u" || number == "1U" || number == "0x1" || number == "2u";
    if (narrow && (name == "__lane_id" || (facts.token(lane).kind == TokenKind::Identifier &&
                                           variables->threads.count(name) != 0 && namesWarpOrLane(name)))) {
      report(DiagnosticId::LaneMask, {facts.token(one).offset, facts.token(lane).range().end},
             "the mask " + std::string(number) + " << " + std::string(name) + " has no bit for a lane from 32 on",
             "right for lanes counted within groups of 32; 1ull has a bit for each of 64");
    }
  }

  // `__shared__ float sums[32]` whose index is the number of a warp.
  void reportArray(std::uint32_t t, std::uint32_t close) {
    for (; t < close && !facts.token(t).is(';'); ++t) {
      if (!facts.token(t).is('[') || facts.partner[t] != t + 2 || facts.spell(t + 1) != "32") {
        continue;
      }
      const std::string_view name = facts.spell(t - 1);
      for (std::uint32_t use = t + 3; use + 2 < close; ++use) {
        if (facts.spell(use) == name && facts.token(use + 1).is('[') && isWarpNumber(use + 2)) {
          report(DiagnosticId::WarpSize, {facts.token(t - 1).offset, facts.token(t + 2).range().end},
                 std::string(name) + " has a place for each of at most 32 warps of 32 lanes",
                 "with wider warps fewer places are filled: read only as many as the block has warps");
          break;
        }
      }
    }
  }

  bool isWarpNumber(std::uint32_t t) const {
    const std::string_view word = facts.spell(t);
    return variables->warps.count(word) != 0 || (word == "threadIdx" && facts.spell(t + 3) == "/");
  }

  // warpSize as the bound of an array, a template argument or the value of a constexpr.
  void reportConstantUse(std::uint32_t t) {
    const std::uint32_t before = facts.previous(t);
    const std::uint32_t after = facts.next(t);
    if (before == kNone || after == kNone) {
      return;
    }
    bool constant = facts.token(before).is('<') && facts.token(after).is('>');
    std::uint32_t first = before;
    while (first != kNone && !facts.token(first).is(';') && !facts.token(first).is('{') && !facts.token(first).is('}')) {
      const std::string_view word = facts.spell(first);
      if (word == "constexpr" || (word == "__shared__" && facts.token(before).is('[')) || word == "static_assert") {
        constant = true;
        break;
      }
      first = facts.previous(first);
    }
    if (constant) {
      report(DiagnosticId::WarpSize, facts.token(t).range(), "warpSize is no constant in HIP (since ROCm 7)",
             "a constant of the program's own says which width it is written for");
    }
  }

  std::uint32_t endOfStatement(std::uint32_t t) const {
    if (t != kNone && facts.token(t).is('{')) {
      return facts.partner[t];
    }
    while (t != kNone && !facts.token(t).is(';')) {
      t = (facts.token(t).is('(') || facts.token(t).is('{')) && facts.partner[t] != kNone && facts.partner[t] > t
              ? facts.partner[t] : t;
      t = facts.next(t);
    }
    return t;
  }

  // for (int d = 16; ...; d /= 2) with a shuffle of the default width in its body
  void reportLoop(std::uint32_t t) {
    const std::uint32_t open = facts.next(t);
    const std::uint32_t close = open == kNone || !facts.token(open).is('(') ? kNone : facts.partner[open];
    const std::uint32_t end = close == kNone ? kNone : endOfStatement(facts.next(close));
    if (end == kNone) {
      return;
    }
    std::uint32_t assign = open;
    while (assign < close && !facts.token(assign).is('=')) {
      ++assign;
    }
    if (assign + 1 >= close || facts.spell(assign + 1) != "16") {
      return;
    }
    for (const WarpCall& warpCall : facts.lanes.calls) {
      const Call& call = facts.calls[warpCall.call];
      if (close < call.open && call.open < end && call.arguments.size() + 1 == warpCall.function->fullArity) {
        report(DiagnosticId::WarpSize, facts.token(assign + 1).range(), "the loop goes over 32 lanes of a warp",
               "right with a width of 32 in the shuffle; warpSize / 2 starts it for the warp of any GPU");
        return;
      }
    }
  }

  // if (tid < 32) { s[tid] += s[tid + 16]; ... } in step without a barrier
  void reportLastWarp(std::uint32_t t) {
    const std::uint32_t open = facts.next(t);
    const std::uint32_t close = open == kNone || !facts.token(open).is('(') ? kNone : facts.partner[open];
    const std::uint32_t end = close == kNone ? kNone : endOfStatement(facts.next(close));
    if (end == kNone || close < open + 4) {
      return;
    }
    const bool last = facts.spell(close - 1) == "32" && facts.token(close - 2).is('<');
    if (!last || whatIsDivided(startOf(close - 3), close - 3) == nullptr) {
      return;
    }
    bool steps = false;
    for (std::uint32_t s = close; s < end; ++s) {
      const std::string_view word = facts.spell(s);
      if (word.substr(0, 6) == "__sync" || contains(word, "shfl") || word == "sync") {
        return;
      }
      steps = steps || (word == "+" && s + 2 < end && facts.token(s + 2).is(']') &&
                        (facts.spell(s + 1) == "16" || facts.spell(s + 1) == "8"));
    }
    if (steps) {
      report(DiagnosticId::WarpSize, {facts.token(open).offset, facts.token(close).range().end},
             "the last 32 threads go on without a barrier, as if they were always in step",
             "__syncwarp() after each step says so to the compiler");
    }
  }

  RuleContext& context;
  const Facts& facts;
  const LaneVariables* variables = nullptr;
  std::set<std::uint32_t> reported;
};

}  // namespace

void applyReportWarpSize(RuleContext& context) { WarpSizeReader(context).run(); }

}  // namespace hipify::rules
