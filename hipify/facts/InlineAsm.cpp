// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// asm volatile("bfe.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(v), "r"(at), "r"(n));
//   instructions: bfe.u32 %0, %1, %2, %3     operands: r, v, at, n

#include "hipify/facts/TokenFacts.h"

namespace hipify::facts_detail {

namespace {

// The text between the quotes with white space folded, `%%` as `%` and no semicolon at the end.
void appendLiteral(std::string_view literal, std::string& out) {
  const std::size_t first = literal.find('"');
  for (std::size_t i = first + 1; i + 1 < literal.size(); ++i) {
    const bool escape = literal[i] == '\\' && i + 2 < literal.size();
    const bool space = literal[i] == ' ' || literal[i] == '\t' || literal[i] == '\n' || escape;
    i += escape ? 1 : 0;
    if (space) {
      if (!out.empty() && out.back() != ' ') {
        out += ' ';
      }
    } else if (!(literal[i] == '%' && !out.empty() && out.back() == '%')) {
      out += literal[i];
    }
  }
}

void trim(std::string& text) {
  while (!text.empty() && (text.back() == ' ' || text.back() == ';')) {
    text.pop_back();
  }
}

}  // namespace

void findInlineAsm(Facts& facts) {
  for (std::uint32_t t = 0; t < facts.stream.tokens.size(); ++t) {
    if (facts.token(t).kind != TokenKind::Identifier) {
      continue;
    }
    const std::string_view word = facts.spell(t);
    if (word != "asm" && word != "__asm__" && word != "__asm") {
      continue;
    }
    std::uint32_t open = facts.next(t);
    while (open != kNone && facts.token(open).kind == TokenKind::Identifier) {
      open = facts.next(open);  // volatile
    }
    if (open == kNone || !facts.token(open).is('(') || facts.partner[open] == kNone) {
      continue;
    }
    InlineAsm statement;
    statement.token = t;
    statement.close = facts.partner[open];
    unsigned section = 0;
    for (std::uint32_t inner = facts.next(open); inner != kNone && inner < statement.close; inner = facts.next(inner)) {
      const Token& token = facts.token(inner);
      if (token.is(':') || token.is(Symbol::Scope)) {
        section += token.is(':') ? 1 : 2;
      } else if (section == 0 && token.kind == TokenKind::String) {
        appendLiteral(facts.spell(inner), statement.instructions);
      } else if (section == 0) {
        statement.isPlain = false;  // pieces of the text come from macros
      } else if (token.kind == TokenKind::String && facts.spell(inner).find('+') != std::string_view::npos) {
        statement.isPlain = false;  // an operand that is read and written
      } else if (section > 2) {
        continue;  // what the instructions overwrite
      } else if (token.is('(') && facts.partner[inner] != kNone &&
                 facts.token(facts.previous(inner)).kind == TokenKind::String) {
        statement.operands.push_back({facts.token(inner).range().end, facts.token(facts.partner[inner]).offset});
        inner = facts.partner[inner];
      } else if (token.kind != TokenKind::String && !token.is(',')) {
        statement.isPlain = false;  // a named operand, or no asm statement at all
      }
    }
    trim(statement.instructions);
    facts.inlineAsm.push_back(std::move(statement));
  }
}

}  // namespace hipify::facts_detail
