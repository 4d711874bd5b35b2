// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_LEXER_H
#define HIPIFY_FACTS_LEXER_H

#include <string_view>

#include "hipify/facts/Token.h"

namespace hipify {

/// Cuts any text into tokens, in live and dead preprocessor branches alike. Never fails: what is
/// not C++ (an apostrophe in dead text, an open comment) ends at the end of its line or file.
TokenStream lex(std::string_view text);

/// The spelling of a token with line continuations taken out; `storage` holds it if need be.
std::string_view spelling(std::string_view text, const Token& token, std::string& storage);

}  // namespace hipify

#endif
