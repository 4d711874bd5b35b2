// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "backends/cpu/frontend/TokenText.h"

#include <algorithm>
#include <memory>

#include <clang/Basic/SourceManager.h>
#include <clang/Lex/Lexer.h>

namespace hipcpu {

TokenText::TokenText(clang::Preprocessor& preprocessor, const Tokens& tokens) {
  for (const clang::Token& token : tokens) {
    offsets.push_back(static_cast<std::uint32_t>(text.size()));
    // What a pragma left for the parser has no spelling.
    if (!token.isAnnotation()) text += preprocessor.getSpelling(token);
    text += ' ';
  }
  offsets.push_back(static_cast<std::uint32_t>(text.size()));
}

std::size_t TokenText::tokenAt(std::uint32_t offset) const {
  return static_cast<std::size_t>(std::lower_bound(offsets.begin(), offsets.end(), offset) - offsets.begin());
}

Tokens tokensOf(clang::Preprocessor& preprocessor, const std::string& text, clang::SourceLocation place,
                llvm::StringRef name) {
  clang::SourceManager& sources = preprocessor.getSourceManager();
  const clang::SourceLocation outer = sources.getExpansionLoc(place);
  const clang::FileID file = sources.createFileID(llvm::MemoryBuffer::getMemBufferCopy(text, name),
                                                  clang::SrcMgr::C_User, 0, 0, outer);
  clang::Lexer lexer(file, sources.getBufferOrFake(file), sources, preprocessor.getLangOpts());
  Tokens tokens;
  for (clang::Token token; !lexer.LexFromRawLexer(token) || token.isNot(clang::tok::eof); tokens.push_back(token)) {
    if (token.is(clang::tok::eof)) break;
    const clang::SourceLocation spelled = token.getLocation();
    if (token.is(clang::tok::raw_identifier)) preprocessor.LookUpIdentifierInfo(token);
    token.setLocation(sources.createExpansionLoc(spelled, outer, outer, token.getLength()));
  }
  return tokens;
}

bool readToClosing(clang::Preprocessor& preprocessor, Tokens& tokens) {
  unsigned depth = 0;
  while (true) {
    clang::Token token;
    preprocessor.Lex(token);
    tokens.push_back(token);
    const bool opens = token.isOneOf(clang::tok::l_paren, clang::tok::l_brace);
    const bool closes = token.isOneOf(clang::tok::r_paren, clang::tok::r_brace);
    depth += opens ? 1 : 0;
    if (closes && (depth <= 1)) return depth == 1;
    depth -= closes ? 1 : 0;
    if (token.is(clang::tok::eof) || (depth == 0 && token.is(clang::tok::semi))) return false;
  }
}

void give(clang::Preprocessor& preprocessor, const Tokens& tokens, bool fresh) {
  auto stream = std::make_unique<clang::Token[]>(tokens.size());
  std::copy(tokens.begin(), tokens.end(), stream.get());
  // They went through the preprocessor once and are not counted again.
  for (std::size_t i = 0; i < tokens.size(); ++i) stream[i].setFlag(clang::Token::IsReinjected);
  preprocessor.EnterTokenStream(std::move(stream), tokens.size(), /*DisableMacroExpansion=*/!fresh,
                                /*IsReinject=*/true);
}

}  // namespace hipcpu
