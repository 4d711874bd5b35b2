// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_AST_UNKNOWNNAMES_H
#define HIPIFY_FACTS_AST_UNKNOWNNAMES_H

// Only ClangParser.cpp includes this header: it needs Clang.

#include <set>
#include <string>

#include "clang/Basic/Diagnostic.h"

namespace hipify {

/// Counts the errors of a parse, which say little about its facts, and learns from them which
/// names are types or macros of headers that are not there.
class UnknownNames : public clang::DiagnosticConsumer {
 public:
  void HandleDiagnostic(clang::DiagnosticsEngine::Level level, const clang::Diagnostic& diagnostic) override;

  /// Definitions, as `NAME=value`, under which another parse would get further.
  const std::set<std::string>& definitions() const { return definitions_; }

 private:
  std::set<std::string> definitions_;
};

/// What an unknown type name must stand for, judged by the text from it on:
///   ATTR void f();  ATTR static int x;   a macro that is not there: nothing
///   DECLARE(x) void f();                 one with arguments: nothing
///   Type v;  Type* f();  f(Type a)       a type: one that converts to anything
std::string definitionOf(const std::string& name, llvm::StringRef textFromName);

}  // namespace hipify

#endif
