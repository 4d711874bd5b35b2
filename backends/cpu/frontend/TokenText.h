// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BACKENDS_CPU_FRONTEND_TOKENTEXT_H
#define BACKENDS_CPU_FRONTEND_TOKENTEXT_H

// Tokens as text and text as tokens, for pragmas that change what the parser gets to see.

#include <cstdint>
#include <string>
#include <vector>

#include <clang/Lex/Preprocessor.h>

namespace hipcpu {

using Tokens = std::vector<clang::Token>;

/// What the tokens spell, macros expanded, and where each token begins in it.
struct TokenText {
  std::string text;
  std::vector<std::uint32_t> offsets;  // one for each token, and one more

  TokenText(clang::Preprocessor& preprocessor, const Tokens& tokens);
  /// The first token that begins at `offset` or later.
  std::size_t tokenAt(std::uint32_t offset) const;
};

/// The tokens of `text`, which diagnostics and debuggers place at `place` and call `name`.
Tokens tokensOf(clang::Preprocessor& preprocessor, const std::string& text, clang::SourceLocation place,
                llvm::StringRef name);

/// Reads up to the parenthesis or brace that closes the first one; `limit` tokens at most.
/// False: the text ends before.
bool readToClosing(clang::Preprocessor& preprocessor, Tokens& tokens);

/// Gives the parser `tokens` next. Macros in them are expanded only if they are `fresh`.
void give(clang::Preprocessor& preprocessor, const Tokens& tokens, bool fresh);

}  // namespace hipcpu

#endif
