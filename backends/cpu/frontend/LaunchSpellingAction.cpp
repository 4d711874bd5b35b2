// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// nvcc takes blanks inside the brackets of a launch, clang's lexer does not:
//
//   k << < g, b >> > (p);    ->   k <<<  g, b >>>  (p);
//
// Before the source file is read its text is replaced by one of the same length, so that every place in
// it stays. String literals stay as they are.

#include <algorithm>

#include <clang/AST/ASTConsumer.h>
#include <clang/Basic/SourceManager.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/FrontendPluginRegistry.h>
#include <clang/Lex/Lexer.h>

#include "hipify/facts/ast/LaunchSpelling.h"

namespace hipcpu {

namespace {

/// Puts the literals of `text` back into `mended`.
void keepLiterals(const clang::SourceManager& sources, clang::FileID file, const clang::LangOptions& language,
                  llvm::StringRef text, std::string& mended) {
  clang::Lexer lexer(sources.getLocForStartOfFile(file), language, text.begin(), text.begin(), text.end());
  clang::Token token;
  do {
    lexer.LexFromRawLexer(token);
    if (!clang::tok::isLiteral(token.getKind())) continue;
    const std::size_t begin = sources.getFileOffset(token.getLocation());
    std::copy_n(text.begin() + begin, token.getLength(), mended.begin() + static_cast<std::ptrdiff_t>(begin));
  } while (token.isNot(clang::tok::eof));
}

void mendMainFile(clang::CompilerInstance& compiler) {
  clang::SourceManager& sources = compiler.getSourceManager();
  const clang::FileID file = sources.getMainFileID();
  const clang::OptionalFileEntryRef entry = sources.getFileEntryRefForID(file);
  if (!entry) return;
  const std::optional<llvm::MemoryBufferRef> buffer = sources.getMemoryBufferForFileOrNone(*entry);
  if (!buffer) return;
  const llvm::StringRef text = buffer->getBuffer();
  std::string mended = hipify::joinLaunches(std::string_view(text.data(), text.size()));
  if (mended == text) return;
  keepLiterals(sources, file, compiler.getLangOpts(), text, mended);
  if (mended == text) return;
  sources.overrideFileContents(*entry, llvm::MemoryBuffer::getMemBufferCopy(mended, entry->getName()));
}

class LaunchSpellingAction : public clang::PluginASTAction {
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance& compiler, llvm::StringRef) override {
    mendMainFile(compiler);
    return std::make_unique<clang::ASTConsumer>();
  }
  bool ParseArgs(const clang::CompilerInstance&, const std::vector<std::string>&) override { return true; }
  ActionType getActionType() override { return AddBeforeMainAction; }
};

const clang::FrontendPluginRegistry::Add<LaunchSpellingAction> kRegistered("hipcpu_launches", "launches as nvcc reads them");

}  // namespace

}  // namespace hipcpu
