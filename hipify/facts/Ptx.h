// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_FACTS_PTX_H
#define HIPIFY_FACTS_PTX_H

// The instructions of an asm statement, as PTX writes them.

#include <string>
#include <string_view>
#include <vector>

namespace hipify {

struct PtxOperand {
  enum class Kind : unsigned char {
    Asm,       // %0: an operand of the asm statement
    Register,  // r, !p
    Special,   // %laneid
    Number,
    Address,   // [a + 16]: part 0 is a, `text` the offset
    Group,     // {a, b}
    Pair,      // d|p
  };
  Kind kind = Kind::Register;
  std::string text;
  unsigned index = 0;    // Asm: which
  bool negated = false;  // !p
  std::vector<PtxOperand> parts;
};

/// @!guard opcode operands;
struct PtxInstruction {
  std::string guard;
  bool guardNegated = false;
  std::string opcode;
  std::vector<PtxOperand> operands;
};

/// .reg .type name;
struct PtxRegister {
  std::string name, type;
};

struct PtxProgram {
  std::vector<PtxRegister> registers;
  std::vector<PtxInstruction> instructions;
};

/// Reads the text of an asm statement: escapes undone, `%%` as `%`, operands as %0 %1.
PtxProgram parsePtx(std::string_view text);

}  // namespace hipify

#endif
