// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/pipeline/Timing.h"

#include <fmt/format.h>

#include <algorithm>

namespace hipify {

std::string timingText(const Timing& timing) {
  constexpr std::size_t kSlowest = 5;
  std::string out = "hipify: time\n";
  for (const auto& [name, seconds] : timing.stages) {
    out += fmt::format("  {:<12}{:>10.3f} s\n", name, seconds);
  }
  if (timing.parses.empty()) {
    return out;
  }
  auto parses = timing.parses;
  std::sort(parses.begin(), parses.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
  const auto milliseconds = [&](double share) {  // that so many of the parses stay below
    const auto last = static_cast<double>(parses.size() - 1);
    return 1000 * parses[static_cast<std::size_t>((1 - share) * last)].second;
  };
  out += fmt::format("  parse of a file: median {:.1f} ms, 95 % below {:.1f} ms, longest\n", milliseconds(0.5), milliseconds(0.95));
  for (std::size_t i = 0; i < std::min(parses.size(), kSlowest); ++i) {
    out += fmt::format("    {:>9.1f} ms  {}\n", 1000 * parses[i].second, parses[i].first);
  }
  return out;
}

}  // namespace hipify
