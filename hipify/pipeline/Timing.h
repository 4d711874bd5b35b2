// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PIPELINE_TIMING_H
#define HIPIFY_PIPELINE_TIMING_H

#include <chrono>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hipify {

/// Where the time of a run went, in seconds of the wall.
struct Timing {
  std::vector<std::pair<std::string_view, double>> stages;  // in order
  std::vector<std::pair<std::string, double>> parses;       // by file, in any order

  template <typename Work>
  void stage(std::string_view name, Work work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    stages.emplace_back(name, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
};

/// A line for each stage, the distribution of the parses, and the slowest of them.
std::string timingText(const Timing& timing);

}  // namespace hipify

#endif
