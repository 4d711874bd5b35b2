// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// asm("mov.u32 %0, %laneid;" : ...): PTX is NVIDIA's. Assembly of the host and an empty asm, which
// only orders memory, are left in peace: PTX is told by its dotted instructions.

#include <cctype>

#include "hipify/rules/Rule.h"

namespace hipify::rules {

namespace {

// Special registers and instructions that HIP has as functions.
struct PtxHint {
  std::string_view fragment, hint;
};
constexpr PtxHint kHints[] = {
    {"%laneid", "__lane_id() gives the lane"},
    {"%warpid", "threadIdx.x / warpSize gives the warp of a one-dimensional block"},
    {"%lanemask_lt", "((1ull << __lane_id()) - 1) is the mask of the lanes below"},
    {"%globaltimer", "wall_clock64() gives the time"},
    {"%clock", "clock64() gives the cycle count"},
    {"bfe.", "shifts and masks do it: (v >> at) & ((1ull << n) - 1)"},
    {"ld.global.nc", "__ldg() loads through the read-only path"},
    {"membar", "__threadfence() and its kin order memory"},
    {"bar.sync", "__syncthreads() is the barrier of a block"},
    {"cp.async", "asynchronous copies have no counterpart: an ordinary copy gives the same result"},
    {"mma.", "rocWMMA covers matrix instructions"},
    {"shfl.", "__shfl_sync() and its kin exchange lanes"},
};

bool looksLikePtx(std::string_view literal) {
  for (std::size_t i = 1; i + 1 < literal.size(); ++i) {
    const auto before = static_cast<unsigned char>(literal[i - 1]);
    const auto after = static_cast<unsigned char>(literal[i + 1]);
    if (literal[i] == '.' && std::isalnum(before) != 0 && std::isalpha(after) != 0) {
      return true;
    }
  }
  return false;
}

}  // namespace

void applyReportInlinePtx(RuleContext& context) {
  const Facts& facts = context.facts;
  for (std::uint32_t t = 0; t < facts.stream.tokens.size(); ++t) {
    if (facts.token(t).kind != TokenKind::Identifier) {
      continue;
    }
    const std::string_view word = facts.spell(t);
    if (word != "asm" && word != "__asm__" && word != "__asm") {
      continue;
    }
    std::uint32_t open = facts.next(t);
    while (open != kNone && facts.token(open).kind == TokenKind::Identifier) {
      open = facts.next(open);  // volatile
    }
    if (open == kNone || !facts.token(open).is('(') || facts.partner[open] == kNone) {
      continue;
    }
    std::string literal;
    for (std::uint32_t inner = open; inner < facts.partner[open]; ++inner) {
      if (facts.token(inner).is(':')) {
        break;
      }
      if (facts.token(inner).kind == TokenKind::String) {
        literal += facts.spell(inner);
      }
    }
    if (!looksLikePtx(literal)) {
      continue;
    }
    std::string hint;
    for (const PtxHint& row : kHints) {
      if (literal.find(row.fragment) != std::string::npos) {
        hint = row.hint;
        break;
      }
    }
    context.report(DiagnosticId::InlinePtx, facts.token(t).offset, "PTX assembly runs on NVIDIA GPUs only", hint);
  }
}

}  // namespace hipify::rules
