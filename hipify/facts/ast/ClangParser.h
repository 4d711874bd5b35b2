// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_AST_CLANGPARSER_H
#define HIPIFY_FACTS_AST_CLANGPARSER_H

// The door to Clang: everything behind it includes Clang's headers, nothing in front of it does.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "hipify/facts/ast/AstFacts.h"
#include "hipify/support/Expected.h"

namespace hipify {

struct ParseRequest {
  std::string path;                    // absolute; need not exist
  std::string_view text;               // its content
  std::vector<std::string> arguments;  // -I -D -U … as the compiler proper takes them
  bool cxx20 = false;                  // -std=gnu++20 instead of gnu++17
  unsigned seconds = 20;               // of the processor, after which it is given up
};

/// Immutable after create(); parse() may be called by several threads at a time.
class ClangParser {
 public:
  /// One for the whole process; the first caller's cache directory is used.
  static Expected<std::shared_ptr<const ClangParser>> shared(const std::string& cacheDirectory);
  ~ClangParser();

  AstFacts parse(const ParseRequest& request) const;

  /// True if the bundled CUDA headers or the system's own answer `#include <name>`.
  bool knowsHeader(std::string_view name) const;

 private:
  struct State;
  explicit ClangParser(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace hipify

#endif
