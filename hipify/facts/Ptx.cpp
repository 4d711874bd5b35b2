// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// "{ .reg .pred p; setp.ne.u32 p, %1, 0; selp.u32 %0, 1, 0, p; }"
//   registers: p (pred)     instructions: setp.ne.u32 p, %1, 0     selp.u32 %0, 1, 0, p

#include "hipify/facts/Ptx.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace hipify {

namespace {

bool isWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$' || c == '.'; }

class PtxReader {
 public:
  explicit PtxReader(std::string_view text) : text(text) {}

  PtxProgram run() {
    while (skip(), at < text.size()) {
      const char c = text[at];
      if (c == ';' || c == '{' || c == '}') {
        ++at;
      } else if (text.substr(at, 4) == ".reg") {
        at += 4;
        registers();
      } else {
        instruction();
      }
    }
    return std::move(program);
  }

 private:
  // White space and comments.
  void skip() {
    while (at < text.size()) {
      if (std::isspace(static_cast<unsigned char>(text[at])) != 0) {
        ++at;
      } else if (text.substr(at, 2) == "//") {
        at = std::min(text.find('\n', at), text.size());
      } else if (text.substr(at, 2) == "/*") {
        const std::size_t end = text.find("*/", at);
        at = end == std::string_view::npos ? text.size() : end + 2;
      } else {
        break;
      }
    }
  }

  bool take(char c) {
    skip();
    const bool found = at < text.size() && text[at] == c;
    at += found ? 1 : 0;
    return found;
  }

  std::string word() {
    skip();
    const std::size_t start = at;
    at += at < text.size() && text[at] == '%' ? 1 : 0;
    while (at < text.size() && (isWord(text[at]) || text.substr(at, 2) == "::" ||
                                (at > start && text[at] == ':' && text[at - 1] == ':'))) {
      ++at;
    }
    return std::string(text.substr(start, at - start));
  }

  // .u32 a, b;   .b32 t<4>;
  void registers() {
    std::string type = word();
    while (!type.empty() && type[0] == '.') {
      type.erase(0, 1);
    }
    do {
      const std::string name = word();
      if (take('<')) {
        const int count = std::atoi(word().c_str());
        for (int i = 0; i < count && i < 256; ++i) {
          program.registers.push_back({name + std::to_string(i), type});
        }
        take('>');
      } else {
        program.registers.push_back({name, type});
      }
    } while (take(','));
  }

  void instruction() {
    PtxInstruction result;
    if (take('@')) {
      result.guardNegated = take('!');
      result.guard = word();
    }
    result.opcode = word();
    const std::size_t start = at;
    while (skip(), at < text.size() && text[at] != ';' && text[at] != '}') {
      const std::size_t before = at;
      result.operands.push_back(operand());
      take(',');
      at += at == before ? 1 : 0;  // a character that starts no operand
    }
    at += result.opcode.empty() && at == start ? 1 : 0;
    program.instructions.push_back(std::move(result));
  }

  PtxOperand operand() {
    PtxOperand result;
    if (take('{')) {
      result.kind = PtxOperand::Kind::Group;
      do {
        result.parts.push_back(operand());
      } while (take(','));
      take('}');
      return result;
    }
    if (take('[')) {
      result.kind = PtxOperand::Kind::Address;
      result.parts.push_back(operand());
      if (take('+')) {
        skip();
        result.text = (take('-') ? "-" : "") + word();
      }
      take(']');
      return result;
    }
    result = simple();
    if (take('|')) {
      PtxOperand pair;
      pair.kind = PtxOperand::Kind::Pair;
      pair.parts = {result, simple()};
      return pair;
    }
    return result;
  }

  PtxOperand simple() {
    PtxOperand result;
    result.negated = take('!');
    const bool minus = take('-');
    result.text = (minus ? "-" : "") + word();
    const std::string_view body = std::string_view(result.text).substr(minus ? 1 : 0);
    if (body.size() > 1 && body[0] == '%') {
      const bool isIndex = std::isdigit(static_cast<unsigned char>(body[1])) != 0;
      result.kind = isIndex ? PtxOperand::Kind::Asm : PtxOperand::Kind::Special;
      result.index = isIndex ? static_cast<unsigned>(std::atoi(body.data() + 1)) : 0;
    } else if (!body.empty() && std::isdigit(static_cast<unsigned char>(body[0])) != 0) {
      result.kind = PtxOperand::Kind::Number;
    }
    return result;
  }

  std::string_view text;
  std::size_t at = 0;
  PtxProgram program;
};

}  // namespace

PtxProgram parsePtx(std::string_view text) { return PtxReader(text).run(); }

}  // namespace hipify
