// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/output/Writer.h"
#include "hipify/pipeline/Work.h"
#include "hipify/pipeline/WriteReports.h"
#include "hipify/report/Report.h"

namespace hipify {

Outcome collect(const Plan& plan, const std::vector<Work>& works, const Options& options) {
  Outcome outcome;
  std::vector<FileReport> reports;
  for (std::size_t i = 0; i < works.size(); ++i) {
    const Job& job = plan.jobs[i];
    const Work& work = works[i];
    if (work.failed()) {
      outcome.errors.push_back(work.error);
      continue;
    }
    if (!work.translation) {
      continue;
    }
    const std::string& translated = work.translation->output;
    if (options.diff) {
      outcome.output += unifiedDiff(work.text, translated, "a/" + job.input, "b/" + job.input);
    } else if (job.output.empty() && !options.noOutput) {
      outcome.output += translated;
    }
    outcome.workLeft = outcome.workLeft || work.translation->leavesWork();
    reports.push_back(makeFileReport(*work.translation, work.text, job.output));
  }
  writeReports(std::move(reports), options, outcome);
  return outcome;
}

}  // namespace hipify
