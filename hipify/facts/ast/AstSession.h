// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_AST_ASTSESSION_H
#define HIPIFY_FACTS_AST_ASTSESSION_H

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "hipify/facts/ast/AstFacts.h"
#include "hipify/support/Expected.h"

namespace hipify {

struct AstOptions {
  /// What the user wrote after `--`: -I -D -U -isystem -iquote -include -std. Others are ignored.
  std::vector<std::string> clangArguments;
  /// Absolute path of the project: where unresolved includes are looked up and build files read.
  /// Empty: neither is guessed.
  std::string projectRoot;
  /// Absolute path of the folder of compile_commands.json. Empty: the project or its folder build.
  std::string databaseFolder;
  /// Where the precompiled bundle is kept. Empty: $XDG_CACHE_HOME/isthmus or ~/.cache/isthmus.
  std::string cacheDirectory;
  bool guessIncludes = true;     // -I for includes that only some directory of the project has
  unsigned parseSeconds = 20;    // of the processor for one parse; then the facts so far are all
  bool guessDefinitions = true;  // -D from compile_commands.json or the nearest Makefile
};

class ProjectIndex;
class ClangParser;

/// Parses files of one project, one at a time: a session per thread. What is expensive (bundled
/// declarations, their precompiled form, the index of the project) is shared by all sessions.
class AstSession {
 public:
  /// Fails only when Clang cannot be set up at all.
  static Expected<std::unique_ptr<AstSession>> create(AstOptions options);
  ~AstSession();

  /// Facts of `text`, the content of `absolutePath` (which need not exist), and of every header
  /// of the project that it includes. Never fails: what cannot be parsed has no facts.
  AstFacts parse(const std::string& absolutePath, std::string_view text);

 private:
  AstSession(AstOptions options, std::shared_ptr<const ClangParser> parser);

  AstOptions options_;
  std::shared_ptr<const ClangParser> parser_;
  std::shared_ptr<const ProjectIndex> index_;  // null without a project root
};

}  // namespace hipify

#endif
