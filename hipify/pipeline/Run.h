// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PIPELINE_RUN_H
#define HIPIFY_PIPELINE_RUN_H

#include <string>
#include <vector>

#include "hipify/pipeline/Options.h"
#include "hipify/project/Project.h"
#include "hipify/support/Expected.h"

namespace hipify {

/// One file and where its translation goes.
struct Job {
  std::string input;
  std::string output;  // empty: stdout
  FileRole role = FileRole::Source;
};

/// What a run will do, decided before anything is read or written.
struct Plan {
  std::vector<Job> jobs;
  Project project;  // empty root: the inputs are single files
  std::string outputFolder;  // of a project; empty: in place, or nothing is written
};

struct Outcome {
  std::string output;               // for stdout
  std::string report;               // for stderr
  std::vector<std::string> errors;  // files that could not be read or written
  bool workLeft = false;
};

/// Fails when the options do not fit the inputs.
Expected<Plan> makePlan(const Options& options);

/// Reads, parses, translates, writes. A file that fails does not stop the others.
Outcome runPlan(const Plan& plan, const Options& options);

}  // namespace hipify

#endif
