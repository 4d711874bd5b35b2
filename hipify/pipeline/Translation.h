// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PIPELINE_TRANSLATION_H
#define HIPIFY_PIPELINE_TRANSLATION_H

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "hipify/facts/ast/AstFacts.h"
#include "hipify/pipeline/Fixes.h"
#include "hipify/report/Diagnostic.h"
#include "hipify/report/Resolution.h"
#include "hipify/report/Tally.h"
#include "hipify/rules/Rule.h"

namespace hipify {

struct TranslationOptions {
  RuleOptions rules;
  FixSet fixes;  // categories whose fix-its are made (--fix)
  std::string projectRoot;                      // absolute; empty: the inputs are single files
  std::vector<std::string> includeDirectories;  // where a quoted or angled header may be the project's
  // The new spelling of an include whose file is renamed, empty when it is not.
  std::function<std::string(const std::string& spelled)> retargetInclude;
};

/// What came of one file. `output` is there whatever went wrong.
struct Translation {
  std::string path;
  std::string output;
  std::vector<Diagnostic> diagnostics;           // in order of the text
  Tally tally;                                   // what was translated and left, in numbers
  unsigned editCount = 0;
  unsigned fixCount = 0;  // diagnostics that --fix settled
  unsigned launchCount = 0;
  bool parsed = false;  // a parse confirmed the project's own names
  Resolution resolution;  // how much of it; all zero without a parse

  bool leavesWork() const;  // something is left for a person
};

/// text -> facts -> rules -> edits. `ast`, when there is one, holds what a parse of the project
/// found about this file.
Translation translate(const std::string& path, std::string_view text, const TranslationOptions& options,
                      const AstFileFacts* ast = nullptr);

/// Whether a file exists and lies outside of a folder, which is absolute and without links.
bool leavesFolder(const std::filesystem::path& path, const std::string& folder);

}  // namespace hipify

#endif
