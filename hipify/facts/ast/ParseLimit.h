// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_AST_PARSELIMIT_H
#define HIPIFY_FACTS_AST_PARSELIMIT_H

// Only files behind ClangParser.h include this header: it needs Clang.

#include <ctime>
#include <memory>
#include <string>

#include "clang/Lex/PPCallbacks.h"
#include "clang/Sema/TemplateInstCallback.h"

namespace clang {
class CompilerInstance;
}

namespace hipify {

/// Ends a parse that has no end in sight, by leaving its thread through the crash recovery that
/// runs it. check() is called wherever text can make Clang work: at each declaration, file, macro
/// and template. `problem` then says why.
class ParseLimit {
 public:
  ParseLimit(clang::CompilerInstance& compiler, unsigned seconds, std::string& problem);

  void check() {
    if (++calls_ % kCallsPerLook == 0) look();
  }

  std::unique_ptr<clang::PPCallbacks> preprocessorCallbacks();
  std::unique_ptr<clang::TemplateInstantiationCallback> templateCallbacks();

 private:
  static constexpr unsigned kCallsPerLook = 64;
  void look();

  clang::CompilerInstance& compiler_;
  unsigned seconds_;
  std::string& problem_;
  double start_;
  unsigned calls_ = 0;
};

}  // namespace hipify

#endif
