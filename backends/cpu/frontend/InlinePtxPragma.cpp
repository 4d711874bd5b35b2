// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Inline PTX, in sources that are compiled as they are:
//
//   asm("popc.b32 %0, %1;" : "=r"(r) : "r"(x));   ->   (r) = __popc((x));
//
// The headers make `asm` a macro that puts `#pragma hipcpu_asm` in front of the keyword. The pragma reads
// the statement, whatever macros made it, and gives the parser what hipify would have written. PTX that
// has no translation becomes an asm statement without operands, whose constraints clang would refuse in
// unused functions, too; the kernel compiler refuses it where it is used.

#include <clang/Lex/Pragma.h>

#include "backends/cpu/frontend/TokenText.h"
#include "hipify/facts/Lexer.h"
#include "hipify/facts/TokenFacts.h"
#include "hipify/rules/PtxTranslation.h"

namespace hipcpu {

namespace {

constexpr llvm::StringLiteral kName = "<inline PTX>";

/// The asm statement that `text` is.
hipify::InlineAsm readStatement(const std::string& text) {
  hipify::Facts facts;
  facts.text = text;
  facts.stream = hipify::lex(text);
  hipify::facts_detail::pairBrackets(facts);
  hipify::facts_detail::findInlineAsm(facts);
  return facts.inlineAsm.empty() ? hipify::InlineAsm{} : std::move(facts.inlineAsm.front());
}

/// A literal for clang.
std::string quoted(const std::string& text) {
  std::string literal = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') literal += '\\';
    literal += c == '\n' ? ' ' : c;
  }
  return literal + '"';
}

class InlinePtxPragma : public clang::PragmaHandler {
 public:
  InlinePtxPragma() : PragmaHandler("hipcpu_asm") {}

  void HandlePragma(clang::Preprocessor& preprocessor, clang::PragmaIntroducer, clang::Token& name) override {
    while (name.isNot(clang::tok::eod)) preprocessor.Lex(name);
    Tokens tokens;
    const bool whole = readToClosing(preprocessor, tokens);
    const TokenText spelled(preprocessor, tokens);
    const hipify::InlineAsm statement = whole ? readStatement(spelled.text) : hipify::InlineAsm{};
    if (!hipify::rules::isPtx(statement)) return give(preprocessor, tokens, /*fresh=*/false);

    const hipify::rules::PtxTranslation translation = hipify::rules::translatePtx(statement, hipify::rules::PtxTarget::Cpu);
    const clang::SourceLocation place = tokens.front().getLocation();
    if (!translation.problem.empty()) {
      const bool several = statement.program.instructions.size() > 1;
      const std::string text = several ? translation.problem + ", in " + statement.text : statement.text;
      const std::string rest = "__asm__ __volatile__(" + quoted(text) + ")";
      return give(preprocessor, tokensOf(preprocessor, rest, place, kName), /*fresh=*/false);
    }
    Tokens result;
    for (std::size_t i = 0; i < translation.gaps.size(); ++i) {
      const Tokens gap = tokensOf(preprocessor, translation.gaps[i], place, kName);
      result.insert(result.end(), gap.begin(), gap.end());
      if (i == statement.operands.size()) break;
      // With its parentheses: an operand may have a comma.
      const hipify::Range range = statement.operands[i].expression;
      const auto from = static_cast<std::ptrdiff_t>(spelled.tokenAt(range.begin) - 1);
      const auto to = static_cast<std::ptrdiff_t>(spelled.tokenAt(range.end) + 1);
      result.insert(result.end(), tokens.begin() + from, tokens.begin() + to);
    }
    give(preprocessor, result, /*fresh=*/true);
  }
};

const clang::PragmaHandlerRegistry::Add<InlinePtxPragma> kRegistered("hipcpu_asm", "inline PTX as C++");

}  // namespace

}  // namespace hipcpu
