// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_HIPCC_PLAN_H
#define HIP_HIPCC_PLAN_H

// What hipcc is going to do, as plain data: made without running anything, printed by -###.

#include <string>
#include <string_view>
#include <vector>

namespace hipcc {

/// The directory for intermediate files: the planner writes this name, the runner puts the
/// real directory in its place. It ends in a slash where it is used.
inline constexpr std::string_view kTemporaryDirectory = "%TMP%";

using Arguments = std::vector<std::string>;

struct Command {
  Arguments arguments;       // arguments[0] is the program
  std::string outputFile{};  // takes the standard output; empty: ours
  bool repeatsDiagnostics = false;  // once for each of its compilations
  std::string leadingHeader{};   // has the headers of our -include options, and can be precompiled
  Arguments leadingIncludes{};   // these headers, first on the command line
};

/// The commands of a step do not depend on each other and may run at the same time.
using Step = std::vector<Command>;

/// Steps run in order; the first failing one ends the run.
struct Plan {
  std::vector<Step> steps;

  void add(Command command) { steps.push_back({std::move(command)}); }
  void add(Plan more) {
    for (Step& step : more.steps) steps.push_back(std::move(step));
  }
  /// The first step of `other` becomes part of our first step, and so on: for plans that do not
  /// depend on each other.
  void addBeside(Plan other) {
    if (steps.size() < other.steps.size()) steps.resize(other.steps.size());
    for (size_t i = 0; i < other.steps.size(); ++i)
      for (Command& command : other.steps[i]) steps[i].push_back(std::move(command));
  }
};

/// The arguments as a POSIX shell would take them.
std::string quoted(const Arguments& arguments);

/// One command a line.
std::string toText(const Plan& plan);

}  // namespace hipcc

#endif
