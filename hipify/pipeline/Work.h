// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PIPELINE_WORK_H
#define HIPIFY_PIPELINE_WORK_H

#include <optional>
#include <string>
#include <vector>

#include "hipify/pipeline/Options.h"
#include "hipify/pipeline/Run.h"
#include "hipify/pipeline/Translation.h"

namespace hipify {

/// What becomes of one job of a plan; the stages of a run fill it in from the top.
struct Work {
  std::string text;
  std::optional<Translation> translation;  // sources and build files
  std::string error;                       // the job ends here

  bool failed() const { return !error.empty(); }
};

/// Writes what a job is for: a translation, or a copy of a file that has none. With --in-place a
/// file without a change is left alone, and the original of any other is kept.
Status store(const Job& job, const Work& work, const Plan& plan, const Options& options);

/// Output, report, errors and exit status of a run, in the order of the jobs.
Outcome collect(const Plan& plan, const std::vector<Work>& works, const Options& options);

}  // namespace hipify

#endif
