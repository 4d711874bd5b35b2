// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PIPELINE_MEMORY_H
#define HIPIFY_PIPELINE_MEMORY_H

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "hipify/pipeline/Options.h"
#include "hipify/pipeline/Work.h"

namespace hipify {

/// The results of the last run into an output folder, so that the next one does the changed files
/// only and still reports everything. A result is valid while all that can change it is the same:
/// hipify itself, the options, the build files, the list of files, the file, and, as facts of a
/// parse cross files, the sources that include it with all that they include.
class Memory {
 public:
  /// `folder` is the output folder. `remembers` is false where nothing is to be recalled.
  Memory(const Plan& plan, const Options& options, std::string folder);

  /// Gives unchanged jobs their translation. Returns which sources must be parsed for the others.
  std::vector<bool> recall(std::vector<Work>& works);

  /// Keeps the results for the next run. A failure to write is not worth an error: the next run
  /// does everything.
  void keep(const std::vector<Work>& works) const;

 private:
  std::vector<std::vector<std::size_t>> includedFiles(const std::vector<Work>& works) const;
  std::string commonState(const std::vector<Work>& works) const;
  std::string file() const;

  const Plan& plan;
  const Options& options;
  std::string folder;
  std::vector<std::string> signatures;  // by job
};

}  // namespace hipify

#endif
