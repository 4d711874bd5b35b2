// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIPIFY_RULES_PTXTABLE_H
#define HIPIFY_RULES_PTXTABLE_H

// InlinePtx.def, ready to be asked.

#include <string>
#include <string_view>

#include "hipify/facts/Ptx.h"

namespace hipify::rules {

/// Where the translation runs: on every platform of HIP, or on the cpu alone.
enum class PtxTarget : unsigned char { Hip, Cpu };

struct PtxType {
  std::string_view name, cpp;
  char family;  // i integer, f float, p predicate, h half, v two halves
  unsigned bits;
};

struct PtxRow {
  std::string_view pattern, result, text;
};

struct PtxSpecial {
  std::string_view name, type, text;
};

/// The row for an instruction and the types that its opcode names, if any.
struct PtxMatch {
  const PtxRow* row = nullptr;
  const PtxType* type = nullptr;
  const PtxType* from = nullptr;  // <U>
};

const PtxType* findType(std::string_view name);            // null: there is none
const PtxType* constraintType(std::string_view constraint);  // "=r" is u32
const PtxSpecial* findSpecial(std::string_view name, PtxTarget target);  // null: it has no counterpart
PtxMatch findRow(const PtxInstruction& instruction);       // row null: it has none

/// The expression `text` with its bits read as another type; empty when the sizes differ.
std::string reinterpreted(const std::string& text, const PtxType& from, const PtxType& to);

}  // namespace hipify::rules

#endif
