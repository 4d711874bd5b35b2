// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_AST_ASTVISITOR_H
#define HIPIFY_FACTS_AST_ASTVISITOR_H

// Only ClangParser.cpp includes this header: it needs Clang.

#include <memory>
#include <string>

#include "hipify/facts/ast/AstFacts.h"

namespace clang {
class FileID;
class FrontendAction;
class SourceManager;
}  // namespace clang

namespace hipify {

/// Where the bundled CUDA headers are mounted in the parser's file system.
inline constexpr char kBundleDirectory[] = "/__isthmus_cuda";

/// Absolute, without . and .., links kept; empty for what is not a file. The name of a file in AstFacts.
std::string pathOf(const clang::SourceManager& sources, clang::FileID file);

/// The Clang action that parses one file and writes what it learns into `facts` as it goes, so
/// that facts found before a crash of the parser are kept. sortFacts() is still to be called.
/// A parse of more than `seconds` of the processor ends as a crash does, and `problem` says why.
std::unique_ptr<clang::FrontendAction> makeFactsAction(AstFacts& facts, unsigned seconds,
                                                       std::string& problem);

}  // namespace hipify

#endif
