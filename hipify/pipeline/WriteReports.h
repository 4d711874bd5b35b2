// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PIPELINE_WRITEREPORTS_H
#define HIPIFY_PIPELINE_WRITEREPORTS_H

#include <vector>

#include "hipify/pipeline/Options.h"
#include "hipify/pipeline/Run.h"
#include "hipify/report/Report.h"

namespace hipify {

/// Writes what --report, --print-stats and --print-stats-csv ask for: to their files, or into the
/// outcome for stderr. A file that cannot be written is an error of the outcome.
void writeReports(std::vector<FileReport> files, const Options& options, Outcome& outcome);

}  // namespace hipify

#endif
