// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_PROJECT_IGNORERULES_H
#define HIPIFY_PROJECT_IGNORERULES_H

#include <string>
#include <string_view>
#include <vector>

namespace hipify {

/// What .hipifyignore files say, in the language of .gitignore: `*` `?` `[a-z]` within a name, `**`
/// across folders, a slash in front or within ties a pattern to the folder of its file, one at the
/// end means folders only, `!` takes back, the last match decides, `#` begins a comment.
class IgnoreRules {
 public:
  /// The lines of one file; `folder` is where it lies, relative to the project, empty at its root.
  void addFile(std::string_view text, const std::string& folder);
  void addPattern(std::string_view line, const std::string& folder);

  /// Whether a path relative to the project is ignored, itself or with a folder above it.
  bool ignores(const std::string& path, bool isFolder) const;

  bool empty() const { return rules.empty(); }

 private:
  struct Rule {
    std::vector<std::string> parts;  // of the pattern, relative to the project; "**" spans folders
    bool foldersOnly = false;
    bool takesBack = false;
  };
  bool ignoresAlone(const std::string& path, bool isFolder) const;

  std::vector<Rule> rules;
};

}  // namespace hipify

#endif
