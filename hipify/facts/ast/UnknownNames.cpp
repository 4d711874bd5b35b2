// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/ast/UnknownNames.h"

#include "clang/Basic/CharInfo.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/StringSwitch.h"

namespace hipify {
namespace {

constexpr std::size_t kMaxNames = 64;  // with more of them the file is not C++ that we know

// The word that `text` starts with, past white space; empty when it starts with another character.
llvm::StringRef firstWord(llvm::StringRef& text) {
  text = text.ltrim();
  const llvm::StringRef word = text.take_while([](char c) { return clang::isAsciiIdentifierContinue(c); });
  text = text.drop_front(word.size());
  return word;
}

bool startsDeclaration(llvm::StringRef word) {
  return llvm::StringSwitch<bool>(word)
      .Cases("void", "bool", "char", "short", "int", "long", "float", "double", "unsigned", true)
      .Cases("signed", "auto", "const", "static", "inline", "extern", "constexpr", "virtual", true)
      .Cases("template", "class", "struct", "union", "enum", "typedef", "namespace", "using", true)
      .Cases("__global__", "__device__", "__host__", "__forceinline__", "__shared__", "__constant__", true)
      .Case("size_t", true)
      .Default(word.starts_with("__") || (word.starts_with("u") && word.ends_with("_t")));
}

}  // namespace

std::string definitionOf(const std::string& name, llvm::StringRef text) {
  text = text.drop_front(std::min(name.size(), text.size()));
  if (text.ltrim().starts_with("(")) return name + "(...)=";
  const llvm::StringRef next = firstWord(text);
  // `ATTR Type f(`: two words after it mean that it is none itself.
  const bool macro = startsDeclaration(next) || (!next.empty() && !firstWord(text).empty());
  return name + (macro ? "=" : "=__isthmus_unknown");
}

void UnknownNames::HandleDiagnostic(clang::DiagnosticsEngine::Level level, const clang::Diagnostic& diagnostic) {
  // Our own and the system's headers have a few harmless ones in CUDA mode.
  const bool placed = diagnostic.hasSourceManager() && diagnostic.getLocation().isValid();
  if (placed && diagnostic.getSourceManager().isInSystemHeader(diagnostic.getLocation())) return;
  DiagnosticConsumer::HandleDiagnostic(level, diagnostic);
  const unsigned id = diagnostic.getID();
  const bool unknownType = id == clang::diag::err_unknown_typename || id == clang::diag::err_unknown_typename_suggest;
  if (!placed || !unknownType || definitions_.size() >= kMaxNames) return;
  const clang::SourceManager& sources = diagnostic.getSourceManager();
  const clang::SourceLocation place = sources.getSpellingLoc(diagnostic.getLocation());
  bool invalid = false;
  const llvm::StringRef buffer = sources.getBufferData(sources.getFileID(place), &invalid);
  if (invalid) return;
  llvm::StringRef text = buffer.substr(sources.getFileOffset(place));
  const llvm::StringRef from = text;
  const std::string name = firstWord(text).str();
  if (name.empty() || from.front() != name.front()) return;
  definitions_.insert(definitionOf(name, from));
}

}  // namespace hipify
