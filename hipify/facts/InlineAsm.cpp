// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// asm volatile("bfe.u32 %0, %1, %2, %[n];" : "=r"(r) : "r"(v), "r"(at), [n] "r"(count));
//   text: bfe.u32 %0, %1, %2, %3     operands: =r r, r v, r at, r count (n)

#include "hipify/facts/TokenFacts.h"

namespace hipify::facts_detail {

namespace {

// What the literal stands for, with `%%` as `%`.
void appendLiteral(std::string_view literal, std::string& out) {
  const std::size_t first = literal.find('"');
  const bool raw = first != 0 && literal[first - 1] == 'R';
  const std::size_t begin = raw ? literal.find('(') + 1 : first + 1;
  const std::size_t end = raw ? literal.rfind(')') : literal.size() - 1;
  for (std::size_t i = begin; i < end; ++i) {
    char c = literal[i];
    if (!raw && c == '\\' && i + 1 < end) {
      ++i;
      c = literal[i] == '"' || literal[i] == '\\' ? literal[i] : '\n';
    }
    if (c != '%' || out.empty() || out.back() != '%') {
      out += c;
    }
  }
}

// %[name] -> %2
void numberOperands(InlineAsm& statement) {
  for (std::size_t i = 0; i < statement.operands.size(); ++i) {
    const std::string name = "%[" + statement.operands[i].name + "]";
    for (std::size_t at = statement.text.find(name); !statement.operands[i].name.empty() && at != std::string::npos;
         at = statement.text.find(name)) {
      statement.text.replace(at, name.size(), "%" + std::to_string(i));
    }
  }
}

class AsmReader {
 public:
  AsmReader(const Facts& facts, InlineAsm& statement) : facts(facts), statement(statement) {}

  void run(std::uint32_t open) {
    std::string name;
    for (std::uint32_t t = facts.next(open); t != kNone && t < statement.close; t = facts.next(t)) {
      const Token& token = facts.token(t);
      if (token.is(':') || token.is(Symbol::Scope)) {
        section += token.is(':') ? 1 : 2;
      } else if (section == 0 && token.kind == TokenKind::String) {
        appendLiteral(facts.spell(t), statement.text);
      } else if (section == 0) {
        statement.isWhole = false;
      } else if (section > 2 || token.is(',')) {
        continue;  // what the instructions overwrite
      } else if (token.is('[') && facts.partner[t] != kNone && facts.partner[t] > t) {
        name = facts.spell(t + 1);
        t = facts.partner[t];
      } else if (token.kind == TokenKind::String) {
        t = readOperand(t, name);
        name.clear();
      } else {
        statement.isWhole = false;  // an operand made by a macro, or no asm statement at all
      }
    }
    numberOperands(statement);
  }

 private:
  // "=r"(expression); the token of its closing parenthesis
  std::uint32_t readOperand(std::uint32_t t, const std::string& name) {
    const std::uint32_t open = facts.next(t);
    if (open == kNone || !facts.token(open).is('(') || facts.partner[open] == kNone) {
      statement.isWhole = false;
      return t;
    }
    const std::uint32_t close = facts.partner[open];
    AsmOperand operand;
    operand.expression = {facts.token(open).range().end, facts.token(close).offset};
    const std::string_view literal = facts.spell(t);
    operand.constraint = literal.substr(1, literal.size() - 2);
    operand.name = name;
    statement.outputs += section == 1 ? 1 : 0;
    statement.operands.push_back(std::move(operand));
    return close;
  }

  const Facts& facts;
  InlineAsm& statement;
  unsigned section = 0;
};

}  // namespace

void findInlineAsm(Facts& facts) {
  for (std::uint32_t t = 0; t < facts.stream.tokens.size(); ++t) {
    const Token& token = facts.token(t);
    if (token.kind != TokenKind::Identifier || (token.length != 3 && token.length != 5 && token.length != 7)) {
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
    AsmReader(facts, statement).run(open);
    statement.program = parsePtx(statement.text);
    facts.inlineAsm.push_back(std::move(statement));
  }
}

}  // namespace hipify::facts_detail
