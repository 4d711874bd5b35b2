// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_AST_UNKNOWNNAMES_H
#define HIPIFY_FACTS_AST_UNKNOWNNAMES_H

// Only ClangParser.cpp includes this header: it needs Clang.

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "clang/Basic/Diagnostic.h"
#include "hipify/facts/ast/AstFacts.h"

namespace hipify {

/// Counts the errors of a parse, which say little about its facts, and learns from them which
/// names are types or macros of headers that are not there.
class UnknownNames : public clang::DiagnosticConsumer {
 public:
  void HandleDiagnostic(clang::DiagnosticsEngine::Level level, const clang::Diagnostic& diagnostic) override;

  /// Definitions, as `NAME=value`, under which another parse would get further.
  const std::set<std::string>& definitions() const { return definitions_; }

  /// Adds to the facts of those files that have facts: where errors are, and what the names
  /// are that a file declares anew although CUDA has them, as for functions loaded at run time.
  void addTo(AstFacts& facts) const;

 private:
  void learn(const clang::Diagnostic& diagnostic);
  void noteClash(const clang::Diagnostic& note);

  std::map<std::string, std::vector<AstError>> errors_;  // by path
  std::map<std::string, std::vector<std::pair<std::uint32_t, Binding>>> clashes_;
  bool isClash_ = false;            // the last error is one
  bool isTypeClash_ = false;        // of a whole enum or struct
  clang::SourceLocation clash_;     // where
  Binding clashBinding_ = Binding::Cuda;
  std::set<std::string> arguments_;  // names that stand for a template argument
  std::set<std::string> definitions_;
};

/// What an unknown type name must stand for, judged by the text from it on:
///   ATTR void f();  ATTR static int x;   a macro that is not there: nothing
///   DECLARE(x) void f();                 one with arguments: nothing
///   Type v;  Type* f();  f(Type a)       a type: one that converts to anything
std::string definitionOf(const std::string& name, llvm::StringRef textFromName);

/// Whether the word at `offset` is an argument of a template as a whole: `Image<Type, 3>`.
bool isTemplateArgument(llvm::StringRef text, std::size_t offset);

}  // namespace hipify

#endif
