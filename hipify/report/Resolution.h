// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_REPORT_RESOLUTION_H
#define HIPIFY_REPORT_RESOLUTION_H

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "hipify/facts/Facts.h"
#include "hipify/facts/ast/AstFacts.h"

namespace hipify {

enum class LossCause : std::uint8_t {
#define HIPIFY_LOSS(name, id, summary) name,
#include "hipify/report/LossCauses.def"
};

inline constexpr std::size_t kLossCauseCount = 0
#define HIPIFY_LOSS(name, id, summary) +1
#include "hipify/report/LossCauses.def"
    ;

std::string_view idText(LossCause cause);       // unknown-name
std::string_view summaryText(LossCause cause);  // one sentence
std::optional<LossCause> findLossCause(std::string_view id);

/// A name, or the `<<<` of a launch, that no parse bound: the translator goes by its spelling.
struct Loss {
  Range range;
  LossCause cause = LossCause::NoFact;

  bool operator==(const Loss&) const = default;
};

/// How much of a file a parse resolved, of what no parse skipped: launches, and names of functions,
/// types and constants that are translated or reported, the project's own of that name too.
struct Resolution {
  unsigned launches = 0, boundLaunches = 0;
  unsigned names = 0, boundNames = 0;
  std::vector<Loss> losses;  // in order of the text

  bool operator==(const Resolution&) const = default;
};

Resolution resolution(const Facts& facts, const AstFileFacts& ast);

}  // namespace hipify

#endif
