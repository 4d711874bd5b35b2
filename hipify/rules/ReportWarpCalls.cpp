// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Calls of warp functions that take 32 lanes for granted. Their fix-its keep CUDA's meaning on a
// warp of any width, by working on the half of 32 lanes that a thread is in:
//
//   __shfl_sync(0xffffffff, v, 0)          __shfl_sync(0xffffffffull << (__lane_id() & 32), v, 0, 32)
//   unsigned m = __ballot_sync(mask, p);   unsigned m = static_cast<unsigned>(__ballot_sync(
//                                              mask, p) >> (__lane_id() & 32));
//
// A file whose kernels read warpSize works on whole warps instead; there a full mask becomes ~0ull
// and the rest is only reported.

#include <algorithm>
#include <cctype>

#include "hipify/rules/Rule.h"
#include "hipify/support/Text.h"

namespace hipify::rules {

namespace {

constexpr std::string_view kHalfMask = "0xffffffffull << (__lane_id() & 32)";
constexpr std::string_view kWholeMask = "~0ull";

struct CountFunction {
  std::string_view narrow, wide;  // no wide form that gives the same number: empty
};
constexpr CountFunction kCountFunctions[] = {{"__popc", "__popcll"}, {"__ffs", "__ffsll"}, {"__clz", ""}, {"__brev", ""}};

// How the 64 bits of a vote lose half of them.
struct Narrowing {
  enum class How : std::uint8_t { None, Counted, Stored, Compared };
  How how = How::None;
  std::uint32_t counter = kNone;  // token of __popc and the like
};

class WarpCallReader {
 public:
  explicit WarpCallReader(RuleContext& context) : context(context), facts(context.facts) {}

  void run() {
    for (const WarpCall& warpCall : facts.lanes.calls) {
      const Call& call = facts.calls[warpCall.call];
      const ApiUse& use = facts.apiUses[call.use];
      const std::uint32_t after = facts.next(call.close);
      const bool defined = after != kNone && facts.token(after).is('{');
      if (use.isUserName || defined || facts.isDisabled(use.region)) {
        continue;
      }
      const bool reported = warpCall.function->masked && !call.arguments.empty() && reportMask(warpCall, call);
      if (warpCall.function->kind == WarpFunctionKind::Shuffle && !reported) {
        reportWidth(warpCall, call);
      } else if (warpCall.function->kind == WarpFunctionKind::Vote) {
        reportVote(warpCall, call);
      }
    }
  }

 private:
  bool wholeWarps() const { return facts.lanes.readsWarpSize; }

  // Shuffles whose width is left to the default, which is the warp of the GPU.
  static bool lacksWidth(const WarpCall& warpCall, const Call& call) {
    return call.arguments.size() + 1 == warpCall.function->fullArity;
  }

  void addWidth(const WarpCall& warpCall, const Call& call, Diagnostic& diagnostic) const {
    if (lacksWidth(warpCall, call)) {
      const std::uint32_t at = call.arguments.back().end;
      diagnostic.fixIts.push_back({{at, at}, ", 32"});
    }
  }

  bool isMaskConstant(std::string_view word) const {
    return std::any_of(facts.lanes.constants.begin(), facts.lanes.constants.end(), [&](const LaneConstant& constant) {
      return constant.meaning == LaneConstant::Meaning::FullMask && facts.spell(constant.name) == word;
    });
  }

  // A variable or parameter of 32 bits, spelled as one name.
  bool isNarrowVariable(const WarpCall& warpCall, std::string_view word) const {
    return warpCall.body != kNone && facts.lanes.variables[warpCall.body].narrow.count(word) != 0;
  }

  bool reportMask(const WarpCall& warpCall, const Call& call) {
    const Range mask = call.arguments[0];
    const std::string word(facts.spell(mask));
    const std::vector<FixIt> fixIts = maskFix(warpCall, call);
    if (fixIts.empty() && !isNarrowVariable(warpCall, word)) {
      return false;
    }
    const bool full = !isNarrowVariable(warpCall, word);
    std::string hint = "~0ull names every lane of any warp";
    if (!full) {
      hint = "HIP wants 64 bits; shifted left by __lane_id() & 32 they are the lanes of this half of the warp";
    } else if (!wholeWarps()) {
      hint = "the lanes of this half of the warp are " + std::string(kHalfMask) +
             (lacksWidth(warpCall, call) ? ", and a width of 32 keeps the shuffle in it" : "");
    }
    Diagnostic& diagnostic =
        context.report(DiagnosticId::LaneMask, mask,
                       full ? "the mask names 32 lanes (" + word + "); a warp can have 64 in HIP"
                            : "the mask has 32 bits (" + word + ") and names no lane from 32 on",
                       std::move(hint));
    diagnostic.fixIts = fixIts;
    if (!wholeWarps()) {
      addWidth(warpCall, call, diagnostic);
    }
    return true;
  }

  // What makes the mask of a call right for any warp; empty when it is, or is not known.
  std::vector<FixIt> maskFix(const WarpCall& warpCall, const Call& call) const {
    if (!warpCall.function->masked || call.arguments.empty()) {
      return {};
    }
    const Range mask = call.arguments[0];
    const std::string_view word = facts.spell(mask);
    if (isNarrowVariable(warpCall, word)) {
      const std::string wide = "static_cast<unsigned long long>(" + std::string(word) + ") << (__lane_id() & 32)";
      return wholeWarps() ? std::vector<FixIt>{} : std::vector<FixIt>{{mask, wide}};
    }
    if (isFullMask(packed(word)) || isMaskConstant(word)) {
      return {{mask, std::string(wholeWarps() ? kWholeMask : kHalfMask)}};
    }
    return {};
  }

  void reportWidth(const WarpCall& warpCall, const Call& call) {
    if (wholeWarps() || !lacksWidth(warpCall, call)) {
      return;
    }
    Diagnostic& diagnostic = context.report(
        DiagnosticId::WarpSize, extent(call), "the shuffle works on a whole warp: 32 lanes in CUDA, up to 64 in HIP",
        "a width of 32 as the last argument keeps CUDA's meaning");
    addWidth(warpCall, call, diagnostic);
  }

  Range extent(const Call& call) const {
    return {facts.token(facts.apiUses[call.use].token).offset, facts.token(call.close).range().end};
  }

  void reportVote(const WarpCall& warpCall, const Call& call) {
    const Narrowing narrowing = narrowingOf(warpCall, call);
    if (narrowing.how == Narrowing::How::None) {
      return;
    }
    Diagnostic& diagnostic = context.report(DiagnosticId::BallotWidth, extent(call), voteMessage(narrowing),
                                            wholeWarps() ? "unsigned long long holds the vote of any warp; "
                                                           "its bits are counted with __popcll and found with __ffsll"
                                                         : "shifted right by __lane_id() & 32 it is the vote of "
                                                           "this half of the warp");
    if (!wholeWarps()) {
      const Range range = extent(call);
      diagnostic.fixIts = {{{range.begin, range.begin}, "static_cast<unsigned>("}};
      for (FixIt& mask : maskFix(warpCall, call)) {
        diagnostic.fixIts.push_back(std::move(mask));
      }
      diagnostic.fixIts.push_back({{range.end, range.end}, " >> (__lane_id() & 32))"});
    } else if (narrowing.how == Narrowing::How::Counted) {
      for (const CountFunction& row : kCountFunctions) {
        if (row.narrow == facts.spell(narrowing.counter) && !row.wide.empty()) {
          diagnostic.fixIts = {{facts.token(narrowing.counter).range(), std::string(row.wide)}};
        }
      }
    }
  }

  static std::string voteMessage(const Narrowing& narrowing) {
    switch (narrowing.how) {
      case Narrowing::How::Counted:
        return "the vote has a bit for each of up to 64 lanes and is counted in 32 bits";
      case Narrowing::How::Compared:
        return "the vote has a bit for each of up to 64 lanes and is compared with 32 of them";
      default:
        return "the vote has a bit for each of up to 64 lanes and is kept in 32 bits";
    }
  }

  Narrowing narrowingOf(const WarpCall& warpCall, const Call& call) const {
    const std::uint32_t name = facts.apiUses[call.use].token;
    const std::uint32_t before = facts.previous(name);
    const std::uint32_t after = facts.next(call.close);
    if (after != kNone && facts.token(after).is('>')) {
      return {};  // shifted to one half already, or compared as a number
    }
    if (after != kNone && (facts.spell(after) == "==" || facts.spell(after) == "!=")) {
      const std::uint32_t other = facts.next(after);
      const bool full = other != kNone && (isFullMask(facts.spell(other)) || isMaskConstant(facts.spell(other)));
      return {full ? Narrowing::How::Compared : Narrowing::How::None, kNone};
    }
    if (before == kNone) {
      return {};
    }
    const std::uint32_t outer = facts.previous(before);
    if (facts.token(before).is('(') && outer != kNone) {
      for (const CountFunction& row : kCountFunctions) {
        if (row.narrow == facts.spell(outer)) {
          return {Narrowing::How::Counted, outer};
        }
      }
    }
    const bool ends = after == kNone || facts.token(after).is(';') || facts.token(after).is(',') ||
                      facts.token(after).is('&');
    const bool assigned = facts.token(before).is('=') || facts.spell(before) == "&=" || facts.spell(before) == "|=";
    if (ends && assigned && outer != kNone && isNarrowTarget(warpCall, outer)) {
      return {Narrowing::How::Stored, kNone};
    }
    const bool returned = facts.spell(before) == "return" && warpCall.body != kNone &&
                          returnsNarrow(facts.deviceBodies[warpCall.body].first);
    return {ends && returned ? Narrowing::How::Stored : Narrowing::How::None, kNone};
  }

  // What is assigned to: a name declared right here as 32 bits wide or earlier in the body, an
  // element of an array of these, or a field.
  bool isNarrowTarget(const WarpCall& warpCall, std::uint32_t name) const {
    if (facts.token(name).is(']') && facts.partner[name] != kNone) {
      name = facts.previous(facts.partner[name]);
      if (name == kNone) {
        return false;
      }
    }
    const std::uint32_t type = facts.previous(name);
    if (type != kNone && facts.token(type).kind == TokenKind::Identifier && facts.spell(type) != "else") {
      return isNarrowType(facts, type);
    }
    if (type != kNone && (facts.token(type).is('.') || facts.token(type).is(Symbol::Arrow))) {
      return facts.lanes.narrowMembers.count(facts.spell(name)) != 0;
    }
    const bool plain = type == kNone || facts.token(type).is(';') || facts.token(type).is('{') ||
                       facts.token(type).is('}') || facts.token(type).is(',');
    return plain && isNarrowVariable(warpCall, facts.spell(name));
  }

  bool returnsNarrow(std::uint32_t body) const {
    std::uint32_t t = facts.previous(body);
    while (t != kNone && facts.token(t).kind == TokenKind::Identifier) {
      t = facts.previous(t);
    }
    const std::uint32_t open = t != kNone && facts.token(t).is(')') ? facts.partner[t] : kNone;
    const std::uint32_t name = open == kNone ? kNone : facts.previous(open);
    const std::uint32_t type = name == kNone ? kNone : facts.previous(name);
    return type != kNone && isNarrowType(facts, type);
  }

  RuleContext& context;
  const Facts& facts;
};

}  // namespace

void applyReportWarpCalls(RuleContext& context) { WarpCallReader(context).run(); }

}  // namespace hipify::rules
