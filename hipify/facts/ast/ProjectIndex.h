// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_AST_PROJECTINDEX_H
#define HIPIFY_FACTS_AST_PROJECTINDEX_H

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hipify {

/// Includes of `text` as spelled, the delimiter first: `"a.h` or `<b.h`. By line: one in a block
/// comment is found too, which a guess can bear.
std::vector<std::string> includesOf(std::string_view text);

/// True if a conditional of `text` tests `name`.
bool testsMacro(std::string_view text, std::string_view name);

/// The source files below a directory, by file name: where an include that does not resolve may
/// be meant to be found. Immutable; shared by threads.
class ProjectIndex {
 public:
  explicit ProjectIndex(const std::string& root);

  /// One per root and process.
  static std::shared_ptr<const ProjectIndex> shared(const std::string& root);

  struct Guess {
    std::vector<std::string> directories;  // for -I, in the order found
    bool testsArchitecture = false;        // the file or a header of its project tests __CUDA_ARCH__
  };

  /// Follows the includes of a file through the project. `known` tells of headers that need no
  /// directory of the project; `given` are the -I directories there are already.
  Guess guess(const std::string& path, std::string_view text,
              const std::vector<std::string>& given,
              const std::function<bool(std::string_view)>& known) const;

 private:
  std::unordered_map<std::string, std::vector<std::string>> pathsByName_;
};

}  // namespace hipify

#endif
