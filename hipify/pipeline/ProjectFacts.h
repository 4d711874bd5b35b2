// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PIPELINE_PROJECTFACTS_H
#define HIPIFY_PIPELINE_PROJECTFACTS_H

#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "hipify/facts/ast/AstFacts.h"

namespace hipify {

/// What the parses of all sources of a run found, united by file and offset. Without a parser, or
/// when it cannot be set up, there are no facts and the translation goes by tokens alone.
class ProjectFacts {
 public:
  /// `root` is the project's folder, empty for single files; `database` that of
  /// compile_commands.json, empty where none is named.
  ProjectFacts(std::vector<std::string> compilerArguments, std::string root, std::string database, bool enabled);

  /// How much of the processor one parse may take.
  void limitParses(unsigned seconds) { parseSeconds = seconds; }

  /// Parses the files, several at once; `texts` holds their contents. `parsed` is called with each
  /// path and the seconds that it took, by any thread.
  void parse(const std::vector<std::string>& paths, const std::vector<std::string_view>& texts, unsigned jobs,
             const std::function<void(const std::string&, double)>& parsed);

  /// What is known about a file, null when nothing is.
  const AstFileFacts* find(const std::string& path) const;

  /// Why there is no parse; empty when there is one or none was wanted.
  const std::string& problem() const { return setupProblem; }

 private:
  std::vector<std::string> arguments;
  std::string root, database;
  bool enabled;
  unsigned parseSeconds = 20;
  std::string setupProblem;
  std::mutex guard;
  AstFacts facts;
};

}  // namespace hipify

#endif
