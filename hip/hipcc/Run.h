// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_HIPCC_RUN_H
#define HIP_HIPCC_RUN_H

#include <string>
#include <string_view>

#include "hip/hipcc/Expected.h"
#include "hip/hipcc/Plan.h"

namespace hipcc {

struct RunOptions {
  int jobs = 1;                        // commands of one step at the same time
  std::string temporaryDirectory{};    // empty: one is made, and removed at the end
  std::string commandPrefix{};         // printed before each command; empty: nothing is printed
  bool printCommands = false;
};

/// Runs the steps in order and returns the exit status of the first command that fails, or 0.
/// Diagnostics that the commands of one step have in common are printed once. On a signal the
/// commands are ended, the temporary directory is removed, and the signal takes its course.
Expected<int> runPlan(const Plan& plan, const RunOptions& options);

/// Runs one command; the exit status, or 128 + the signal that ended it.
Expected<int> runCommand(const Arguments& arguments);

/// The same, and nobody sees what it prints.
Expected<int> runQuietly(const Arguments& arguments);

/// `text` without the diagnostics that are in `printed` or earlier in itself, and without clang's
/// counts of them.
std::string withoutRepeated(std::string_view text, std::string_view printed);

}  // namespace hipcc

#endif
