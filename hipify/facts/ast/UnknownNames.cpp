// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hipify/facts/ast/UnknownNames.h"

#include <algorithm>
#include <iterator>

#include "clang/Basic/CharInfo.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/SourceManager.h"
#include "hipify/facts/ast/AstVisitor.h"
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

constexpr unsigned kUnknownNames[] = {
    clang::diag::err_undeclared_var_use,        clang::diag::err_undeclared_var_use_suggest,
    clang::diag::err_undeclared_use,            clang::diag::err_undeclared_use_suggest,
    clang::diag::err_unknown_typename,          clang::diag::err_unknown_typename_suggest,
    clang::diag::err_typename_nested_not_found, clang::diag::err_unknown_nested_typename_suggest,
    clang::diag::err_no_template,               clang::diag::err_no_template_suggest,
    clang::diag::err_no_member,                 clang::diag::err_no_member_suggest,
    clang::diag::err_expected_namespace_name,   clang::diag::err_incomplete_type};

// A name is declared again, and not as the same thing.
constexpr unsigned kClashes[] = {
    clang::diag::err_redefinition,                  clang::diag::err_redefinition_different_kind,
    clang::diag::err_redefinition_different_type,   clang::diag::err_redefinition_different_typedef,
    clang::diag::err_redefinition_of_enumerator,    clang::diag::err_ovl_diff_return_type,
    clang::diag::err_conflicting_types,             clang::diag::err_tag_definition_of_typedef};

template <std::size_t count>
bool isOneOf(unsigned id, const unsigned (&ids)[count]) {
  return std::find(std::begin(ids), std::end(ids), id) != std::end(ids);
}

}  // namespace

void UnknownNames::addTo(AstFacts& facts) const {
  for (auto& [path, file] : facts.files) {
    if (const auto found = errors_.find(path); found != errors_.end()) file.errors = found->second;
    if (const auto found = clashes_.find(path); found != clashes_.end())
      for (const auto& [offset, binding] : found->second) file.bindings.try_emplace(offset, binding);
  }
}

std::string definitionOf(const std::string& name, llvm::StringRef text) {
  text = text.drop_front(std::min(name.size(), text.size()));
  if (text.ltrim().starts_with("(")) return name + "(...)=";
  const llvm::StringRef next = firstWord(text);
  // `ATTR Type f(`: two words after it mean that it is none itself.
  const bool macro = startsDeclaration(next) || (!next.empty() && !firstWord(text).empty());
  return name + (macro ? "=" : "=__isthmus_unknown");
}

bool isTemplateArgument(llvm::StringRef text, std::size_t offset) {
  const llvm::StringRef before = text.take_front(offset).rtrim();
  llvm::StringRef after = text.drop_front(std::min(offset, text.size()));
  firstWord(after);
  return (before.ends_with("<") || before.ends_with(",")) && !before.ends_with("<<") && !before.ends_with(",,") &&
         (after.ltrim().starts_with(">") || after.ltrim().starts_with(",")) && before.rfind('<') != llvm::StringRef::npos &&
         before.take_back(before.size() - before.rfind('<')).find_first_of(";(){}") == llvm::StringRef::npos;
}

void UnknownNames::HandleDiagnostic(clang::DiagnosticsEngine::Level level, const clang::Diagnostic& diagnostic) {
  const bool placed = diagnostic.hasSourceManager() && diagnostic.getLocation().isValid();
  if (placed && level == clang::DiagnosticsEngine::Note) noteClash(diagnostic);
  // Our own and the system's headers have a few harmless ones in CUDA mode.
  if (placed && diagnostic.getSourceManager().isInSystemHeader(diagnostic.getLocation())) return;
  DiagnosticConsumer::HandleDiagnostic(level, diagnostic);
  if (!placed || level < clang::DiagnosticsEngine::Error) return;
  const unsigned id = diagnostic.getID();
  const clang::SourceManager& sources = diagnostic.getSourceManager();
  const auto [file, offset] = sources.getDecomposedExpansionLoc(diagnostic.getLocation());
  errors_[pathOf(sources, file)].push_back({offset, isOneOf(id, kUnknownNames)});
  isClash_ = isOneOf(id, kClashes);
  isTypeClash_ = id == clang::diag::err_tag_definition_of_typedef;
  // A variable of the name of a function is the program's own.
  clashBinding_ = id == clang::diag::err_redefinition_different_kind ? Binding::User : Binding::Cuda;
  clash_ = diagnostic.getLocation();
  learn(diagnostic);
}

// `previous definition is here`: in the bundle?
void UnknownNames::noteClash(const clang::Diagnostic& note) {
  const clang::SourceManager& sources = note.getSourceManager();
  const clang::FileID file = sources.getFileID(sources.getExpansionLoc(note.getLocation()));
  if (!isClash_ || !llvm::StringRef(pathOf(sources, file)).starts_with(kBundleDirectory)) return;
  isClash_ = false;
  const auto [place, offset] = sources.getDecomposedSpellingLoc(clash_);
  auto& names = clashes_[pathOf(sources, place)];
  names.emplace_back(offset, clashBinding_);
  if (!isTypeClash_) return;
  // The parser skips the body of such a type: its words are CUDA's like its name.
  const llvm::StringRef text = sources.getBufferData(place);
  const std::size_t open = text.find_first_of("{;", offset);
  if (open == llvm::StringRef::npos || text[open] == ';') return;
  const std::size_t close = std::min(text.find('}', open), text.size());
  for (std::size_t at = open + 1; at < close; ++at)
    if (clang::isAsciiIdentifierStart(text[at]) && !clang::isAsciiIdentifierContinue(text[at - 1]))
      names.emplace_back(static_cast<std::uint32_t>(at), Binding::Cuda);
}

void UnknownNames::learn(const clang::Diagnostic& diagnostic) {
  const unsigned id = diagnostic.getID();
  const bool unknownType = id == clang::diag::err_unknown_typename || id == clang::diag::err_unknown_typename_suggest;
  const bool unknownValue = id == clang::diag::err_undeclared_var_use || id == clang::diag::err_undeclared_var_use_suggest;
  if (!(unknownType || unknownValue) || definitions_.size() >= kMaxNames) return;
  const clang::SourceManager& sources = diagnostic.getSourceManager();
  const clang::SourceLocation place = sources.getSpellingLoc(diagnostic.getLocation());
  bool invalid = false;
  const llvm::StringRef buffer = sources.getBufferData(sources.getFileID(place), &invalid);
  if (invalid) return;
  const unsigned offset = sources.getFileOffset(place);
  llvm::StringRef text = buffer.substr(offset);
  const llvm::StringRef from = text;
  const std::string name = firstWord(text).str();
  if (name.empty() || from.front() != name.front()) return;
  if (isTemplateArgument(buffer, offset)) {
    if (!arguments_.insert(name).second) return;
    definitions_.erase(name + "=__isthmus_unknown");
    definitions_.insert(name + "=__isthmus_unknown_argument<" + std::to_string(arguments_.size()) + ">");
  } else if (unknownType && arguments_.count(name) == 0) {
    definitions_.insert(definitionOf(name, from));
  }
}

}  // namespace hipify
