// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// What breaks silently where a warp has 64 lanes:
//
//   threadIdx.x & 31, tid / 32           the lane or warp of a thread, by the number 32
//   __shfl_down_sync(0xffffffff, v, 1)   a mask of 32 lanes
//   unsigned m = __ballot_sync(a, b)     64 lanes in 32 bits

#include <set>

#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

struct LaneArithmetic {
  std::string_view operation, number;
};
constexpr LaneArithmetic kLaneArithmetic[] = {{"&", "31"}, {"&", "0x1f"}, {"&", "0x1F"}, {"/", "32"}, {"%", "32"}};

constexpr std::string_view kMaskFunctions[] = {
    "__shfl_sync", "__shfl_up_sync", "__shfl_down_sync", "__shfl_xor_sync", "__ballot_sync",    "__any_sync",
    "__all_sync",  "__syncwarp",     "__match_any_sync", "__match_all_sync", "__reduce_add_sync", "__reduce_min_sync",
    "__reduce_max_sync", "__reduce_and_sync", "__reduce_or_sync", "__reduce_xor_sync"};
constexpr std::string_view kFullMasks[] = {"0xffffffff", "0xFFFFFFFF",  "0xffffffffu", "0xFFFFFFFFu", "0xffffffffU",
                                           "0xFFFFFFFFU", "-1",         "~0",          "~0u",         "0xffffffffUL"};
constexpr std::string_view kBallots[] = {"__ballot_sync", "__ballot", "__activemask", "__match_any_sync"};
constexpr std::string_view kNarrowTypes[] = {"unsigned", "int", "uint32_t", "uint", "int32_t"};
constexpr std::string_view kNarrowFunctions[] = {"__popc", "__ffs", "__clz", "__brev"};

template <typename Words>
bool isOneOf(const Words& words, std::string_view word) {
  for (const std::string_view candidate : words) {
    if (candidate == word) {
      return true;
    }
  }
  return false;
}

class WarpSizeReader {
 public:
  explicit WarpSizeReader(RuleContext& context) : context(context), facts(context.facts) {}

  void run() {
    for (const auto& [open, close] : facts.deviceBodies) {
      threadVariables.clear();
      for (std::uint32_t t = open; t < close; ++t) {
        noteThreadVariable(t, close);
        reportArithmetic(t);
      }
    }
    for (std::uint32_t t = 0; t < facts.stream.tokens.size(); ++t) {
      if (facts.token(t).kind == TokenKind::Identifier && facts.token(t).length > 8 && facts.text[facts.token(t).offset] == '_') {
        reportMask(t);
        reportBallot(t);
      }
    }
  }

 private:
  // `int tid = blockIdx.x * blockDim.x + threadIdx.x;` makes tid a thread's number.
  void noteThreadVariable(std::uint32_t t, std::uint32_t close) {
    if (!facts.token(t).is('=')) {
      return;
    }
    const std::uint32_t name = facts.previous(t);
    for (std::uint32_t scan = t + 1; scan < close && !facts.token(scan).is(';'); ++scan) {
      if (facts.spell(scan) == "threadIdx" && name != kNone) {
        threadVariables.insert(facts.spell(name));
        return;
      }
    }
  }

  void reportArithmetic(std::uint32_t t) {
    const std::uint32_t number = facts.next(t);
    if (number == kNone || facts.token(number).kind != TokenKind::Number) {
      return;
    }
    const bool shift = facts.spell(t) == ">" && facts.spell(number) == "5" && facts.previous(t) != kNone &&
                       facts.spell(facts.previous(t)) == ">";
    bool lane = shift;
    for (const LaneArithmetic& row : kLaneArithmetic) {
      lane = lane || (row.operation == facts.spell(t) && row.number == facts.spell(number));
    }
    std::uint32_t operand = facts.previous(t);
    if (shift) {
      operand = facts.previous(operand);
    }
    if (lane && operand != kNone && isThreadNumber(operand)) {
      context.report(DiagnosticId::WarpSize, facts.token(operand).offset,
                     "the lane or warp of a thread is computed for warps of 32 lanes",
                     "warpSize is the width of the GPU that runs the kernel");
    }
  }

  bool isThreadNumber(std::uint32_t operand) const {
    if (facts.token(operand).is(')') && facts.partner[operand] != kNone) {
      for (std::uint32_t t = facts.partner[operand]; t < operand; ++t) {
        if (facts.spell(t) == "threadIdx" || threadVariables.count(facts.spell(t)) != 0) {
          return true;
        }
      }
      return false;
    }
    const std::uint32_t dot = facts.previous(operand);
    if (dot != kNone && facts.token(dot).is('.')) {
      const std::uint32_t object = facts.previous(dot);
      return object != kNone && facts.spell(object) == "threadIdx";
    }
    return threadVariables.count(facts.spell(operand)) != 0;
  }

  void reportMask(std::uint32_t t) {
    const std::uint32_t open = facts.next(t);
    if (open == kNone || !facts.token(open).is('(') || !isOneOf(kMaskFunctions, facts.spell(t))) {
      return;
    }
    std::string mask;
    std::uint32_t end = 0;
    for (std::uint32_t a = facts.next(open); a != kNone && !facts.token(a).is(',') && !facts.token(a).is(')');
         a = facts.next(a)) {
      mask += facts.spell(a);
      end = facts.token(a).range().end;
    }
    if (isOneOf(kFullMasks, mask)) {
      const Range range{facts.token(facts.next(open)).offset, end};
      context.report(DiagnosticId::LaneMask, range,
                     "the mask names 32 lanes (" + mask + "); a warp of 64 lanes has a 64-bit mask")
          .fixIts = {{range, "~0ull"}};
    }
  }

  void reportBallot(std::uint32_t t) {
    if (!isOneOf(kBallots, facts.spell(t))) {
      return;
    }
    const std::uint32_t before = facts.previous(t);
    const std::uint32_t outer = before == kNone ? kNone : facts.previous(before);
    if (outer == kNone) {
      return;
    }
    const bool counted = facts.token(before).is('(') && isOneOf(kNarrowFunctions, facts.spell(outer));
    const std::uint32_t type = facts.previous(outer);
    const bool stored = facts.token(before).is('=') && type != kNone && isOneOf(kNarrowTypes, facts.spell(type));
    if (counted || stored) {
      context.report(DiagnosticId::BallotWidth, facts.token(t).offset,
                     "a vote of a warp of 64 lanes does not fit into 32 bits",
                     counted ? "the 64-bit form of " + std::string(facts.spell(outer)) + " ends in ll"
                             : "unsigned long long holds either width");
    }
  }

  RuleContext& context;
  const Facts& facts;
  std::set<std::string_view> threadVariables;
};

}  // namespace

void applyReportWarpSize(RuleContext& context) { WarpSizeReader(context).run(); }

}  // namespace hipify::rules
